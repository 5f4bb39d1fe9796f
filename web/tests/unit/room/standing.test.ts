import { expect, it } from "vitest";
import desert from "../../../src/games/desert/index";
import type { DesertSnapshot } from "../../../src/games/desert/wire";
import island from "../../../src/games/island/index";
import { standing } from "../../../src/match/telling";
import type { Play } from "../../../src/wire";
import { GAMES } from "../island/games";

const play = (number: number, action: string, events: string[] = []): Play => ({
  number,
  seat: Number(action[0]),
  action,
  events,
});

it("a play that was taken back does not count, nor does taking it back", () => {
  const log = ["0 move c4", "0 move c5", "0 back", "0 shore c4", "0 back", "0 end"];
  const left = standing(log.map((action, at) => play(at + 1, action)));
  expect(left.map((one) => one.number)).toEqual([1, 6]);
});

it("a summary leaves out what was undone by what followed", () => {
  const { snapshot } = GAMES[0]!;
  const cell = snapshot.flooded[0]!;
  const lines = island.sumUp(
    [
      play(1, "1 shore c4", [`shored ${cell}`]),
      play(2, "1 give 0 fire", ["gave 1 0 fire"]),
      play(3, "1 draw", ["card 1 rise", "rose 3", "on-top 2"]),
      play(4, "1 flood", [`flooded ${cell}`]),
    ],
    snapshot,
    ["Ann", "Ben"],
  );
  expect(lines).toHaveLength(3); // the gift, the water, the tile that is flooded now
});

it("cards fly to the hand that they go to", () => {
  const { snapshot } = GAMES[0]!;
  expect(island.trips(play(1, "1 give 0 fire", ["gave 1 0 fire"]), snapshot)).toEqual([
    { from: '[data-card="1:fire"]', to: '[data-card="0:fire"]' },
  ]);
  expect(island.trips(play(1, "1 move c4", ["moved 1 c4"]), snapshot)).toEqual([]);
});

it("what is discarded or poured out leaves its owner", () => {
  const { snapshot } = GAMES[0]!;
  expect(island.trips(play(1, "1 discard fire", ["discarded 1 fire"]), snapshot)).toEqual([
    { from: '[data-card="1:fire"]', to: '[data-pile="treasure"]', leaves: true },
  ]);
  const oasis = { seats: [] } as unknown as DesertSnapshot;
  expect(desert.trips(play(1, "0 water 1 2", ["watered 0 1 2"]), oasis)).toEqual([
    { from: '[data-canteen="0"]', to: '[data-canteen="1"]', leaves: true },
  ]);
});
