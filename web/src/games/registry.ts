// The games the screens know, each loaded when somebody opens a table of it.
import type { GameLook } from "./contract";

const GAMES: Record<string, () => Promise<{ default: GameLook }>> = {
  island: () => import("./island/index"),
  desert: () => import("./desert/index"),
};

/** The pictures and words of a game. */
export async function findGame(name: string): Promise<GameLook> {
  const load = GAMES[name];
  if (!load) throw new Error(`there is no game ${name}`);
  return (await load()).default;
}
