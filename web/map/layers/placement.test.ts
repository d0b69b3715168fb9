import { describe, expect, test } from 'vitest';
import { fromTileGrid } from '#common/geo/tileGrid.ts';
import { place, placementZoom, type PlacedTile, type PlacementView } from './placement.ts';
import type { TilePoint, TileProperties } from './tileFeature.ts';

const SIZES = {
  discPx: () => 24,
  dotPx: 10,
  ringPx: 46,
  labelPx: 13,
  labelGapPx: 3,
  widthOf: (text: string) => text.length * 7,
};
const TILE = { x: 10, y: 20, z: 12 };

function point(id: number, right: number, down: number, properties: Partial<TileProperties> = {}): TilePoint {
  return {
    type: 'Feature',
    geometry: { type: 'Point', coordinates: [right, down] },
    properties: {
      layerName: 'points',
      id,
      name: `Place ${id}`,
      kind: 'museum',
      category: 'tourism/museum',
      family: 'culture',
      icon: 'maki-museum',
      stars: 1,
      type: 'POINT',
      label: 1,
      ...properties,
    },
  };
}

function placed(
  points: readonly TilePoint[],
  zoom = 12,
  more: readonly PlacedTile[] = [],
  view: Partial<PlacementView> = {},
) {
  const shown = place(
    [{ index: TILE, points }, ...more],
    { zoom, ...view },
    ({ properties }) => properties.name,
    SIZES,
  );
  return {
    discs: shown.filter(({ isDot }) => !isDot).map(({ attractionId }) => attractionId),
    dots: shown.filter(({ isDot }) => isDot).map(({ attractionId }) => attractionId),
    labels: shown.filter(({ name }) => name !== null).map(({ attractionId }) => attractionId),
  };
}

describe('the discs and names that are drawn where places crowd', () => {
  test('of two places at one spot the better one is drawn, whatever their order', () => {
    const good = point(2, 0.5, 0.5, { stars: 4 });
    const plain = point(1, 0.505, 0.5, { stars: 1 });
    expect(placed([plain, good]).discs).toEqual([2]);
    expect(placed([good, plain]).discs).toEqual([2]);
  });

  test('zooming in makes room for both', () => {
    const crowd = [point(1, 0.5, 0.5), point(2, 0.52, 0.5)];
    expect(placed(crowd, 12).discs).toEqual([1]);
    expect(placed(crowd, 14).discs).toEqual([1, 2]);
  });

  test('a name that would cover another disc or name is left out, its disc stays', () => {
    const left = point(1, 0.5, 0.5, { stars: 3 });
    const right = point(2, 0.58, 0.5, { stars: 2, name: 'A name far too long to fit' });
    const below = point(3, 0.2, 0.5, { stars: 2 });
    const underIt = point(4, 0.2, 0.54, { stars: 1 });
    const answer = placed([left, right, below, underIt]);
    expect(answer.discs).toEqual([1, 2, 3, 4]);
    expect(answer.labels).toEqual([1, 4]);
  });

  test('places that may not be labelled at this zoom have no name', () => {
    expect(placed([point(1, 0.5, 0.5, { label: 0 })])).toMatchObject({ discs: [1], labels: [] });
  });

  test('places of neighbouring tiles make room for each other at the seam', () => {
    const neighbour = { index: { ...TILE, x: TILE.x + 1 }, points: [point(2, 0.001, 0.5)] };
    expect(placed([point(1, 0.999, 0.5)], 12, [neighbour]).discs).toEqual([1]);
  });

  test('a place that stands in two tiles is drawn once', () => {
    expect(placed([point(1, 0.5, 0.5), point(1, 0.9, 0.9)]).discs).toEqual([1]);
  });

  test('the choice holds through half a zoom and is made for its beginning', () => {
    expect([12, 12.2, 12.49, 12.5, 12.99].map(placementZoom)).toEqual([12, 12, 12, 12.5, 12.5]);
  });
});

describe('a screen shows no more than a person can look over', () => {
  const grid = Array.from({ length: 100 }, (_, at) =>
    point(at + 1, 0.05 + 0.1 * (at % 10), 0.05 + 0.1 * Math.floor(at / 10), { stars: at < 3 ? 4 : 1, label: 0 }),
  );

  test('the best have discs, more are dots, and the rest waits for a closer look', () => {
    const { discs, dots } = placed(grid);
    expect(discs).toHaveLength(14);
    expect(discs.slice(0, 3)).toEqual([1, 2, 3]);
    expect(dots).toHaveLength(30);
    expect(placed(grid, 14).discs).toHaveLength(100);
  });

  test('a place beside a better one is a dot where its disc has no room', () => {
    expect(placed([point(1, 0.5, 0.5, { stars: 4 }), point(2, 0.5335, 0.5)])).toMatchObject({ discs: [1], dots: [2] });
  });

  test('a place whose disc another layer draws is never a dot', () => {
    const own = { index: TILE, points: [point(9, 0.501, 0.5)], hasOwnDiscs: true };
    expect(placed([point(1, 0.5, 0.5, { stars: 4 })], 12, [own])).toMatchObject({ discs: [1], dots: [] });
  });
});

describe('the open place', () => {
  const [lon, lat] = fromTileGrid([TILE.x + 0.5, TILE.y + 0.5], TILE.z);
  const open = { attractionId: 1, position: [lon, lat] } as const;

  test('comes first, and no disc or name of another lies under its ring', () => {
    const points = [point(1, 0.5, 0.5, { stars: 0 }), point(2, 0.54, 0.5, { stars: 5 }), point(3, 0.5, 0.43)];
    expect(placed(points, 12, [], { open })).toEqual({ discs: [1, 3], dots: [], labels: [1] });
  });

  test('takes its room also where no tile contains it', () => {
    expect(placed([point(2, 0.52, 0.5, { stars: 5 })], 12, [], { open }).discs).toEqual([]);
  });
});

test('on a turned map names make room for each other as they stand on the screen', () => {
  // One below the other with north up, side by side with west up.
  const points = [point(1, 0.5, 0.5, { name: 'A long name' }), point(2, 0.5, 0.6, { name: 'A long name' })];
  expect(placed(points).labels).toEqual([1, 2]);
  expect(placed(points, 12, [], { bearing: 90 }).labels).toEqual([1]);
});

test('a drawn place has its position, and its name where that has room', () => {
  const shown = point(1, 0.5, 0.25, { stars: 3, name: 'Fort' });
  const silent = point(2, 0.1, 0.1, { label: 0 });
  const hidden = point(3, 0.501, 0.25, { stars: 1 });
  const drawn = place(
    [{ index: { x: 1, y: 1, z: 1 }, points: [shown, silent, hidden] }],
    { zoom: 1 },
    ({ properties }) => properties.name,
    SIZES,
  );
  expect(drawn.map(({ attractionId, name }) => [attractionId, name])).toEqual([
    [1, 'Fort'],
    [2, null],
  ]);
  expect(drawn[0]?.position[0]).toBeCloseTo(90, 6);
  expect(drawn[0]?.position[1]).toBeCloseTo(-40.9799, 4);
});
