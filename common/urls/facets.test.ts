import { expect, test } from 'vitest';
import { type Facets, formatFacets, NO_FACETS, OPEN_NOW, readFacets } from './facets.ts';
import { filterVariables } from './filterVariables.ts';

const read = (query: string) => readFacets(new URLSearchParams(query));

test.each<[string, Partial<Facets>]>([
  ['open=now', { opening: OPEN_NOW }],
  ['open=sa-10:00', { opening: { day: { weekday: 5 }, minutes: 600 } }],
  ['open=mo', { opening: { day: { weekday: 0 }, minutes: null } }],
  ['open=22:30', { opening: { day: null, minutes: 1350 } }],
  ['favourites=todo', { favourites: 'todo' }],
  ['hideClosed=true', { hideClosed: true }],
  [
    'features=dogs,lit&open=su-09:05&favourites=all&hideClosed=true',
    { features: ['dogs', 'lit'], opening: { day: { weekday: 6 }, minutes: 545 }, favourites: 'all', hideClosed: true },
  ],
])('%s is read and written alike', (query, facets) => {
  expect(read(query)).toEqual({ ...NO_FACETS, ...facets });
  expect(formatFacets(read(query))).toBe(query);
});

test.each([
  'open=',
  'open=xx',
  'open=sa-',
  'open=sa-24:00',
  'open=sa-10',
  'open=-10:00',
  'open=sa10:00',
  'favourites=bad',
  'hideClosed=false',
])('%s asks for nothing', (query) => expect(read(query)).toBeUndefined());

// A Wednesday.
const NOW = new Date('2026-11-25T13:00:00Z');

test('an opening is asked for as the next moment of its weekday, in Finnish time', () => {
  const openAt = (query: string) => filterVariables(read(query) ?? NO_FACETS, NOW, []).openAt;
  expect(openAt('open=sa-10:00')).toBe('2026-11-28T08:00:00.000Z');
  expect(openAt('open=we-10:00')).toBe('2026-12-02T08:00:00.000Z');
  expect(openAt('open=22:00')).toBe('2026-11-25T20:00:00.000Z');
  expect(openAt('open=now')).toBeUndefined();
});

test('closed places are left out only where that is asked for', () => {
  expect(filterVariables(read('hideClosed=true') ?? NO_FACETS, NOW, [])).toEqual({
    features: [],
    opening: null,
    hideClosed: true,
  });
});

test('favourites are asked for by their ids, and nothing else is', () => {
  expect(filterVariables(read('favourites=all') ?? NO_FACETS, NOW, [])).toEqual({
    features: [],
    opening: null,
    ids: [],
  });
  expect(filterVariables(read('features=lit') ?? NO_FACETS, NOW, [])).toEqual({ features: ['lit'], opening: null });
});
