import { VectorTile } from '@mapbox/vector-tile';
import { PbfReader } from 'pbf';
import { describe, expect, test } from 'vitest';
import { EXTENT } from '#api/platform/vectorTile/layerWriter.ts';
import { ATTRACTION_TILES_MAX_ZOOM } from '#common/attractionTiles.ts';
import { fromWorld, toWorld, WORLD_SIZE } from '#common/geo/worldShape.ts';
import { encodeShape, shiftOfBand } from './tileBands.ts';
import { encodeTile } from './tileEncoding.ts';
import type { TilePlace } from './tilesSql.ts';

/** The tile at zoom 14 that holds the middle of Hämeenlinna. */
const Z = 14;
const SIDE = WORLD_SIZE / 2 ** Z;
const [worldX, worldY] = toWorld([24.46654, 60.9948584]);
const tile = { z: Z, x: Math.floor(worldX / SIDE), y: Math.floor(worldY / SIDE) };

/** World position at a part of the tile's side from its north-west corner. */
function at(right: number, down: number): [number, number] {
  return [Math.round((tile.x + right) * SIDE), Math.round((tile.y + down) * SIDE)];
}

function place(overrides: Partial<TilePlace>): TilePlace {
  const [lon, lat] = fromWorld(...at(0.5, 0.5));
  return {
    id: 300_000_000_001,
    type: 'POINT',
    kind: 'museum',
    category: 'tourism/museum',
    name: 'Taidemuseo',
    name_sv: null,
    name_en: null,
    named: true,
    lon,
    lat,
    stars: 2,
    min_zoom: 14,
    status: null,
    features: 0,
    hours: null,
    shape: null,
    ...overrides,
  };
}

function shape(
  type: 'PATH' | 'AREA',
  parts: readonly (readonly [number, number][])[],
  holes: readonly boolean[] = parts.map(() => false),
): Uint8Array {
  let end = 0;
  const ends = parts.map((part) => (end += part.length));
  return encodeShape({ type, coords: Int32Array.from(parts.flat(2)), ends, holes }, shiftOfBand(3));
}

function decoded(places: readonly TilePlace[], where = tile) {
  return new VectorTile(new PbfReader(encodeTile(where, places))).layers;
}

function square(left: number, top: number, right: number, bottom: number): [number, number][] {
  return [at(left, top), at(right, top), at(right, bottom), at(left, bottom), at(left, top)];
}

