import { expect, test } from 'vitest';
import { categoryOfSlug } from '#common/catalogue/catalogue.ts';
import { KINDS } from '#common/catalogue/kinds.ts';
import { MORE_CHIPS, NEAR_CHIPS, PRIMARY_CHIPS } from './chips.ts';

test('chips of categories look like their places on the map', () => {
  const ofCategories = NEAR_CHIPS.flatMap(({ filter, disc }) => (filter.by === 'category' ? { ...filter, disc } : []));
  expect(ofCategories.map(({ slug }) => slug)).toEqual(['shelter-lean_to', 'leisure-firepit', 'route-hiking']);
  for (const { slug, disc } of ofCategories) expect(categoryOfSlug(slug)).toMatchObject(disc);
});

test('each kind has one chip, but for the toilets, which stand apart', () => {
  const kinds = [...NEAR_CHIPS, ...PRIMARY_CHIPS, ...MORE_CHIPS].flatMap(({ filter }) =>
    filter.by === 'kind' ? filter.kind : [],
  );
  expect(kinds.toSorted()).toEqual(KINDS.filter((kind) => kind !== 'wc' && kind !== 'none').toSorted());
});
