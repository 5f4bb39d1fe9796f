// Whatever a game sends, as words that can be read: nothing is known of any game here.

/** "0 move b2" without the seat. */
export function actionWords(action: string): string {
  return action.slice(action.indexOf(" ") + 1);
}

/** The seat of an action. */
export function seatOf(action: string): number {
  return Number(action.split(" ", 1)[0]);
}

/** The seat whose turn begins with "turn 1"; null for any other event. */
export function turnOf(event: string): number | null {
  const found = /^turn (\d+)$/.exec(event);
  return found ? Number(found[1]) : null;
}

/** The name of a field: "calm_pile" is "calm pile". */
export function fieldName(field: string): string {
  return field.replaceAll("_", " ");
}

/** A value that fits into a line; null for one that needs a list of its own. */
export function line(value: unknown): string | null {
  if (value === null || value === undefined || value === "") return "–";
  if (typeof value === "boolean") return value ? "✓" : "–";
  if (typeof value !== "object") return String(value);
  if (Array.isArray(value)) {
    if (value.length === 0) return "–";
    const lines = value.map(line);
    return value.some((one) => typeof one === "object" && one !== null) || lines.includes(null)
      ? null
      : lines.join(", ");
  }
  return Object.keys(value).length === 0 ? "–" : null;
}

/** The fields of an object, or the numbered things of a list. */
export function fields(value: object): [string, unknown][] {
  if (Array.isArray(value)) return value.map((one, at) => [String(at + 1), one]);
  return Object.entries(value).map(([field, one]) => [fieldName(field), one]);
}
