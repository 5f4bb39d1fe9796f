// Addresses and the screens they mean.

import { GAMES, gameOfRule } from "../games/registry";

export type Route =
  | { screen: "home" }
  | { screen: "new"; game: string; friends: boolean; role: string }
  | { screen: "try"; game: string; prepared: string }
  | { screen: "room"; table: string; key: string }
  | { screen: "replay"; table: string; frame: number | null }
  | { screen: "open" }
  | { screen: "rules"; game: string; anchor: string }
  | { screen: "learn" }
  | { screen: "statistics" }
  | { screen: "record" }
  | { screen: "challenge"; day: string }
  | { screen: "about" }
  | { screen: "missing" };

const TABLE = /^[A-Za-z0-9_-]{1,64}$/;
const DAY = /^\d{4}-\d\d-\d\d$/;
const KEY = /^[A-Za-z0-9_.~-]{8,80}$/;

/** The screen of an address; an unknown one, or one of an unknown game, is `missing`. */
export function readAddress(address: string, games: readonly string[] = GAMES): Route {
  const isGame = (word: string) => games.includes(word);
  const url = new URL(address, "http://here");
  const hash = readHash(url.hash);
  const [first, second, third, ...more] = url.pathname.split("/").filter(Boolean);
  if (more.length > 0) return { screen: "missing" };
  if (first === undefined) return { screen: "home" };
  if (first === "new" && second && isGame(second) && !third) {
    const wish = url.searchParams;
    return {
      screen: "new",
      game: second,
      friends: wish.has("friends"),
      role: wish.get("role") ?? "",
    };
  }
  if (first === "try" && second && isGame(second) && third && TABLE.test(third)) {
    return { screen: "try", game: second, prepared: third };
  }
  if (first === "t" && second && TABLE.test(second)) {
    if (!third) return { screen: "room", table: second, key: hash };
    if (third === "replay") {
      return { screen: "replay", table: second, frame: /^\d{1,5}$/.test(hash) ? +hash : null };
    }
  }
  if (first === "rules" && second && isGame(second) && !third) {
    return { screen: "rules", game: second, anchor: hash };
  }
  if (first === "challenge" && !third && (!second || DAY.test(second))) {
    return { screen: "challenge", day: second ?? "" };
  }
  if (!second) {
    if (first === "open") return { screen: "open" };
    if (first === "learn") return { screen: "learn" };
    if (first === "record") return { screen: "record" };
    if (first === "statistics") return { screen: "statistics" };
    if (first === "about") return { screen: "about" };
  }
  return { screen: "missing" };
}

function readHash(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return hash.slice(1); // a broken % sequence
  }
}

/** The address of a rule by its number, whose prefix says the game; null for a number of no game. */
export function ruleAddress(rule: string): string | null {
  const game = gameOfRule(rule);
  return game && `/rules/${game}#${rule}`;
}

/** The address at which a game is learned by playing a turn of it. */
export function firstGameAddress(game: string): string {
  return `/try/${game}/first-game`;
}

/** The address of a table, to send to friends. */
export function tableAddress(origin: string, table: string): string {
  return `${origin}/t/${table}`;
}

/** Whether a host's name only means this computer. */
export function isLocal(hostname: string): boolean {
  return /^(localhost$|127\.|\[?::1\]?$)/.test(hostname);
}

/** Whether this may be the key of a seat; an address can be cut short on its way. */
export function isKey(word: string): boolean {
  return KEY.test(word);
}
