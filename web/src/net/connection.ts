// One socket to one table: joins, comes back by itself after a loss, and catches up from where it was.
import type { FromBrowser, FromServer } from "../wire";

/** joining: for the first time; lost: trying again; missing: there is no such table. */
export type Link = "joining" | "open" | "lost" | "missing" | "closed";

export interface Ears {
  hear(message: FromServer): void;
  link(state: Link): void;
  have(): number; // plays already known
  keys(): string[];
}

const FIRST_PAUSE = 400; // milliseconds before the first new try
const LONGEST_PAUSE = 12_000;
const NO_SUCH_TABLE = 4404; // close code of the server

/** The pause before a new try: it grows, and is ragged so that not all browsers come back at once. */
export function pauseBefore(tries: number, luck = Math.random()): number {
  return Math.min(LONGEST_PAUSE, FIRST_PAUSE * 2 ** tries) * (0.75 + luck / 2);
}

export class Connection {
  readonly #table: string;
  readonly #ears: Ears;
  #socket: WebSocket | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #tries = 0;
  #closed = false;
  readonly #again = () => {
    if (document.visibilityState === "visible") this.retry();
  };

  constructor(table: string, ears: Ears) {
    this.#table = table;
    this.#ears = ears;
    window.addEventListener("online", this.#again);
    document.addEventListener("visibilitychange", this.#again);
    ears.link("joining");
    this.#connect();
  }

  /** Whether the message is on its way. */
  send(message: FromBrowser): boolean {
    if (this.#socket?.readyState !== WebSocket.OPEN) return false;
    this.#socket.send(JSON.stringify(message));
    return true;
  }

  /** Try again now instead of after the pause. */
  retry(): void {
    if (this.#closed || this.#socket) return;
    clearTimeout(this.#timer);
    this.#connect();
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
    window.removeEventListener("online", this.#again);
    document.removeEventListener("visibilitychange", this.#again);
    this.#socket?.close(1000);
    this.#socket = null;
    this.#ears.link("closed");
  }

  #connect(): void {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const address = `${scheme}://${location.host}/api/tables/${encodeURIComponent(this.#table)}/socket`;
    const socket = new WebSocket(address);
    this.#socket = socket;
    socket.onopen = () => {
      this.send({ type: "join", keys: this.#ears.keys(), have: this.#ears.have() });
    };
    socket.onmessage = (event: MessageEvent<string>) => {
      if (this.#socket !== socket) return;
      const message = JSON.parse(event.data) as FromServer;
      if (message.type === "welcome") {
        this.#tries = 0;
        this.#ears.link("open");
      }
      this.#ears.hear(message);
    };
    socket.onclose = (event: CloseEvent) => {
      if (this.#socket !== socket) return;
      this.#socket = null;
      if (this.#closed) return;
      if (event.code === NO_SUCH_TABLE) {
        this.#ears.link("missing");
        return;
      }
      this.#ears.link("lost");
      this.#timer = setTimeout(() => this.#connect(), pauseBefore(this.#tries));
      this.#tries += 1;
    };
  }
}
