import { gunzipSync } from 'node:zlib';
import { VectorTile, type VectorTileFeature } from '@mapbox/vector-tile';
import { PbfReader } from 'pbf';
import { beforeAll, describe, expect, test } from 'vitest';
import { categoryOf, categoryOfSlug } from '#common/catalogue/catalogue.ts';
import { KINDS } from '#common/catalogue/kinds.ts';
import type { Position } from '#common/geo/bounds.ts';
import type { Client, RawAnswer } from '../../support/client.ts';
import { allPlaces, HELSINKI, type ListedPlace, liveVersion } from '../../support/realData.ts';

const ZOOMS = [4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14] as const;
const VIEWS = [
  'all',
  ...KINDS.filter((kind) => kind !== 'none'),
  'tourism-museum',
  'amenity-cafe',
  'natural-beach',
  'leisure-park',
  'route-bicycle',
];
/** Cells of 64 px on the side of a tile of 512. */
const CELLS = 8;

/** Position in tiles of a zoom, fractions and all. */
function inTiles([lon, lat]: Position, z: number): [x: number, y: number] {
  const sine = Math.sin((lat * Math.PI) / 180);
  const side = 2 ** z;
  return [((lon + 180) / 360) * side, (0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)) * side];
}

/** Addresses of the tiles over Helsinki. */
function tilesOver(z: number): { readonly x: number; readonly y: number }[] {
  const [west, south, east, north] = HELSINKI;
  const [left, top] = inTiles([west, north], z).map(Math.floor);
  const [right, bottom] = inTiles([east, south], z).map(Math.floor);
  const found = [];
  for (let x = left ?? 0; x <= (right ?? 0); x++) for (let y = top ?? 0; y <= (bottom ?? 0); y++) found.push({ x, y });
  return found;
}

function featuresOf(body: Buffer): VectorTileFeature[] {
  const { layers } = new VectorTile(new PbfReader(gunzipSync(body)));
  return Object.values(layers).flatMap((layer) => Array.from({ length: layer.length }, (_, i) => layer.feature(i)));
}

/** Ids of the places that a tile shows by their own point. */
function pointIds(body: Buffer): number[] {
  return featuresOf(body).flatMap(({ type, properties }) =>
    type === 1 && typeof properties['id'] === 'number' ? [properties['id']] : [],
  );
}

function isOfView(view: string): (place: ListedPlace) => boolean {
  if (view === 'all') return () => true;
  const category = categoryOfSlug(view);
  return category === null
    ? (place) => categoryOf(place.category)?.kind === view
    : (place) => place.category === category.key;
}

