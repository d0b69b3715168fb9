import { lineOf } from './fields.ts';

/** Street, postal code and post office on one line; undefined where the street is unknown, which some write as `-`. */
export function addressText(street: unknown, ...rest: readonly unknown[]): string | undefined {
  const parts = [street, ...rest].map(lineOf);
  if (parts[0] === undefined || parts[0] === '-') return undefined;
  const [first, ...town] = parts.filter((part) => part !== undefined);
  return town.length === 0 ? first : `${first}, ${town.join(' ')}`;
}
