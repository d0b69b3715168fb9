import { expect, test } from 'vitest';
import { groupByCategory, OTHERS } from './listGroups.ts';

interface Item {
  readonly id: number;
  readonly key: string;
  readonly primary: boolean;
}

function items(...keys: string[]): Item[] {
  return keys.map((key, id) => ({ id, key, primary: !key.startsWith('rare') }));
}

function grouped(all: readonly Item[]) {
  return groupByCategory(all, ({ key, primary }) => ({
    family: 'nature',
    group: { key, name: key, primary, icon: 'x' },
  }))?.map((group) => [group.key, group.items.map(({ id }) => id)]);
}

test('groups stand in the order of their first places, places in theirs', () => {
  expect(grouped(items('fire', 'hut', 'fire', 'hut', 'tower'))).toEqual([
    ['fire', [0, 2]],
    ['hut', [1, 3]],
    ['tower', [4]],
  ]);
});

test('with a worth, the three best places of a group decide', () => {
  const worth: Record<string, number> = { castle: 60, church: 40, statue: 12 };
  const all = items('castle', 'statue', 'statue', 'statue', 'statue', 'statue', 'church', 'church');
  const groups = groupByCategory(
    all,
    ({ key }) => ({ family: 'sight', group: { key, name: key, primary: true, icon: 'x' } }),
    ({ key }) => worth[key] ?? 0,
  );
  expect(groups?.map(({ key }) => key)).toEqual(['church', 'castle', 'statue']);
});

test('categories without a group of their own stand together at the end', () => {
  expect(grouped(items('rareA', 'fire', 'rareB', 'hut', 'fire'))).toEqual([
    ['fire', [1, 4]],
    ['hut', [3]],
    [OTHERS, [0, 2]],
  ]);
});

test.each([
  [['a', 'b', 'c', 'd']],
  [[]],
  [['a', 'a', 'a', 'a', 'a']],
  [['rareA', 'rareB', 'rareC', 'rareD', 'rareE']],
  [[...Array.from({ length: 9 }, () => 'a'), 'b']],
])('%j needs no groups', (keys) => {
  expect(
    groupByCategory(items(...keys), ({ key, primary }) => ({
      family: 'nature',
      group: { key, name: key, primary, icon: 'x' },
    })),
  ).toBeNull();
});
