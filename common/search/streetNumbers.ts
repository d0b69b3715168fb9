/** Longer house numbers than this are remarks of mappers. */
const NUMBER_MAX = 12;

/** House numbers as one tag writes them, `4;6` or `12, 14 B`; what begins with no digit is none. */
export function houseNumbers(text: string): string[] {
  return text
    .split(/[;,]/)
    .map((part) => part.trim().replace(/\s+/g, ' '))
    .filter((part) => /^\d/.test(part) && part.length <= NUMBER_MAX);
}

/** The form in which house numbers are compared: `14 B` is `14b`. */
export function plainNumber(number: string): string {
  return number.toLowerCase().replace(/\s+/g, '');
}

/**
 * Where among the numbers of a street the asked one stands: itself, else the same without or with a letter ("5 B" is in
 * the house 5, "5" may be 5a). -1 where the street has no such house.
 */
export function numberAt(numbers: readonly string[], asked: string): number {
  const plain = numbers.map(plainNumber);
  const exact = plain.indexOf(asked);
  if (exact >= 0) return exact;
  const digits = /^\d+/.exec(asked)?.[0] ?? '';
  const whole = plain.indexOf(digits);
  if (whole >= 0 || asked !== digits) return whole;
  return plain.findIndex((number) => number.startsWith(digits) && !/^\d/.test(number.slice(digits.length)));
}
