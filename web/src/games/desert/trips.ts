// What changes its place in a play: equipment from a tile or another hand, water, a part into its tray.
import type { Play } from "../../wire";
import type { Trip } from "../contract";
import { readEvents } from "./events";
import type { DesertSnapshot } from "./wire";

/** The ways that things go. */
export function trips(play: Play, snapshot: DesertSnapshot): Trip[] {
  const tileOf = (seat: number) => `[data-cell="${snapshot.seats[seat]?.cell}"]`;
  const card = (seat: number, piece: string) => `[data-card="${seat}:${piece}"]`;
  return readEvents(play.events).flatMap((event): Trip[] => {
    switch (event.kind) {
      case "geared":
        return [{ from: tileOf(event.seat), to: card(event.seat, event.piece), delay: 400 }];
      case "passed":
        return [{ from: card(event.seat, event.piece), to: card(event.to, event.piece) }];
      case "watered": {
        const [from, to] = [event.seat, event.to].map((seat) => `[data-canteen="${seat}"]`);
        return [{ from: from!, to: to!, leaves: true }];
      }
      case "took":
        return [
          { from: tileOf(event.seat), to: `[data-prize="${event.part}"]`, look: "desert-art" },
        ];
      default:
        return [];
    }
  });
}
