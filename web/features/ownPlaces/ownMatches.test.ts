import { describe, expect, test } from 'vitest';
import { attractionId } from '#common/places/attractionId.ts';
import type { OwnPlace } from '#web/data/own/ownParts.ts';
import type { SearchGroup, SearchOption } from '#web/features/search/searchSections.ts';
import { withOwnPlaces } from './ownMatches.ts';

const own = (name: string, at = 1): OwnPlace => ({
  id: attractionId(3e14 + at),
  name,
  position: [25, 61],
  bbox: [25, 61, 25, 61],
  lengthM: null,
  line: null,
  created: '2026-11-21T10:00:00Z',
});
const option = (name: string): SearchOption => ({
  key: name,
  name,
  matchedName: null,
  detail: '',
  stars: 0,
  disc: null,
  position: null,
  target: { type: 'position', position: [25, 61] },
});
const group = (header: SearchGroup['header'], ...names: string[]): SearchGroup => ({
  header,
  options: names.map(option),
});

const seen = (groups: readonly SearchGroup[]) =>
  groups.map(({ header, options }) => [header, ...options.map(({ name }) => name)]);
const answer = (groups: readonly SearchGroup[], places: readonly OwnPlace[], query: string) =>
  seen(withOwnPlaces(groups, places, query, 'Oma paikka'));

describe('own places among the results of a search', () => {
  const castles = group('ATTRACTIONS', 'Linnanmäki', 'Hämeen linna');

  // SPEC §2: Own places in the search, for their owner
  test('come before results that match no better, and after those that match better', () => {
    expect(answer([castles], [own('Linnakallio')], 'linna')).toEqual([
      ['OWN', 'Linnakallio'],
      ['ATTRACTIONS', 'Linnanmäki', 'Hämeen linna'],
    ]);
    expect(answer([castles], [own('Mökki linnalla')], 'linna')).toEqual([
      ['ATTRACTIONS', 'Linnanmäki', 'Hämeen linna'],
      ['OWN', 'Mökki linnalla'],
    ]);
    expect(
      answer([group('CATEGORIES', 'Linna'), castles], [own('Linnakallio')], 'linna').map(([header]) => header),
    ).toEqual(['CATEGORIES', 'OWN', 'ATTRACTIONS']);
  });

  test('are found without regard to case and accents, the best first, five at most', () => {
    expect(answer([], [own('Suopolku'), own('Äiti Jäkälän SUO')], 'suo')).toEqual([
      ['OWN', 'Suopolku', 'Äiti Jäkälän SUO'],
    ]);
    expect(answer([], [own('Äiti Jäkälän suo')], 'jakala')).toEqual([['OWN', 'Äiti Jäkälän suo']]);
    expect(
      answer(
        [],
        Array.from({ length: 9 }, (_, at) => own(`Suo ${at}`, at)),
        'suo',
      )[0],
    ).toHaveLength(1 + 5);
  });

  test('that do not answer leave the answer as it is', () => {
    expect(answer([castles], [own('Laavu')], 'linna')).toEqual(seen([castles]));
    expect(answer([castles], [own('Laavu')], '—')).toEqual(seen([castles]));
  });

  test('lead to the place, and say whose it is', () => {
    const [found] = withOwnPlaces([], [own('Laavu', 7)], 'laa', 'Oma paikka');
    expect(found?.options[0]).toMatchObject({
      detail: 'Oma paikka',
      disc: { family: 'own' },
      target: { type: 'attraction', id: 3e14 + 7 },
    });
  });
});
