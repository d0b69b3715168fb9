import { describe, expect, test } from 'vitest';
import { containsPosition } from './bounds.ts';
import { DEFAULT_CENTRE } from './limits.ts';
import { parseCamera, queryBounds, routeData } from './routeData.ts';

const at = (path: string) => routeData(new URL(path, 'https://taival.example'), 'fi');

describe('what a URL shows first', () => {
  test('the map without a segment lists hiking around the default centre', () => {
    const data = at('/v/map');
    expect(data).toMatchObject({ operation: 'AttractionListQuery', variables: { kind: 'hiking', category: null, language: 'fi' } });
    expect(data?.operation === 'AttractionListQuery' && containsPosition(data.variables.bounds, DEFAULT_CENTRE)).toBe(true);
  });

  test.each([
    ['/v/place/museum', 'museum'],
    ['/v/map/wc', 'wc'],
    ['/v/map/hiking/', 'hiking'],
    ['/v/map/nonsense', 'hiking'],
  ])('%s lists the kind %s', (path, kind) => {
    expect(at(path)).toMatchObject({ operation: 'AttractionListQuery', variables: { kind, category: null } });
  });

  test('a category path lists the category of its slug, whatever the kind', () => {
    expect(at('/v/place/category-tourism-museum')).toMatchObject({ variables: { kind: null, category: 'tourism-museum' } });
  });

  test('a numeric segment is an attraction', () => {
    expect(at('/v/place/5')).toEqual({ operation: 'AttractionDetailQuery', variables: { id: 5, language: 'fi' } });
  });

  test('the parameter attraction wins over the path', () => {
    expect(at('/v/map/museum?attraction=50000000000007&lang=sv')).toEqual({
      operation: 'AttractionDetailQuery',
      variables: { id: 50000000000007, language: 'sv' },
    });
  });

  test('an attraction that is no non-negative integer is ignored', () => {
    expect(at('/v/map/museum?attraction=-1')).toMatchObject({ variables: { kind: 'museum' } });
  });

  test('an unknown language falls back', () => {
    expect(at('/v/place/5?lang=de')).toMatchObject({ variables: { language: 'fi' } });
  });

  test.each(['/', '/v/help', '/v/map/none', '/v/map/museum?point=24.9,60.1', '/v/map/a/b'])('%s asks for nothing', (path) => {
    expect(at(path)).toBeNull();
  });

  test('the position of the URL is where the list is from', () => {
    const data = at('/v/map?pos=12,24.94,60.17');
    expect(data?.operation === 'AttractionListQuery' && containsPosition(data.variables.bounds, [24.94, 60.17])).toBe(true);
  });
});

describe('the bounds of a camera', () => {
  test('at zoom 0 a map of the width of the world spans the world, and no more', () => {
    expect(queryBounds({ zoom: 0, centre: [0, 0] }, { width: 512, height: 512 })).toEqual([-180, expect.any(Number), 180, expect.any(Number)]);
  });

  test('they grow by 20 %', () => {
    const [west, , east] = queryBounds({ zoom: 8, centre: [25, 61] }, { width: 512, height: 512 });
    expect(east - west).toBeCloseTo((360 / 2 ** 8) * 1.2, 3);
  });

  test.each([null, '', '11,24', '11,24,60,1', 'a,24,60', '99,24,60', '11,24,89', '1e1,24,60'])('%s is no camera', (text) => {
    expect(parseCamera(text)).toBeNull();
  });
});
