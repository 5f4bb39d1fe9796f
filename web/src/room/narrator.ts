// What happens at the table as sounds, notices and sentences for screen readers.
import { distinct } from "../match/lists";
import type { MatchListener } from "../match/match";
import type { Failure } from "../match/outbox";
import { namesOf, playedSeats } from "../match/queries";
import type { TableState } from "../match/state.svelte";
import { sentence, tellEnding, tellPlay, turnIn } from "../match/telling";
import { sound } from "../ui/sound";
import { toast } from "../ui/toast.svelte";
import type { Play, Position, Refused, Saying } from "../wire";
import { inARow, say } from "../words.svelte";
import { sayingCaption } from "./captions";

const SOUNDS_A_PLAY = 3; // more would be noise

export class Narrator implements MatchListener {
  readonly #state: TableState;

  constructor(state: TableState) {
    this.#state = state;
  }

  begun(): void {
    sound("card");
  }

  shown(play: Play, now: Position): void {
    const { ui } = this.#state;
    if (!ui) return;
    const names = namesOf(this.#state);
    const told = tellPlay(ui, play, now.snapshot, names);
    const turn = turnIn(ui, play.events);
    if (turn !== null && now.outcome === "running") {
      const own = playedSeats(this.#state).includes(turn);
      told.push(say(own ? "table-turn-own" : "table-turn-other", { name: names[turn] ?? "" }));
      if (own) sound("turn");
    }
    if (now.outcome !== "running") told.push(tellEnding(now.ending, now.outcome, names));
    this.#state.announced = inARow(told);
    const events = play.events.map((event) => ui.readEvent(event));
    const turned = events.some(({ reveal }) => reveal > 0); // its sound was heard then
    const sounds = distinct(events.map((event) => event.sound));
    for (const one of sounds.slice(0, SOUNDS_A_PLAY))
      if (one && !(turned && one === "card")) sound(one);
  }

  /** On every screen, whatever panel is open; toasts are read out as well. */
  said(saying: Saying): void {
    const name = namesOf(this.#state)[saying.seat] ?? "";
    toast(say("table-said", { name, what: sayingCaption(saying) }));
  }

  failed(what: Failure): void {
    toast(say(`table-failed-${what}`), "warn");
  }

  refused({ reason, code, action }: Refused): void {
    const idle = code === "busy" || (code === "stale" && action === null); // nobody did anything
    if (idle) return;
    sound("no");
    toast(sentence(reason, namesOf(this.#state)), "warn");
  }
}
