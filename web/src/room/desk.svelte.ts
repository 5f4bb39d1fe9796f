// One player's side of the table: what is shown, what can be done now, and doing it.
import { untrack } from "svelte";
import type { GameLook, Look, Snapshot } from "../games/contract";
import { findGame } from "../games/registry";
import { family, type Entry } from "../match/choices";
import { myName } from "../match/keys";
import { distinct } from "../match/lists";
import { Match, type Witness } from "../match/match.svelte";
import { cellsOf } from "../match/notation";
import { settings } from "../match/settings.svelte";
import { taskOf, type Task } from "../match/task";
import { sentence, tellPlay, turnIn } from "../match/telling";
import { sound } from "../ui/sound";
import { toast } from "../ui/toast.svelte";
import type { Play, Position } from "../wire";
import { hasWords, say } from "../words.svelte";
import { forPeople } from "./advised";
import { Chooser } from "./chooser.svelte";

const ADVICE_AFTER = 250; // milliseconds of quiet before advice is asked for by itself

export class Desk {
  look = $state.raw<GameLook | null>(null);
  past = $state.raw<{ number: number; snapshot: Snapshot } | null>(null); // a moment looked back at
  ending = $state(false); // the end of the turn waits to be confirmed
  picked = $state(0); // of the advice
  announced = $state("");
  rematch = $state<string | null>(null); // the table of the next game

  readonly match: Match;
  readonly chooser: Chooser;
  readonly #go: (path: string) => void;
  #turning = $state<string | null>(null); // the verb of cards that are turned one after another
  #hinting = $state(false);
  #wantsAgain = false;
  #number = -1;

  readonly position = $derived.by(() => this.match.shown);
  readonly snapshot = $derived(this.past?.snapshot ?? this.position?.snapshot ?? null);
  readonly game = $derived.by(() => this.match.info?.game ?? "island");
  readonly over = $derived(this.position !== null && this.position.outcome !== "running");
  readonly task: Task = $derived(this.position ? taskOf(this.position) : "act");
  readonly seated = $derived.by(() => this.match.yours.length > 0);
  readonly myTurn = $derived.by(
    () => this.position !== null && !this.over && this.chooser.seats.includes(this.position.to_act),
  );

  /** By seat; two seats of one person go by their roles. */
  readonly names = $derived.by(() =>
    this.match.seats.map((seat, at) => {
      const twice = this.match.seats.some((other) => other !== seat && other.name === seat.name);
      const role = this.position?.snapshot.seats[at]?.role;
      return seat.name && !twice ? seat.name : say(`role-${role}`);
    }),
  );

  /** All seats, own ones first, then round the table. */
  readonly order = $derived.by(() => {
    const { seats, yours } = this.match;
    const round = seats.map((_, at) => ((yours[0] ?? 0) + at) % seats.length);
    const own = (seat: number) => yours.includes(seat);
    return [...round.filter(own), ...round.filter((seat) => !own(seat))];
  });

  /** Seats that could do something before the next card. */
  readonly holders = $derived.by(() =>
    this.look && this.position && !this.over ? this.look.holders(this.position.snapshot) : [],
  );
  /** Nobody can interfere: all cards may come at once. */
  readonly drawAll = $derived.by(
    () => !settings().cardByCard && this.holders.length === 0 && this.match.waiting.length === 0,
  );
  readonly turnsCards = $derived(this.task === "draw" || this.task === "flood");

  /** My seat that could hold the next card back, or does. */
  readonly held = $derived.by(() => {
    const { position, chooser, match } = this;
    if (!position || !this.turnsCards) return null;
    const could = (seat: number) => seat !== position.to_act && this.holders.includes(seat);
    return (
      chooser.seats.find((seat) => match.waiting.includes(seat)) ??
      chooser.seats.find(could) ??
      null
    );
  });

  readonly advice = $derived.by(() => {
    const { advice, newest } = this.match;
    return advice && advice.number === newest?.number ? advice : null;
  });
  readonly hinted = $derived.by(() => {
    const choice = this.advice && forPeople(this.advice, this.match.seats)[this.picked];
    const wanted = this.#hinting || settings().advice === "full";
    return choice?.action && wanted && !this.past ? cellsOf(choice.action) : [];
  });

