import { expect, test } from 'vitest';
import { cardConditions } from './cardConditions.ts';
import type { ConditionKind } from './condition.ts';

const condition = (kind: ConditionKind, validUntil: number | null = null) => ({ kind, validUntil });

test('a card shows a closure, then a warning, then a restriction, and no other kind', () => {
  const closure = condition('CLOSED', 5);
  const others = [condition('LIMITED', 7), condition('NOTICE'), condition('GROOMED'), condition('WARNING', 6)];
  expect(cardConditions([...others, closure], [closure], false)).toEqual([
    { kind: 'CLOSED', validUntil: 5 },
    { kind: 'WARNING', validUntil: 6 },
    { kind: 'LIMITED', validUntil: 7 },
  ]);
  expect(cardConditions([condition('ICE'), condition('WATER')], [], false)).toEqual([]);
});

test('several conditions of a kind have the end of the last one, and none where one has no end', () => {
  expect(cardConditions([condition('WARNING', 5), condition('WARNING', 9)], [], false)).toEqual([
    { kind: 'WARNING', validUntil: 9 },
  ]);
  expect(cardConditions([condition('WARNING', 5), condition('WARNING')], [], false)).toEqual([
    { kind: 'WARNING', validUntil: null },
  ]);
});

test('a closed part of a place is shown as a restriction', () => {
  expect(cardConditions([condition('CLOSED', 5)], [], false)).toEqual([{ kind: 'LIMITED', validUntil: 5 }]);
});

test('a place that is out of service is closed until further notice, also where a closure has an end', () => {
  const closure = condition('CLOSED', 5);
  expect(cardConditions([], [], true)).toEqual([{ kind: 'CLOSED', validUntil: null }]);
  expect(cardConditions([closure], [closure], true)).toEqual([{ kind: 'CLOSED', validUntil: null }]);
});