describe('an attraction tile', () => {
  test('a point stands at its position with the properties of the contract', () => {
    const layers = decoded([place({ name_sv: 'Konstmuseet', name_en: 'Taidemuseo' })]);
    expect(Object.keys(layers)).toEqual(['points']);
    const feature = layers['points']?.feature(0);
    expect(feature?.properties).toMatchObject({
      id: 300_000_000_001,
      name: 'Taidemuseo',
      sv: 'Konstmuseet',
      kind: 'museum',
      category: 'tourism/museum',
      family: 'culture',
      stars: 2,
      type: 'POINT',
      label: 1,
    });
    expect(feature?.properties).not.toHaveProperty('en');
    const point = feature?.loadGeometry()[0]?.[0];
    expect(Math.abs((point?.x ?? 0) - EXTENT / 2)).toBeLessThanOrEqual(1);
    expect(Math.abs((point?.y ?? 0) - EXTENT / 2)).toBeLessThanOrEqual(1);
  });

  test('a place that is closed for now says so', () => {
    const closed = ({ status }: Pick<TilePlace, 'status'>) =>
      decoded([place({ status })])['points']?.feature(0).properties['closed'];
    expect([null, ['active'], ['out-of-service-temporarily']].map((status) => closed({ status }))).toEqual([
      undefined,
      undefined,
      1,
    ]);
  });

  test('the features and hours of a place are in all its layers, and in none where they are unknown', () => {
    const area = { type: 'AREA', shape: shape('AREA', [square(0.1, 0.1, 0.9, 0.9)]) } as const;
    const known = decoded([place({ ...area, features: 5, hours: 12 })]);
    const offers = { features: 5, hours: 12 };
    expect([known['areas'], known['points']].map((layer) => layer?.feature(0).properties)).toMatchObject([
      offers,
      offers,
    ]);
    const unknown = decoded([place({})])['points']?.feature(0).properties;
    expect(unknown).not.toHaveProperty('features');
    expect(unknown).not.toHaveProperty('hours');
  });

  test('a point of the neighbouring tile is left to that tile', () => {
    const [lon, lat] = fromWorld(...at(1.001, 0.5));
    expect(decoded([place({ lon, lat })])).toEqual({});
  });

  test('a line that leaves the tile is cut a little beyond its edge, so that no seam shows', () => {
    const line = decoded([place({ type: 'PATH', shape: shape('PATH', [[at(0.5, 0.5), at(3, 0.5)]]) })])[
      'lines'
    ]?.feature(0);
    const xs =
      line
        ?.loadGeometry()
        .flat()
        .map(({ x }) => x) ?? [];
    expect(Math.max(...xs)).toBe(EXTENT + EXTENT / 64);
  });

  test('both parts of a line that leaves and comes back are drawn', () => {
    const line = decoded([
      place({ type: 'PATH', shape: shape('PATH', [[at(0.5, 0.2), at(2, 0.2), at(2, 0.8), at(0.5, 0.8)]]) }),
    ])['lines']?.feature(0);
    expect(line?.loadGeometry()).toHaveLength(2);
  });

  test('the lines beside a route are a feature of their own', () => {
    const beside = shape(
      'PATH',
      [
        [at(0.1, 0.5), at(0.9, 0.5)],
        [at(0.5, 0.5), at(0.5, 0.9)],
      ],
      [false, true],
    );
    const lines = decoded([place({ type: 'PATH', shape: beside })])['lines'];
    expect([0, 1].map((i) => lines?.feature(i).properties['side'])).toEqual([undefined, 1]);
    expect([0, 1].map((i) => lines?.feature(i).loadGeometry())).toMatchObject([{ length: 1 }, { length: 1 }]);
  });

  test('an area has its hole', () => {
    const area = decoded([
      place({
        type: 'AREA',
        shape: shape('AREA', [square(0.1, 0.1, 0.9, 0.9), square(0.4, 0.4, 0.6, 0.6)], [false, true]),
      }),
    ])['areas'];
    const polygon = area?.feature(0).toGeoJSON(tile.x, tile.y, tile.z);
    expect(polygon?.geometry.type).toBe('Polygon');
    expect(polygon?.geometry.type === 'Polygon' && polygon.geometry.coordinates).toHaveLength(2);
  });

  test('an area around the whole tile fills it', () => {
    const area = decoded([place({ type: 'AREA', shape: shape('AREA', [square(-3, -3, 4, 4)]) })])['areas']?.feature(0);
    const box = area?.loadGeometry().flat() ?? [];
    expect(Math.min(...box.map(({ x }) => x))).toBe(-EXTENT / 64);
    expect(Math.max(...box.map(({ y }) => y))).toBe(EXTENT + EXTENT / 64);
  });

  test('below zoom 12 only named top items and items shown for two zooms may have a label', () => {
    const z = 10;
    const low = { z, x: Math.floor(worldX / (WORLD_SIZE / 2 ** z)), y: Math.floor(worldY / (WORLD_SIZE / 2 ** z)) };
    const [lon, lat] = [24.46654, 60.9948584];
    const labels = (places: readonly TilePlace[], where = low) => {
      const points = decoded(places, where)['points'];
      return places.map((_, index) => points?.feature(index).properties['label']);
    };
    expect(
      labels([
        place({ lon, lat, min_zoom: 8 }),
        place({ lon, lat, min_zoom: 9 }),
        place({ lon, lat, min_zoom: 10, stars: 4 }),
      ]),
    ).toEqual([1, 0, 1]);
    expect(labels([place({ named: false }), place({})], tile)).toEqual([0, 1]);
    expect(Z).toBe(ATTRACTION_TILES_MAX_ZOOM);
  });
});
