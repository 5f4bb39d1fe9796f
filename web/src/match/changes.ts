// What a play changes in a position: new values by place, each a JSON pointer (RFC 6901).

/** The same data with these changes; the old one stays as it is, and parts that are equal are shared. */
export function adopt<T>(old: T, changes: Record<string, unknown>): T {
  let now: unknown = old;
  for (const [pointer, value] of Object.entries(changes)) {
    const keys = pointer.split("/").slice(1);
    now = replaced(
      now,
      keys.map((key) => key.replaceAll("~1", "/").replaceAll("~0", "~")),
      value,
    );
  }
  return now as T;
}

function replaced(old: unknown, [key, ...further]: string[], value: unknown): unknown {
  if (key === undefined) return value;
  if (Array.isArray(old)) {
    return old.map((item: unknown, at) =>
      at === Number(key) ? replaced(item, further, value) : item,
    );
  }
  const whole = old as Record<string, unknown>;
  return { ...whole, [key]: replaced(whole[key], further, value) };
}
