// What a room would give to the pictures.
import type { Look } from "../../../src/games/contract";
import type { DesertChances, DesertSnapshot, Play } from "../../../src/wire";

export function lookAt(
  position: { snapshot: DesertSnapshot },
  own: Partial<Look<DesertSnapshot, DesertChances>> = {},
): Look<DesertSnapshot, DesertChances> {
  let snapshot = $state.raw(position.snapshot);
  let moment = $state.raw<Play | null>(null);
  return {
    get snapshot() {
      return snapshot;
    },
    set snapshot(next) {
      snapshot = next;
    },
    get moment() {
      return moment;
    },
    set moment(next) {
      moment = next;
    },
    get toAct() {
      return snapshot.turn;
    },
    chances: null,
    seats: [],
    yours: [0],
    reach: { cells: {}, cards: {}, pawns: {} },
    chosen: null,
    pointed: null,
    hinted: [],
    motion: 0,
    choose: () => {},
    ...own,
  };
}
