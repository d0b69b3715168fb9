/** A moment (ISO 8601) as a field for date and time has it, by the clock of the device; null is an empty field. */
export function localTime(iso: string | null): string {
  if (iso === null) return '';
  const moment = new Date(iso);
  const two = (part: number) => String(part).padStart(2, '0');
  const day = [moment.getFullYear(), two(moment.getMonth() + 1), two(moment.getDate())].join('-');
  return `${day}T${two(moment.getHours())}:${two(moment.getMinutes())}`;
}

/** The moment (ISO 8601) that a field for date and time has; null where it is empty. */
export function momentOf(value: string): string | null {
  const ms = Date.parse(value);
  return Number.isNaN(ms) ? null : new Date(ms).toISOString();
}
