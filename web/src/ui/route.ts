// Addresses and the screens they mean.

export type GameName = "island" | "desert";

export type Route =
  | { screen: "home" }
  | { screen: "new"; game: GameName; friends: boolean; role: string }
  | { screen: "room"; table: string; key: string }
  | { screen: "replay"; table: string; frame: number | null }
  | { screen: "open" }
  | { screen: "rules"; game: GameName; anchor: string }
  | { screen: "learn" }
  | { screen: "statistics" }
  | { screen: "about" }
  | { screen: "missing" };

const TABLE = /^[A-Za-z0-9_-]{1,64}$/;
const KEY = /^[A-Za-z0-9_.~-]{8,80}$/;

function isGame(word: string | undefined): word is GameName {
  return word === "island" || word === "desert";
}

/** The screen of an address; an unknown one is `missing`. */
export function readAddress(address: string): Route {
  const url = new URL(address, "http://here");
  const hash = readHash(url.hash);
  const [first, second, third, ...more] = url.pathname.split("/").filter(Boolean);
  if (more.length > 0) return { screen: "missing" };
  if (first === undefined) return { screen: "home" };
  if (first === "new" && isGame(second) && !third) {
    const wish = url.searchParams;
    return {
      screen: "new",
      game: second,
      friends: wish.has("friends"),
      role: wish.get("role") ?? "",
    };
  }
  if (first === "t" && second && TABLE.test(second)) {
    if (!third) return { screen: "room", table: second, key: KEY.test(hash) ? hash : "" };
    if (third === "replay") {
      return { screen: "replay", table: second, frame: /^\d{1,5}$/.test(hash) ? +hash : null };
    }
  }
  if (first === "rules" && isGame(second) && !third) {
    return { screen: "rules", game: second, anchor: hash };
  }
  if (!second) {
    if (first === "open") return { screen: "open" };
    if (first === "learn") return { screen: "learn" };
    if (first === "statistics") return { screen: "statistics" };
    if (first === "about") return { screen: "about" };
  }
  return { screen: "missing" };
}

function readHash(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return ""; // a broken % sequence
  }
}

/** The address of a rule's number: FI-30 is at /rules/island#FI-30. */
export function ruleAddress(rule: string): string {
  return `/rules/${rule.startsWith("FD") ? "desert" : "island"}#${rule}`;
}

/** The address to send to a friend, with the key of the seat. */
export function inviteAddress(origin: string, table: string, key: string): string {
  return `${origin}/t/${table}#${key}`;
}
