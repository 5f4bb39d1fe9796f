// Figures and dates as a language writes them.

/** A part of a whole as a percentage. */
export function share(part: number, whole: number, language: string): string {
  return percent(whole ? part / whole : 0, language);
}

/** A chance from 0 to 1 as a percentage; never rounded to certainty. */
export function percent(chance: number, language: string): string {
  const rounded = Math.round(chance * 100) / 100;
  const shown = chance > 0 && rounded === 0 ? 0.01 : chance < 1 && rounded === 1 ? 0.99 : rounded;
  return new Intl.NumberFormat(language, { style: "percent" }).format(shown);
}

/** A chance from 0 to 1 as a percentage, with a decimal where it is tiny. */
export function finePercent(chance: number, language: string): string {
  const maximumFractionDigits = chance > 0 && chance < 0.02 ? 1 : 0;
  return new Intl.NumberFormat(language, { style: "percent", maximumFractionDigits }).format(
    chance,
  );
}

/** A day such as 2026-11-16, written out. */
export function day(iso: string, language: string): string {
  return new Intl.DateTimeFormat(language, {
    day: "numeric",
    month: "long",
    timeZone: "UTC",
  }).format(new Date(`${iso}T00:00:00Z`));
}

/** The day of a moment, written out with its year. */
export function date(iso: string, language: string): string {
  return new Intl.DateTimeFormat(language, { dateStyle: "medium" }).format(new Date(iso));
}

/** A whole number with its separators. */
export function count(value: number, language: string): string {
  return new Intl.NumberFormat(language).format(value);
}

const STEPS: [Intl.RelativeTimeFormatUnit, number][] = [
  ["day", 86400],
  ["hour", 3600],
  ["minute", 60],
];

/** How long ago a moment was, roughly. */
export function howLongAgo(iso: string, language: string, now = Date.now()): string {
  const seconds = Math.max(0, (now - Date.parse(iso)) / 1000);
  const format = new Intl.RelativeTimeFormat(language, { numeric: "auto" });
  for (const [unit, length] of STEPS) {
    if (seconds >= length) return format.format(-Math.floor(seconds / length), unit);
  }
  return format.format(0, "second");
}
