/**
 * The value as JSON that PostgreSQL takes: without NUL, and with U+FFFD for half of a surrogate pair. JSON.stringify
 * writes both as escapes.
 */
export function storableJson(value: unknown): string {
  const text = JSON.stringify(value);
  if (!/\\u(?:0000|d[89a-f])/.test(text)) return text;
  return JSON.stringify(value, (_, item: unknown) =>
    typeof item === 'string' ? Buffer.from(item).toString().replaceAll('\0', '') : item,
  );
}
