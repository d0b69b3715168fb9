import { describe, expect, test } from 'vitest';
import { worldPerPixel } from '#api/tiles/tileBands.ts';
import { ATTRACTION_TILES_MAX_ZOOM, ATTRACTION_TILES_MIN_ZOOM } from '#common/attractionTiles.ts';
import { type MinZooms, thin, type ThinInput } from './thin.ts';
import { zOrder } from './zOrder.ts';

const ZOOMS = Array.from(
  { length: ATTRACTION_TILES_MAX_ZOOM - ATTRACTION_TILES_MIN_ZOOM + 1 },
  (_, i) => ATTRACTION_TILES_MIN_ZOOM + i,
);
const cell = (n: number, zoom: number): number => Math.floor(n / (64 * worldPerPixel(zoom)));

function place(sketch: Partial<ThinInput> & { key: string }): ThinInput {
  return {
    x: 600_000_000,
    y: 300_000_000,
    quality: 10,
    kind: 'hiking',
    category: 'shelter/lean_to',
    extent: 0,
    type: 'POINT',
    ...sketch,
  };
}

/** Places in clumps, reproducible. */
function crowd(count: number): ThinInput[] {
  let state = 7;
  const next = (): number => (state = (state * 48_271) % 2_147_483_647) / 2_147_483_647;
  return Array.from({ length: count }, (_, i) =>
    place({
      key: `k${i}`,
      x: Math.floor(600_000_000 + 40_000_000 * next() ** 3),
      y: Math.floor(300_000_000 + 40_000_000 * next() ** 3),
      quality: Math.floor(20 * next()),
      kind: next() < 0.5 ? 'hiking' : 'museum',
      category: `c${Math.floor(4 * next())}`,
    }),
  );
}

describe('thinning', () => {
  test('shows a lonely place from the first zoom on', () => {
    expect(thin([place({ key: 'a' })])).toEqual([{ minZoom: 4, minZoomKind: 4, minZoomCategory: 4 }]);
  });

  test('shows the better of two neighbours first, and both at 14', () => {
    const [worse, better] = thin([place({ key: 'a' }), place({ key: 'b', quality: 11 })]);
    expect(better?.minZoom).toBe(4);
    expect(worse?.minZoom).toBe(14);
  });

  test('thins each kind and category for itself', () => {
    const zooms = thin([
      place({ key: 'a', quality: 30 }),
      place({ key: 'b', quality: 20, category: 'leisure/firepit' }),
      place({ key: 'c', kind: 'museum', category: 'tourism/museum' }),
    ]);
    expect(zooms).toEqual([
      { minZoom: 4, minZoomKind: 4, minZoomCategory: 4 },
      { minZoom: 14, minZoomKind: 14, minZoomCategory: 4 },
      { minZoom: 14, minZoomKind: 4, minZoomCategory: 4 },
    ]);
  });

  test('leaves one point per 64 px cell at each zoom, the best of it', () => {
    const places = crowd(3000);
    const zooms = thin(places);
    for (const zoom of ZOOMS.slice(0, -1)) {
      const best = new Map<string, number>();
      places.forEach(({ x, y, quality }) => {
        const key = `${cell(x, zoom)}/${cell(y, zoom)}`;
        best.set(key, Math.max(best.get(key) ?? -1, quality));
      });
      const shown = places.flatMap(({ x, y, quality }, i) =>
        (zooms[i]?.minZoom ?? 99) <= zoom ? [{ key: `${cell(x, zoom)}/${cell(y, zoom)}`, quality }] : [],
      );
      expect(new Set(shown.map(({ key }) => key)).size).toBe(shown.length);
      expect(shown).toHaveLength(best.size);
      expect(shown.every(({ key, quality }) => best.get(key) === quality)).toBe(true);
    }
  });

  test('never depends on the order of the places', () => {
    const places = crowd(500);
    const byKey = (items: readonly ThinInput[]): Map<string, MinZooms | undefined> => {
      const zooms = thin(items);
      return new Map(items.map(({ key }, i) => [key, zooms[i]]));
    };
    const forwards = byKey(places);
    for (const [key, zooms] of byKey(places.toReversed())) expect(zooms).toEqual(forwards.get(key));
  });

  test.each([
    ['PATH', 96, 10],
    ['AREA', 48, 10],
  ] as const)('shows a %s that is large on the screen beside a better place', (type, px, zoom) => {
    const extent = px * worldPerPixel(zoom);
    const [large, small] = thin([
      place({ key: 'a', type, extent }),
      place({ key: 'b', type, extent: extent * 0.99 }),
      place({ key: 'c', quality: 90 }),
    ]);
    expect(large).toEqual({ minZoom: zoom, minZoomKind: zoom, minZoomCategory: zoom });
    expect(small?.minZoom).toBe(zoom + 1);
  });
});

test('Z-order puts the points of a cell side by side at every zoom', () => {
  for (const { x, y } of crowd(200)) {
    for (const zoom of ZOOMS) {
      const side = 64 * worldPerPixel(zoom);
      const corner = zOrder(cell(x, zoom) * side, cell(y, zoom) * side);
      expect(corner % 4 ** (ATTRACTION_TILES_MAX_ZOOM - zoom)).toBe(0);
      expect(Math.floor(zOrder(x, y) / 4 ** (ATTRACTION_TILES_MAX_ZOOM - zoom))).toBe(
        corner / 4 ** (ATTRACTION_TILES_MAX_ZOOM - zoom),
      );
    }
  }
});
