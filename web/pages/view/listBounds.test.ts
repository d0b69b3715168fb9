import { describe, expect, test } from 'vitest';
import { boundsOfCamera, DEFAULT_CAMERA, roundCamera } from '#common/geo/camera.ts';
import { FIRST_MAP, listVariables } from '#common/urls/routeData.ts';
import { DEFAULT_FILTER } from '#common/urls/viewLocation.ts';
import { frameOf, freeSize } from './frame.ts';
import { nearOf, routeListVariables, visibleBounds } from './listBounds.ts';

const NOW = new Date('2026-11-25T09:14:00Z');
const phone = frameOf({ width: 390, height: 844 }, false, false);
const computed = boundsOfCamera(DEFAULT_CAMERA, freeSize(phone));

describe('the visible part of the map', () => {
  test('is computed from camera and screen before there is a map', () => {
    expect(visibleBounds(DEFAULT_CAMERA, phone, null)).toEqual(computed);
  });

  test('does not change when the map reports the same but for rounding', () => {
    const [west, south, east, north] = computed;
    expect(visibleBounds(DEFAULT_CAMERA, phone, [west + 1e-5, south, east - 1e-5, north])).toEqual(computed);
  });

  test('is what the map reports where that differs', () => {
    const seen = [24, 60.9, 25, 61.1] as const;
    expect(visibleBounds(DEFAULT_CAMERA, phone, seen)).toEqual(seen);
  });

  test('is less where panel, search field and sheet cover the map', () => {
    const wide = frameOf({ width: 1440, height: 900 }, true, false);
    expect(freeSize(wide).width).toBe(1020);
    expect(freeSize(frameOf({ width: 1440, height: 900 }, true, true)).width).toBe(1440);
    expect(freeSize(phone).height).toBeLessThan(844 / 1.5);
  });
});

describe('the query of a list', () => {
  const nothing = { now: NOW, seen: null, brought: null, favourites: null };
  const brought = listVariables(DEFAULT_FILTER, boundsOfCamera(DEFAULT_CAMERA, FIRST_MAP.none), 'fi', NOW);
  const own = routeListVariables(DEFAULT_FILTER, DEFAULT_CAMERA, phone, 'fi', nothing);

  // SPEC §9: Query bounds padding 20 %
  test('asks for the visible part grown by 20 %', () => {
    const seen = [24, 60, 25, 61] as const;
    const variables = routeListVariables(DEFAULT_FILTER, DEFAULT_CAMERA, phone, 'fi', {
      now: NOW,
      seen,
      brought: null,
      favourites: null,
    });
    expect(variables).toEqual({
      bounds: [23.9, 59.9, 25.1, 61.1],
      filter: null,
      kind: 'hiking',
      category: null,
      language: 'fi',
      near: null,
      sort: 'now',
    });
  });

  // SPEC §7: GET /api/query/attractions: best and closest lists; skipped when kind is none and no category
  test('is not sent without a kind', () => {
    expect(routeListVariables({ by: 'kind', kind: 'none' }, DEFAULT_CAMERA, phone, 'fi', nothing)).toBeNull();
  });

  test.each([
    ['the map of a large', FIRST_MAP.wide],
    ['the map of a phone', FIRST_MAP.phone],
    ['the list of any', FIRST_MAP.none],
  ])('is what the page brought along for %s screen, although the server did not know its size', (_what, size) => {
    const came = listVariables(DEFAULT_FILTER, boundsOfCamera(DEFAULT_CAMERA, size), 'fi', NOW);
    expect(own).not.toEqual(came);
    expect(
      routeListVariables(DEFAULT_FILTER, roundCamera(DEFAULT_CAMERA), phone, 'fi', {
        now: NOW,
        seen: null,
        brought: came,
        favourites: null,
      }),
    ).toEqual(came);
  });

  test('is what the map shows once it has measured itself', () => {
    expect(
      routeListVariables(DEFAULT_FILTER, DEFAULT_CAMERA, phone, 'fi', { ...nothing, seen: computed, brought }),
    ).toEqual(own);
  });

  test.each([
    ['language', listVariables(DEFAULT_FILTER, boundsOfCamera(DEFAULT_CAMERA, FIRST_MAP.none), 'sv', NOW)],
    ['kind', listVariables({ by: 'kind', kind: 'museum' }, boundsOfCamera(DEFAULT_CAMERA, FIRST_MAP.none), 'fi', NOW)],
    ['zoom', listVariables(DEFAULT_FILTER, boundsOfCamera({ ...DEFAULT_CAMERA, zoom: 12 }, FIRST_MAP.none), 'fi', NOW)],
    ['shape', { bounds: 'x' }],
  ])('is not what the page brought along in another %s', (_what, other) => {
    expect(routeListVariables(DEFAULT_FILTER, DEFAULT_CAMERA, phone, 'fi', { ...nothing, brought: other })).toEqual(
      own,
    );
  });
});

describe("the visitor's position", () => {
  const bounds = [24, 60, 25, 61] as const;

  test('is sent inside the bounds, to a tenth of a kilometre', () => {
    expect(nearOf([24.456789, 60.123456], bounds)).toEqual([24.457, 60.123]);
  });

  test('is not sent outside the bounds, where it orders nothing', () => {
    expect(nearOf([23.9, 60.5], bounds)).toBeNull();
    expect(nearOf(null, bounds)).toBeNull();
  });
});
