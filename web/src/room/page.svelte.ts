// What a table does to the page around it: its palette, its title and its sounds.
import { isMyTurn, isOver, namesOf } from "../match/queries";
import { settings } from "../match/settings.svelte";
import type { TableState } from "../match/state.svelte";
import { listenForFirstTouch, setVolume } from "../ui/sound";
import { wearGame } from "../ui/theme.svelte";
import { say } from "../words.svelte";

/** As long as the component lives that calls it. */
export function dressPage(table: TableState): void {
  $effect(() => wearPalette(table.info?.game));
  $effect(() => writeTitle(table));
  $effect(() => {
    setVolume(settings().sound ? settings().volume : 0);
    return listenForFirstTouch();
  });
}

function wearPalette(game: string | undefined): (() => void) | void {
  if (!game) return;
  const before = document.documentElement.dataset.game ?? null;
  wearGame(game);
  return () => wearGame(before);
}

function writeTitle(table: TableState): (() => void) | void {
  if (!table.info) return;
  const whose = !table.started
    ? "lobby"
    : isOver(table)
      ? "over"
      : isMyTurn(table)
        ? "own"
        : "other";
  const name = namesOf(table)[table.shown?.to_act ?? -1] ?? "";
  const title = say(`table-title-${whose}`, { game: say(`game-${table.info.game}`), name });
  const timer = setTimeout(() => (document.title = title)); // after the shell has set its own
  return () => clearTimeout(timer);
}
