// Advice as people can use it.
import type { Advised, AdvisedChoice, Seat } from "../wire";

/** The choices of those seats that people play: bots make up their own minds. */
export function forPeople(advice: Advised, seats: Seat[]): AdvisedChoice[] {
  const choices = advice.choices.filter(
    ({ action }) => action === null || seats[Number(action.split(" ", 1)[0])]?.who !== "bot",
  );
  return choices.length > 0 ? choices : advice.choices;
}
