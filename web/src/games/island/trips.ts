// What changes its place in a play: a card from the pile, to another hand or the discards, a treasure into its tray.
import type { Play } from "../../wire";
import type { Trip } from "../contract";
import { readEvents } from "./events";

const TURNED = 260; // milliseconds that a drawn card is read before it goes to its hand
const ADMIRED = 850; // the same for a treasure

/** The ways that things go. */
export function trips(play: Play): Trip[] {
  return readEvents(play.events).flatMap((event): Trip[] => {
    if (event.kind === "card") {
      const to = `[data-card="${event.seat}:${event.card}"]`;
      return [{ from: "[data-drawn]", to, delay: TURNED }];
    }
    if (event.kind === "gave") {
      const [from, to] = [event.seat, event.to].map(
        (seat) => `[data-card="${seat}:${event.card}"]`,
      );
      return [{ from: from!, to: to! }];
    }
    if (event.kind === "discarded" || event.kind === "spent") {
      const from = `[data-card="${event.seat}:${event.card}"]`;
      return [{ from, to: '[data-pile="treasure"]', leaves: true }];
    }
    if (event.kind === "captured")
      return [
        { from: '[data-guide="board"]', to: `[data-prize="${event.treasure}"]`, delay: ADMIRED },
      ];
    return [];
  });
}
