import { describe, expect, test } from 'vitest';
import { attractionId } from '#common/places/attractionId.ts';
import { embedOfPage, embedPath, readEmbeddedMap, readEmbedLook } from './embedAddress.ts';

const LOOK = { theme: 'dark', language: 'sv' } as const;
const queryOf = (path: string) => new URLSearchParams(path.split('?')[1]);

// Issue "A service others build on": `/embed/map?…` and `/embed/place/{id}`, theme and kind by parameters
describe('addresses of embeds', () => {
  test.each([
    { shows: 'map', filter: { by: 'kind', kind: 'museum' }, camera: { zoom: 11.2, centre: [24.46654, 60.99486] } },
    { shows: 'map', filter: { by: 'category', slug: 'amenity-shelter' }, camera: null },
  ] as const)('are read as they are written: %j', (subject) => {
    const query = queryOf(embedPath(subject, LOOK));
    expect(readEmbeddedMap(query)).toEqual(subject);
    expect(readEmbedLook(query)).toEqual(LOOK);
  });

  test('of a place contain only the differences from the usual look', () => {
    const place = { shows: 'place', id: attractionId(7) } as const;
    expect(embedPath(place, { theme: 'auto', language: null })).toBe('/embed/place/7');
    expect(embedPath(place, LOOK)).toBe('/embed/place/7?theme=dark&lang=sv');
  });

  test('with invalid parts show the default map', () => {
    const query = new URLSearchParams('kind=../place/7&pos=x&theme=red&lang=de');
    expect(readEmbeddedMap(query)).toEqual({ shows: 'map', filter: { by: 'kind', kind: 'hiking' }, camera: null });
    expect(readEmbedLook(query)).toEqual({ theme: 'auto', language: null });
    expect(readEmbeddedMap(new URLSearchParams('kind=12345')).filter).toEqual({ by: 'kind', kind: 'hiking' });
  });

  test('are those of the map and place that a page shows', () => {
    const at = (pathname: string, search = '') => embedOfPage({ pathname, search });
    expect(at('/v/place/12')).toEqual({ shows: 'place', id: 12 });
    expect(at('/v/map/museum', '?pos=9,25,62')).toEqual({
      shows: 'map',
      filter: { by: 'kind', kind: 'museum' },
      camera: { zoom: 9, centre: [25, 62] },
    });
    expect([at('/v/about'), at('/v/map', '?point=25,62'), at('/x')]).toEqual([null, null, null]);
  });
});
