// One socket to one table: joins, notices a silent line, comes back by itself, and catches up from where it was.
import type { FromBrowser, FromServer } from "../wire";

/**
 * joining: for the first time; lost: trying again; missing: there is no such table; unreadable: it is of
 * another version of the program.
 */
export type Link = "joining" | "open" | "lost" | "missing" | "unreadable" | "closed";

export interface ConnectionHandlers {
  hear(message: FromServer): void;
  link(state: Link): void;
  have(): number; // plays already known
  keys(): string[];
}

const FIRST_PAUSE = 400; // milliseconds before the first new try
const LONGEST_PAUSE = 12_000;
const FINAL: Record<number, Link> = { 4404: "missing", 4410: "unreadable" }; // close codes of the server

const LOOK = 500; // milliseconds between two looks at the clock
const QUIET = 2200; // of silence, after which we ask whether anybody is there
const SILENT = 4500; // of silence, after which the line counts as lost
const DOUBTED = 1000; // that an answer may take once the browser says it is offline
const UNWELCOME = 8000; // that a new socket may take

/** The pause before a new try: it grows, and is ragged so that not all browsers come back at once. */
export function pauseBefore(tries: number, luck = Math.random()): number {
  return Math.min(LONGEST_PAUSE, FIRST_PAUSE * 2 ** tries) * (0.75 + luck / 2);
}

export class Connection {
  readonly #table: string;
  readonly #handlers: ConnectionHandlers;
  #socket: WebSocket | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #clock: ReturnType<typeof setInterval>;
  #tries = 0;
  #closed = false;
  #joined = false; // welcome has been heard on this socket
  #heard = 0; // when something was heard last, or the socket was opened
  #asked = false; // whether anybody is there
  #looked = Date.now(); // at the clock
  readonly #again = () => {
    if (document.visibilityState === "visible") this.retry();
  };
  readonly #doubt = () => this.#ask(DOUBTED); // a server on this machine answers all the same

  constructor(table: string, handlers: ConnectionHandlers) {
    this.#table = table;
    this.#handlers = handlers;
    window.addEventListener("online", this.#again);
    window.addEventListener("offline", this.#doubt);
    document.addEventListener("visibilitychange", this.#again);
    this.#clock = setInterval(() => this.#look(), LOOK);
    handlers.link("joining");
    this.#connect();
  }

  /** Whether the message is on its way. */
  send(message: FromBrowser): boolean {
    if (this.#socket?.readyState !== WebSocket.OPEN) return false;
    this.#socket.send(JSON.stringify(message));
    return true;
  }

  /** Try again now instead of after the pause; make sure that an open line is still one. */
  retry(): void {
    if (this.#closed) return;
    if (this.#socket) return this.#ask(SILENT - QUIET);
    clearTimeout(this.#timer);
    this.#connect();
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
    clearInterval(this.#clock);
    window.removeEventListener("online", this.#again);
    window.removeEventListener("offline", this.#doubt);
    document.removeEventListener("visibilitychange", this.#again);
    this.#socket?.close(1000);
    this.#socket = null;
    this.#handlers.link("closed");
  }

  /** Ask whether anybody is there; without an answer within some milliseconds the line is lost. */
  #ask(within: number): void {
    if (!this.#joined) return;
    this.#heard = Date.now() - SILENT + within;
    this.#asked = this.send({ type: "ping" });
  }

  /** Every now and then: has it been silent for too long? */
  #look(): void {
    const now = Date.now();
    const slept = now - this.#looked > 4 * LOOK; // a hidden page is not woken often
    this.#looked = now;
    if (!this.#socket) return;
    const silence = now - this.#heard;
    if (!this.#joined) {
      if (silence > UNWELCOME) this.#lose();
    } else if (slept) this.#ask(SILENT - QUIET);
    else if (silence > SILENT) this.#lose();
    else if (silence > QUIET && !this.#asked) this.#ask(SILENT - silence);
  }

  /** This socket is no good any more. */
  #lose(): void {
    const socket = this.#socket;
    this.#socket = null;
    this.#joined = false;
    socket?.close();
    this.#handlers.link("lost");
    this.#timer = setTimeout(() => this.#connect(), pauseBefore(this.#tries));
    this.#tries += 1;
  }

  #connect(): void {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const address = `${scheme}://${location.host}/api/tables/${encodeURIComponent(this.#table)}/socket`;
    const socket = new WebSocket(address);
    this.#socket = socket;
    this.#joined = this.#asked = false;
    this.#heard = Date.now();
    socket.onopen = () => {
      const { keys, have } = this.#handlers;
      this.send({ type: "join", keys: keys(), have: have(), look: true });
    };
    socket.onmessage = (event: MessageEvent<string>) => {
      if (this.#socket !== socket) return;
      this.#heard = Date.now();
      this.#asked = false;
      const message = JSON.parse(event.data) as FromServer;
      if (message.type === "welcome") {
        this.#tries = 0;
        this.#joined = true;
        this.#handlers.link("open");
      }
      this.#handlers.hear(message);
    };
    socket.onclose = (event: CloseEvent) => {
      if (this.#socket !== socket) return;
      const end = FINAL[event.code];
      if (!end) return this.#lose();
      this.#socket = null;
      this.#handlers.link(end);
    };
  }
}
