// The dialogs that are open, the topmost last: what is told in passing has to be told inside it, as all
// else lies below it and cannot be reached.

let open = $state.raw<string[]>([]);

/** The dialog on top; null if none is open. */
export function topModal(): string | null {
  return open.at(-1) ?? null;
}

/** A dialog has opened; call the answer when it closes. */
export function modalOpened(id: string): () => void {
  open = [...open, id];
  return () => (open = open.filter((one) => one !== id));
}