export function tileCases(client: () => Client): void {
  describe('tiles', () => {
    let version: number;
    let places: readonly ListedPlace[];
    const tile = (view: string, z: number, x: number, y: number, of = version): Promise<RawAnswer> =>
      client().raw(`/tiles/attractions/${of}/${view}/${z}/${x}/${y}.mvt`);

    beforeAll(async () => {
      ({ version } = await liveVersion(client()));
      places = await allPlaces(client());
    });

    /** The best of the name: a park may be called like the beach in it. */
    const named = (name: string): ListedPlace => {
      const [best] = places.filter((place) => place.name === name).toSorted((a, b) => b.quality2 - a.quality2);
      if (!best) throw new Error(`${name} is not public`);
      return best;
    };

    test.each(VIEWS)('%s: every tile of Helsinki is small, immutable and thinned by quality', async (view) => {
      const ofView = places.filter(isOfView(view));
      for (const z of ZOOMS) {
        const addresses = tilesOver(z);
        const answers = await Promise.all(addresses.map(({ x, y }) => tile(view, z, x, y)));
        for (const { status, headers, body } of answers) {
          expect(status).toBe(200);
          expect(headers).toMatchObject({
            'content-type': 'application/vnd.mapbox-vector-tile',
            'content-encoding': 'gzip',
            'cache-control': 'public, max-age=31536000, immutable',
            etag: expect.stringMatching(/^"[\w-]+"$/),
          });
          expect(body.byteLength).toBeLessThanOrEqual(50_000);
          expect(featuresOf(body).length).toBeLessThanOrEqual(2000);
        }
        const shown = new Set(answers.flatMap(({ body }) => pointIds(body)));
        expectThinned(
          ofView.filter(({ pos }) => addresses.some(({ x, y }) => isInTile(pos, z, x, y))),
          shown,
          z,
        );
      }
    });

    test.each([
      ['Suomenlinnan linnoitus', 'all', 5],
      ['Suomenlinnan linnoitus', 'attraction', 5],
      ['Kiasma', 'museum', 8],
      ['Designmuseo', 'tourism-museum', 14],
      ['Hietaranta', 'swimming', 9],
      ['Harakan saaren luonnonsuojelualue', 'leisure-nature_reserve', 9],
      ['Sininen reitti', 'hiking', 13],
      ['Cafe Ekberg', 'cafe', 9],
      ['Zetor', 'restaurant', 14],
      ['Punnitse & Säästä', 'groceries', 14],
      ['Tehtaanpuiston yleisövessa', 'wc', 14],
    ])('%s is on the map of %s at zoom %d', async (name, view, z) => {
      const { id, pos } = named(name);
      const [x, y] = inTiles(pos, z).map(Math.floor);
      const { body } = await tile(view, z, x ?? 0, y ?? 0);
      expect(pointIds(body)).toContain(id);
    });

    test('the hiking relation is a line on the map, the nature reserve an area', async () => {
      for (const [name, layer] of [
        ['Sininen reitti', 'lines'],
        ['Puolimatkansaaren ja Pormestarinhevon luonnonsuojelualue', 'areas'],
      ] as const) {
        const { id, pos } = named(name);
        const [x, y] = inTiles(pos, 14).map(Math.floor);
        const { body } = await tile('all', 14, x ?? 0, y ?? 0);
        const drawn = new VectorTile(new PbfReader(gunzipSync(body))).layers[layer];
        const ids = Array.from({ length: drawn?.length ?? 0 }, (_, i) => drawn?.feature(i).properties['id']);
        expect(ids).toContain(id);
      }
    });

    test('an ETag spares the body', async () => {
      const { headers } = await tile('all', 10, 583, 296);
      const again = await fetch(`${client().url}/tiles/attractions/${version}/all/10/583/296.mvt`, {
        headers: { 'if-none-match': String(headers['etag']) },
      });
      expect(again.status).toBe(304);
    });

    test.each([
      ['of a version that is not served', 'all', 10, 583, 296, 99_999],
      ['of a view that does not exist', 'nowhere', 10, 583, 296, null],
      ['of a zoom that is not served', 'all', 15, 18_660, 9480, null],
      ['beyond the pyramid', 'all', 10, 1024, 296, null],
    ])('a tile %s is 404 and not cached', async (_, view, z, x, y, of) => {
      const { status, headers } = await tile(view, z, x, y, of ?? version);
      expect(status).toBe(404);
      expect(headers['cache-control']).toBe('no-store');
    });
  });
}

function isInTile(position: Position, z: number, x: number, y: number): boolean {
  const [left, top] = inTiles(position, z).map(Math.floor);
  return left === x && top === y;
}

/**
 * In each cell of 64 px the best place shows, and no point that is worse than a hidden place; at zoom 14 everything
 * shows.
 */
function expectThinned(places: readonly ListedPlace[], shown: ReadonlySet<number>, z: number): void {
  const cellOf = ({ pos }: ListedPlace): string =>
    inTiles(pos, z)
      .map((n) => Math.floor(n * CELLS))
      .join();
  const bestByCell = (some: readonly ListedPlace[]): Map<string, number> => {
    const best = new Map<string, number>();
    for (const place of some) best.set(cellOf(place), Math.max(place.quality2, best.get(cellOf(place)) ?? 0));
    return best;
  };
  const labelOf = ({ name, id }: ListedPlace): string => `${name} ${id} at zoom ${z}`;
  const visible = places.filter(({ id }) => shown.has(id));
  const hidden = places.filter(({ id }) => !shown.has(id));
  if (z === 14) expect(hidden.map(labelOf)).toEqual([]);
  const bestVisible = bestByCell(visible);
  expect(hidden.filter((place) => place.quality2 > (bestVisible.get(cellOf(place)) ?? -1)).map(labelOf)).toEqual([]);
  const bestHidden = bestByCell(hidden);
  expect(
    visible
      .filter((place) => place.type === 'POINT' && place.quality2 < (bestHidden.get(cellOf(place)) ?? 0))
      .map(labelOf),
  ).toEqual([]);
}
