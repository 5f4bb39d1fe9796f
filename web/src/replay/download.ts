// A record as a file.
import type { Replay } from "../wire";

/** The file's name: the game and where it was played. */
export function fileName(game: string, table: string): string {
  return `forbidden-${game}${table ? `-${table}` : ""}.json`;
}

/** Let the browser save the record of a replay. */
export function save(replay: Replay, table: string): void {
  const text = `${JSON.stringify(replay.record, null, 1)}\n`;
  const address = URL.createObjectURL(new Blob([text], { type: "application/json" }));
  const link = document.createElement("a");
  link.href = address;
  link.download = fileName(replay.game, table);
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 1000);
}