  /** What is to be clicked next, in words. */
  readonly prompt = $derived.by(() => {
    const { choosing, legal, menu } = this.chooser;
    if (choosing.chosen.length === 0 || menu) return null;
    const verbs = distinct(legal.candidates(choosing).map((one) => family(one.action.verb)));
    const verb = verbs.length === 1 ? verbs[0]! : "several";
    const pawns = choosing.chosen.flatMap((one) => (one.kind === "pawn" ? [one.seat] : []));
    const key =
      verb === "lift" && pawns.length > 0 ? "table-prompt-lift-where" : `table-prompt-${verb}`;
    return say(hasWords(key) ? key : "table-prompt-several", {
      names: pawns.map((seat) => this.names[seat]).join(", "),
    });
  });

  /** What the pictures of the game are given. */
  readonly pictures = $derived.by((): Look | null => {
    const { snapshot, position, past, match, chooser } = this;
    if (!snapshot || !position) return null;
    return {
      snapshot,
      chances: past ? null : position.chances,
      seats: match.seats,
      yours: match.yours,
      toAct: past ? past.snapshot.turn : position.to_act,
      reach: chooser.reach,
      chosen: chooser.chosen,
      pointed: match.pointed,
      hinted: this.hinted,
      moment: past ? null : match.moment,
      motion: past ? 0 : match.speed,
      choose: (thing, place) => chooser.choose(thing, place),
    };
  });

  /** The last things that happened, once it is over. */
  readonly lastMoments = $derived.by(() => {
    const { look, position } = this;
    if (!look || !position || !this.over) return [];
    const told = this.match.log
      .slice(-8)
      .map((play) => tellPlay(look, play, position.snapshot, this.names).join(" "));
    return told.filter(Boolean).slice(-4);
  });

