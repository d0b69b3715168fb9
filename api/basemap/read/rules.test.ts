import { expect, test } from 'vitest';
import { anyOf, RuleTable, type Rule } from './rules.ts';

const rule = (name: string, rest: Partial<Rule>) => ({ name, slot: 'one', when: {}, ...rest });
const table = new RuleTable([
  rule('special', { when: { a: ['1'] }, also: { b: 'any' } }),
  rule('general', { when: { a: ['1', '2'], c: 'any' }, unless: { d: ['no'] } }),
  rule('other', { slot: 'two', when: { c: ['x'] } }),
]);
const names = (tags: Record<string, string>) => table.of(tags).map(({ name }) => name);

test('the first row of a slot that fits counts, for any order of the tags', () => {
  expect(names({ a: '1', b: 'yes' })).toEqual(['special']);
  expect(names({ c: 'y', b: 'yes', a: '1' })).toEqual(['special']);
  expect(names({ a: '1' })).toEqual(['general']);
  expect(names({ a: '2', b: 'yes' })).toEqual(['general']);
});

test('rows of other slots count too, in the order of the table', () => {
  expect(names({ c: 'x' })).toEqual(['general', 'other']);
});

test('a refused value rules a row out', () => {
  expect(names({ a: '2', d: 'no' })).toEqual([]);
  expect(names({ a: '2', d: 'yes' })).toEqual(['general']);
});

test('a key matters where rows ask for a value of it', () => {
  const asks = anyOf([table.mayDraw, (key) => (key === 'e' ? (value) => value === '5' : undefined)]);
  expect(asks('b')).toBeUndefined();
  expect([asks('a')?.('2'), asks('a')?.('3'), asks('c')?.('?'), asks('e')?.('5'), asks('e')?.('6')]).toEqual([
    true,
    false,
    true,
    true,
    false,
  ]);
});
