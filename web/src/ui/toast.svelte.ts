// Short notices at the edge of the screen.

export interface Notice {
  id: number;
  text: string;
  kind: "plain" | "good" | "warn";
}

const SHOWN = 5000; // milliseconds

let notices = $state<Notice[]>([]);
let last = 0;

/** The notices shown now. */
export function shownNotices(): Notice[] {
  return notices;
}

/** Tell something in passing. */
export function toast(text: string, kind: Notice["kind"] = "plain"): void {
  const id = ++last;
  notices = [...notices.slice(-2), { id, text, kind }];
  setTimeout(() => dismiss(id), SHOWN);
}

/** Take a notice away. */
export function dismiss(id: number): void {
  notices = notices.filter((notice) => notice.id !== id);
}
