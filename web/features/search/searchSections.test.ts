import { expect, test } from 'vitest';
import { attractionId } from '#common/places/attractionId.ts';
import { DEFAULT_FILTER } from '#common/urls/viewLocation.ts';
import { groupsOf, sectionsOf } from './searchSections.ts';
import { urlOfTarget } from './searchTarget.ts';

const header = (key: 'ATTRACTIONS' | 'CATEGORIES' | 'PLACE_NAMES') =>
  ({ __typename: 'SearchHeader', header: key }) as const;
const position = { __typename: 'SearchPosition', name: '61.0, 24.5', pos: [24.5, 61] } as const;
const town = {
  __typename: 'SearchPlaceName',
  placeNameId: 1,
  name: 'Lahti',
  admin: ['Lahti', 'Päijät-Häme'],
  pos: [25.66, 60.98],
} as const;

test('rows stand under their headers, numbered through; a header without rows is left out', () => {
  const sections = sectionsOf(groupsOf([position, header('CATEGORIES'), header('PLACE_NAMES'), town]));
  expect(sections.map(({ header: key, first, options }) => [key, first, options.map(({ name }) => name)])).toEqual([
    [null, 0, ['61.0, 24.5']],
    ['PLACE_NAMES', 1, ['Lahti']],
  ]);
});

test('a place name does not say itself again', () => {
  expect(sectionsOf(groupsOf([town]))[0]?.options[0]?.detail).toBe('Päijät-Häme');
});

test.each([
  [{ type: 'attraction', id: attractionId(5) }, '/v/place/5'],
  [{ type: 'category', slug: 'tourism-museum' }, '/v/place/category-tourism-museum'],
  [{ type: 'placeName', position: [25.66, 60.98] }, '/v/place?pos=12,25.66,60.98'],
  [{ type: 'position', position: [25.66, 60.98] }, '/v/place?pos=14,25.66,60.98&point=25.66,60.98'],
] as const)('%j leads to %s', (target, url) => {
  expect(urlOfTarget('place', DEFAULT_FILTER, target)).toBe(url);
});
