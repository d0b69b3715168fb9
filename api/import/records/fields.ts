/** Longer texts are cut: descriptions have no limit in some sources. */
const TEXT_MAX = 10_000;
const LINE_MAX = 200;

// Control characters but for the line feed, and the invisible ones that turn the reading direction.
const INVISIBLE = /[^\P{Cc}\n]|[\u200b\u200e\u200f\u2028-\u202e\u2060-\u2069\ufeff]/gu;

/** The members of an object; empty for a value of another type. */
export function fieldsOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value))
    : {};
}

export function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

/** A text of one or more paragraphs, trimmed and printable; undefined when nothing is left or it is no text. */
export function textOf(value: unknown): string | undefined {
  if (typeof value !== 'string') return undefined;
  const text = value
    .slice(0, 2 * TEXT_MAX)
    .normalize('NFC')
    .replace(/\r\n?/g, '\n')
    .replace(INVISIBLE, ' ')
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .replace(/\n{3,}/g, '\n\n');
  return cut(text, TEXT_MAX);
}

/** A text on one line: a name, a telephone number. */
export function lineOf(value: unknown): string | undefined {
  const text = textOf(value)?.replaceAll(/\s+/g, ' ');
  return text === undefined ? undefined : cut(text, LINE_MAX);
}

function cut(text: string, max: number): string | undefined {
  const short = text.length <= max ? text : Array.from(text).slice(0, max).join('');
  return short.trim() === '' ? undefined : short.trim();
}

/** A whole number, also where it is written as a text of digits; null otherwise. */
export function wholeNumberOf(value: unknown): number | null {
  const number = typeof value === 'string' && /^\d{1,15}$/.test(value.trim()) ? Number(value) : value;
  return typeof number === 'number' && Number.isSafeInteger(number) && number >= 0 ? number : null;
}

/** A positive finite number; null otherwise. */
export function positiveOf(value: unknown): number | null {
  return typeof value === 'number' && Number.isFinite(value) && value > 0 ? value : null;
}

/** The day of a time stamp (`2019-08-29 15:55:30.259`, `2024-06-15T10:30:00.000Z`); null where it is no real day. */
export function dayOf(value: unknown): string | null {
  const day = typeof value === 'string' ? /^\d{4}-\d{2}-\d{2}/.exec(value)?.[0] : undefined;
  if (day === undefined) return null;
  const time = Date.parse(`${day}T00:00:00Z`);
  return Number.isFinite(time) && new Date(time).toISOString().startsWith(day) ? day : null;
}
