// What a room would give to the pictures.
import type { TableProps } from "../../../src/games/contract";
import type { DesertChances, DesertSnapshot } from "../../../src/games/desert/wire";
import type { Play } from "../../../src/wire";

export function propsAt(
  position: { snapshot: DesertSnapshot },
  own: Partial<TableProps<DesertSnapshot, DesertChances>> = {},
): TableProps<DesertSnapshot, DesertChances> {
  let snapshot = $state.raw(position.snapshot);
  let moment = $state.raw<Play | null>(null);
  let revealed = $state.raw(true);
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
    get revealed() {
      return revealed;
    },
    set revealed(next) {
      revealed = next;
    },
    get toAct() {
      return snapshot.turn;
    },
    chances: null,
    seats: [],
    yours: [0],
    actions: [],
    clickable: { cells: {}, cards: {}, pawns: {} },
    chosen: null,
    pointed: null,
    hinted: { action: null, cells: [], cards: [], pawns: [] },
    ending: null,
    odds: "raised",
    motion: 0,
    act: () => {},
    choose: () => {},
    ...own,
  };
}
