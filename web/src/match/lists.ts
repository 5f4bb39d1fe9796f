// Small things about lists.

/** Each thing once, in the order of its first place. */
export function distinct<T>(things: Iterable<T>): T[] {
  return [...new Set(things)];
}
