import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { booleanPointInPolygon } from '@turf/turf';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { BuiltTile } from '#api/basemap/baseFeature.ts';
import { openEmbeddedMap } from '#api/basemap/land/embeddedMap.ts';
import { readBaseMap } from '#api/basemap/read/readBaseMap.ts';
import { sharedData } from '#api/import/records/readerTestSupport.ts';
import { projectRoot } from '#api/platform/paths.ts';
import type { Position } from '#common/geo/bounds.ts';
import { type BaseTilesReport, buildBaseTiles } from './buildBaseTiles.ts';
import { geojsonOf, tileAt } from './tilesTestSupport.ts';

const { file, missing } = sharedData('osm/helsinki-centre-2024.osm.pbf');

describe.skipIf(missing)('the base tiles of the centre of Helsinki', () => {
  const tiles = new Map<string, BuiltTile>();
  let report: BaseTilesReport;
  beforeAll(async () => {
    const spoolFolder = await mkdtemp(path.join(tmpdir(), 'taival-base-real-'));
    afterAll(() => rm(spoolFolder, { recursive: true }));
    const input = await readBaseMap(file, { progress: () => undefined });
    report = await buildBaseTiles(input, {
      embedded: await openEmbeddedMap(projectRoot),
      spoolFolder,
      progress: () => undefined,
      onTile: async (tile) => {
        tiles.set(`${tile.z}/${tile.x}/${tile.y}`, tile);
      },
    });
  }, 60_000);

  const at = (z: number, position: Position): BuiltTile => {
    const { x, y } = tileAt(z, position);
    const tile = tiles.get(`${z}/${x}/${y}`);
    if (tile === undefined) throw new Error(`No tile ${z}/${x}/${y}`);
    return tile;
  };
  const isCovered = (layer: string, z: number, position: Position) =>
    geojsonOf(at(z, position), layer).some(
      ({ geometry }) =>
        (geometry.type === 'Polygon' || geometry.type === 'MultiPolygon') &&
        booleanPointInPolygon([...position], geometry),
    );

  test.each([
    ['Uunisaari', [24.9531, 60.1532], 'land'],
    ['Tervasaari', [24.9684, 60.1736], 'land'],
    ['Harakka', [24.958, 60.1495], 'land'],
    ['Suomenlinna, north', [24.9865, 60.1489], 'land'],
    ['Katajanokka', [24.9686, 60.1668], 'land'],
    ['Kaivopuisto', [24.957, 60.156], 'land'],
    ['the railway station', [24.9414, 60.1718], 'land'],
    ['Hernesaari', [24.925, 60.1505], 'land'],
    ['the strait before Uunisaari', [24.9555, 60.1537], 'sea'],
    ['the South Harbour', [24.956, 60.166], 'sea'],
    ['Kruunuvuorenselkä', [24.981, 60.162], 'sea'],
    ['the sea off Harakka', [24.97, 60.1505], 'sea'],
    ['Seurasaarenselkä', [24.897, 60.173], 'sea'],
  ] satisfies [string, Position, string][])('show %s at %j as %s, near and far', (_, position, ground) => {
    expect([10, 12, 14].map((z) => (isCovered('earth', z, position) ? 'land' : 'sea'))).toEqual([
      ground,
      ground,
      ground,
    ]);
  });

  test('put houses on land', () => {
    const houses = [...tiles.values()]
      .filter(({ z }) => z === 14)
      .flatMap((tile) => {
        const land = geojsonOf(tile, 'earth').flatMap(({ geometry }) =>
          geometry.type === 'Polygon' || geometry.type === 'MultiPolygon' ? [geometry] : [],
        );
        const corners = geojsonOf(tile, 'buildings').flatMap(({ geometry }) =>
          geometry.type === 'MultiPolygon' ? geometry.coordinates.flatMap(([ring]) => ring?.slice(0, 1) ?? []) : [],
        );
        return corners.map((corner) => land.some((each) => booleanPointInPolygon(corner, each)));
      });
    expect(houses.length).toBeGreaterThan(3000);
    expect(houses.filter((onLand) => onLand).length / houses.length).toBeGreaterThan(0.99);
  });

  test('know the land of every cell from the coast or its neighbours', () => {
    expect(report.landCells.embedded).toBe(0);
  });

  test('are light enough, all that touch the bounds, and leave nothing out', () => {
    expect([...tiles.values()].map(({ body }) => body.byteLength).filter((bytes) => bytes > 150_000)).toEqual([]);
    expect(report.tiles).toBe(tiles.size);
    expect(report.features.tooHeavy).toBe(0);
    expect(report.features.read - report.features.used).toBeLessThan(50);
  });

  test('draw the ferry to Suomenlinna and paths on it', () => {
    const kinds = (z: number, position: Position) =>
      new Set(geojsonOf(at(z, position), 'roads').map(({ properties }) => String(properties?.['kind'])));
    expect(kinds(10, [24.975, 60.158])).toContain('ferry');
    expect(kinds(14, [24.9865, 60.1489])).toContain('path');
  });

  test('show the islands off the bounds as the embedded map has them', () => {
    expect(isCovered('earth', 10, [24.8845, 60.1822])).toBe(true);
    expect(isCovered('earth', 12, [24.885, 60.16])).toBe(true);
  });
});
