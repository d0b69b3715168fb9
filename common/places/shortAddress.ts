import type { FactText } from './placeFacts.ts';

/**
 * Where a place is within its municipality, among its facts: the street with the number, else the village or part of
 * town; null where neither is known.
 */
export function shortAddress(facts: readonly Pick<FactText, 'key' | 'text'>[]): string | null {
  const textOf = (key: string) => facts.find((fact) => fact.key === key)?.text;
  return textOf('address')?.split(',')[0] ?? textOf('neighborhood') ?? null;
}