  constructor(table: string, keys: string[], go: (path: string) => void) {
    this.#go = go;
    this.match = new Match(table, keys, this.#witness());
    this.chooser = new Chooser(
      this.match,
      () => this.past !== null,
      (seat) => this.names[seat] ?? "",
    );
    $effect(() => () => this.match.close());
    $effect(() => {
      if (this.match.info) void findGame(this.match.info.game).then((found) => (this.look = found));
    });
    $effect(() => this.#startAfresh());
    $effect(() => this.#turnOn());
    $effect(() => this.#askByItself());
    $effect(() => this.#tellMyName());
  }

  // Doing things.

  act(action: string): void {
    this.#turning = null;
    this.ending = false;
    this.chooser.act(action);
  }

  /** End the turn; with actions left it takes two calls. */
  end(action: string): void {
    const left = this.position?.snapshot.left ?? 0;
    if (settings().confirm && left > 0 && !this.ending) this.ending = true;
    else this.act(action);
  }

  turnAll(action: string): void {
    this.act(action);
    this.#turning = action.split(" ")[1] ?? null;
  }

  /** By key: all cards if that is possible, else one; otherwise say why not at this place. */
  turnCard(place: Element): void {
    if (this.past) return void (this.past = null);
    const card = this.chooser.buttons.find(({ verb }) => verb === "draw" || verb === "flood");
    if (!card) this.#impossible("draw", place);
    else if (this.drawAll) this.turnAll(card.words);
    else this.act(card.words);
  }

  endTurn(place: Element): void {
    if (this.past) return void (this.past = null);
    const end = this.chooser.buttons.find((one) => one.verb === "end");
    if (end) this.end(end.words);
    else this.#impossible("end", place);
  }

  get canUndo(): boolean {
    const seat = this.position?.undo ?? null;
    return seat !== null && this.chooser.seats.includes(seat) && !this.over;
  }

  undo(): void {
    if (!this.canUndo) return;
    this.#turning = null;
    this.chooser.clear();
    this.match.back();
  }

  wait(): void {
    const { held, match } = this;
    if (held !== null) match.wait(held, !match.waiting.includes(held));
  }

  /** False where advice is switched off. */
  advise(): boolean {
    if (settings().advice === "off" || !this.seated) return false;
    this.#hinting = true;
    this.match.ask();
    return true;
  }

  pickAdvice(at: number): void {
    this.picked = at;
    this.#hinting = true;
  }

  point(cell: string): void {
    if (this.chooser.acting !== null) this.match.point(this.chooser.acting, cell);
  }

  again(): void {
    this.#wantsAgain = true;
    if (this.rematch) this.#go(`/t/${this.rematch}`);
    else this.match.rematch();
  }

  async lookBack(number: number): Promise<void> {
    if (number === this.match.newest?.number) {
      this.past = null;
      return;
    }
    const snapshot = await this.match.past.after(number).catch(() => null);
    if (!snapshot) return toast(say("table-past-unknown"));
    this.chooser.clear();
    this.past = { number, snapshot };
  }

  /** Take back what is half done; false if nothing is. */
  escape(): boolean {
    if (this.past) {
      this.past = null;
      return true;
    }
    if (this.match.skip() || this.chooser.back()) return true;
    if (!this.ending && !this.#turning) return false;
    this.ending = false;
    this.#turning = null;
    return true;
  }

  // Words.

  tell(action: string): string {
    const told = this.look!.tellAction(action, this.position!.snapshot, this.names);
    return say(told.key, told.arguments);
  }

  tellEntry(entry: Entry): string {
    if (entry.kind === "who") {
      const names = entry.seats.map((seat) => this.names[seat] ?? "");
      return names.length === 1
        ? names[0]!
        : say("table-menu-everybody", { names: names.join(", ") });
    }
    const what = entry.kind === "act" ? this.tell(entry.action.words) : this.#tellOpen(entry);
    const actors = distinct(
      this.chooser.menu?.entries.flatMap((one) => (one.kind === "who" ? [] : [one.action.seat])) ??
        [],
    );
    const name = this.names[entry.action.seat] ?? "";
    return actors.length > 1 ? say("table-menu-by", { name, what }) : what;
  }

  #tellOpen({ action }: Extract<Entry, { kind: "open" }>): string {
    const key = `table-open-${action.verb}`;
    if (!hasWords(key)) return this.tell(action.words);
    return say(key, { name: this.names[action.seats[0] ?? -1] ?? "" });
  }

  // What follows by itself.

  #witness(): Witness {
    return {
      shown: (play, position) => this.#tellOf(play, position),
      refused: ({ reason }, { code, action }) => {
        this.#turning = null;
        const idle = code === "busy" || (code === "stale" && action === null); // nobody did anything
        if (idle) return;
        sound("no");
        toast(sentence(reason, this.names), "warn");
      },
      because: (because) => {
        if (because) sound("no");
        this.chooser.explain(because);
      },
      moved: (table) => {
        this.rematch = table;
        if (this.#wantsAgain) this.#go(`/t/${table}`);
      },
    };
  }

  #tellOf(play: Play, now: Position): void {
    const { look } = this;
    if (!look) return;
    const told = tellPlay(look, play, now.snapshot, this.names);
    const turn = turnIn(play.events);
    if (turn !== null && now.outcome === "running") {
      const own = this.chooser.seats.includes(turn);
      told.push(say(own ? "table-turn-own" : "table-turn-other", { name: this.names[turn] ?? "" }));
      if (own) sound("turn");
    }
    if (now.outcome !== "running") told.push(say(`outcome-${now.outcome}`));
    this.announced = told.join(" ");
    const sounds = distinct(play.events.map((event) => look.sound(event)));
    for (const one of sounds.slice(0, 3)) if (one) sound(one);
  }

  #impossible(verb: string, place: Element): void {
    const { acting } = this.chooser;
    if (acting !== null && !this.over) this.chooser.wonder(`${acting} ${verb}`, place);
  }

  /** A new position: nothing is chosen. */
  #startAfresh(): void {
    const now = this.match.newest?.number ?? -1;
    if (now === this.#number) return;
    this.#number = now;
    untrack(() => {
      this.chooser.clear();
      this.ending = false;
      this.picked = 0;
      this.#hinting = false;
    });
  }

  #turnOn(): void {
    if (!this.#turning || !this.match.ready || this.match.sent) return;
    const next = this.chooser.buttons.find((one) => one.verb === this.#turning);
    if (next && this.drawAll) this.match.act(next.words);
    else this.#turning = null;
  }

  #askByItself(): (() => void) | void {
    if (settings().advice !== "full" || !this.myTurn || this.turnsCards) return;
    if (!this.match.ready || this.match.sent) return;
    const timer = setTimeout(() => this.match.ask(), ADVICE_AFTER);
    return () => clearTimeout(timer);
  }

  #tellMyName(): void {
    const { seats, yours, link } = this.match;
    const nameless = yours.filter((seat) => seats[seat]?.who === "person" && !seats[seat].name);
    const name = myName();
    if (link === "open" && name) for (const seat of nameless) this.match.sit(seat, name);
  }
}
