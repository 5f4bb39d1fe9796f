// How I like to play; kept in this browser.

export interface Settings {
  motion: number; // speed: 0 none, 0.5 slow, 1 normal, 2 fast
  confirm: boolean; // ask before a turn is ended with actions left
  cardByCard: boolean; // never turn all cards at once
  advice: "off" | "hints" | "full";
  sound: boolean;
  volume: number; // from 0 to 1
  guided: string[]; // games whose first-turn guide has been seen
}

const STORED = "forbidden.settings";
const DEFAULTS: Settings = {
  motion: 1,
  confirm: true,
  cardByCard: false,
  advice: "hints",
  sound: true,
  volume: 0.5,
  guided: [],
};

function read(): Settings {
  try {
    const found = JSON.parse(localStorage.getItem(STORED) ?? "{}") as Partial<Settings>;
    return { ...DEFAULTS, ...found };
  } catch {
    return { ...DEFAULTS };
  }
}

let current = $state.raw(read());

/** The settings now. */
export function settings(): Settings {
  return current;
}

/** Change some of them, from now on. */
export function prefer(changes: Partial<Settings>): void {
  current = { ...current, ...changes };
  try {
    localStorage.setItem(STORED, JSON.stringify(current));
  } catch {
    // They last as long as the page.
  }
}
