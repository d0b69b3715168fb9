import { describe, expect, test } from 'vitest';
import { containsPosition, type Position } from '#common/geo/bounds.ts';
import { DEFAULT_CENTRE } from '#common/limits.ts';
import { introVariables, mapData, queryBounds, routeData } from './routeData.ts';

const NOW = new Date('2026-11-25T09:14:00Z');
const at = (path: string) => routeData(new URL(path, 'https://taival.example'), 'fi', NOW);

function listsAround(path: string, position: Position): boolean {
  const data = at(path);
  return data?.operation === 'AttractionListQuery' && containsPosition(data.variables.bounds, position);
}

describe('what a URL shows first', () => {
  test('the map without a segment lists hiking around the default centre', () => {
    expect(at('/v/map')).toMatchObject({
      operation: 'AttractionListQuery',
      variables: { kind: 'hiking', category: null, language: 'fi' },
    });
    expect(listsAround('/v/map', DEFAULT_CENTRE)).toBe(true);
  });

  test.each([
    ['/v/place/museum', 'museum'],
    ['/v/map/wc', 'wc'],
    ['/v/map/nonsense', 'hiking'],
  ])('%s lists the kind %s', (path, kind) => {
    expect(at(path)).toMatchObject({ operation: 'AttractionListQuery', variables: { kind, category: null } });
  });

  test('a category path lists the category of its slug, whatever the kind', () => {
    expect(at('/v/place/category-tourism-museum')).toMatchObject({
      variables: { kind: null, category: 'tourism-museum' },
    });
  });

  test('a list of what is open on a day asks for the next such day after the moment that it is given', () => {
    expect(at('/v/map/cafe?open=we-12:00')).toMatchObject({
      variables: { filter: { openAt: '2026-11-25T10:00:00.000Z' } },
    });
  });

  test('a numeric segment is an attraction', () => {
    expect(at('/v/place/5')).toEqual({ operation: 'AttractionDetailQuery', variables: { id: 5, language: 'fi' } });
  });

  test('the parameters of the URL win over path and browser', () => {
    expect(at('/v/map/museum?attraction=50000000000007&lang=sv')).toEqual({
      operation: 'AttractionDetailQuery',
      variables: { id: 50000000000007, language: 'sv' },
    });
  });

  test.each([
    ['/', 'fi'],
    ['/v/intro/en', 'en'],
    ['/?pwa=1', 'fi'],
  ])('%s asks for the best places of the region of the camera', (path, language) => {
    expect(at(path)).toMatchObject({ operation: 'IntroQuery', variables: { language } });
    const { bounds } = introVariables({ zoom: 15, centre: [25, 62] }, 'fi');
    expect(containsPosition(bounds, [25.4, 62.1])).toBe(true);
    expect(containsPosition(bounds, [26.5, 62])).toBe(false);
  });

  test.each([
    '/v/help',
    '/v/nonsense',
    '/v/map/none',
    '/v/map/museum?point=24.9,60.1',
    '/v/map/a/b',
    '/v/place/300000000000000',
    '/v/map/399999999999999',
  ])('%s asks for nothing', (path) => {
    expect(at(path)).toBeNull();
  });

  test('the position of the URL is where the list is from', () => {
    expect(listsAround('/v/map?pos=12,24.94,60.17', [24.94, 60.17])).toBe(true);
    expect(listsAround('/v/map?pos=12,24.94,60.17', DEFAULT_CENTRE)).toBe(false);
  });
});

test('a map needs its tiles besides, whatever stands over it', () => {
  const needs = (path: string) => mapData(new URL(path, 'https://taival.example'));
  for (const path of ['/v/map', '/v/map/5', '/v/map/none', '/v/map?point=24.9,60.1'])
    expect(needs(path)).toEqual({ operation: 'MapSlotQuery', variables: {} });
  for (const path of ['/v/place', '/v/place/5', '/', '/v/help', '/v/map/a/b']) expect(needs(path)).toBeNull();
});

test('the bounds of a list are the visible ones grown by 20 % and rounded outwards', () => {
  expect(queryBounds([24, 60, 25, 61])).toEqual([23.9, 59.9, 25.1, 61.1]);
  expect(queryBounds([24.00001, 60, 25, 61])).toEqual([23.9, 59.9, 25.1, 61.1]);
});
