// How I like to play; kept in this browser.

/** How the cards of a turn are revealed: by a click each; by themselves, with a moment in which to ask to
 * wait; or at once, unless somebody else could do something first. */
export type Reveal = "one" | "ring" | "all";

export interface Settings {
  motion: number; // speed: 0 none, 0.5 slow, 1 normal, 2 fast
  confirm: boolean; // ask before a turn is ended with actions left
  reveal: Reveal;
  advice: "off" | "hints" | "full";
  odds: "always" | "raised" | "never"; // the chances that the board shows
  sound: boolean;
  volume: number; // from 0 to 1
  guided: string[]; // games whose guided first game has been played, or declined
  lessonOver: string; // the table whose guided turn is over
}

const STORED = "forbidden.settings";
const DEFAULTS: Settings = {
  motion: 1,
  confirm: true,
  reveal: "ring",
  advice: "hints",
  odds: "raised",
  sound: true,
  volume: 0.5,
  guided: [],
  lessonOver: "",
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
