// Light, dark, or as the system has it.

export type Theme = "auto" | "light" | "dark";
export const THEMES: Theme[] = ["auto", "light", "dark"];

const STORED = "forbidden.theme";

let current = $state<Theme>(stored());

function stored(): Theme {
  const value = localStorage.getItem(STORED);
  return value === "light" || value === "dark" ? value : "auto";
}

/** The theme now. */
export function theme(): Theme {
  return current;
}

/** Wear a theme from now on. */
export function wear(next: Theme): void {
  current = next;
  localStorage.setItem(STORED, next);
  showTheme();
}

/** Wear the palette of a game, or of none. */
export function wearGame(game: string | null): void {
  const root = document.documentElement;
  if (game) root.dataset.game = game;
  else root.removeAttribute("data-game");
  requestAnimationFrame(colourFrame);
}

/** Put the theme on the page, and its colour around the page. */
export function showTheme(): void {
  const root = document.documentElement;
  if (current === "auto") root.removeAttribute("data-theme");
  else root.dataset.theme = current;
  colourFrame();
}

/** The colour of the browser's own frame follows that of the page. */
export function colourFrame(): void {
  let meta = document.querySelector<HTMLMetaElement>('meta[name="theme-color"]');
  if (!meta) {
    meta = document.createElement("meta");
    meta.name = "theme-color";
    document.head.append(meta);
  }
  meta.content = getComputedStyle(document.documentElement).backgroundColor;
}

window
  .matchMedia("(prefers-color-scheme: dark)")
  .addEventListener("change", () => requestAnimationFrame(colourFrame));
