import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import type { FeatureCollection, LineString, MultiLineString, MultiPolygon, Polygon, Position } from 'geojson';
import { geometryFile, type geometryFiles } from '#api/basemap/embedded/baseTilesLayers.ts';
import { type NamedPoint, readNamedPoints } from '#api/basemap/embedded/baseTilesNames.ts';
import { type Box, type GridPoint, grown, overlap, tileSide, toGrid, wound } from '#api/basemap/grid/baseGrid.ts';
import type { Properties } from '#api/basemap/grid/gridShape.ts';
import { cutBounds, even, type Ring } from '#api/basemap/grid/halfGrid.ts';
import { BASE_TILES_MIN_BUILT_ZOOM } from '#common/baseMap.ts';
import type { Bounds } from '#common/geo/bounds.ts';
import { boxAround } from '#common/geo/plane.ts';
import { clipRings, CutLand, squaresAround } from './cutLand.ts';

/** The committed map of the world, which shows where no extract has data. Shapes in half units of the grid. */
export interface EmbeddedMap {
  readonly land: CutLand;
  readonly lakes: readonly EmbeddedShape[];
  readonly rivers: readonly EmbeddedShape[];
  /** Borders of countries and municipalities. */
  readonly borders: readonly EmbeddedShape[];
  readonly names: readonly NamedPoint[];
}

/** Rings (counter-clockwise round the area, clockwise round holes) of a lake, or lines of a river or border. */
export interface EmbeddedShape {
  readonly lines: readonly Ring[];
  readonly box: Box;
  readonly properties: Properties;
}

type EmbeddedGeometry = LineString | MultiLineString | Polygon | MultiPolygon;

/**
 * Reads the embedded map of the project folder `root`; with `bounds` only what shows in tiles that touch them, which
 * takes a fraction of the memory.
 */
export async function openEmbeddedMap(root: string, bounds?: Bounds): Promise<EmbeddedMap> {
  const box = bounds === undefined ? WORLD : reachOf(bounds);
  const [land, water, borders, names] = await Promise.all([
    shapes(root, 'land', box),
    shapes(root, 'water', box),
    shapes(root, 'borders', box),
    readNamedPoints(root),
  ]);
  const isRiver = ({ properties }: EmbeddedShape) => properties['kind'] === 'river';
  return {
    land: new CutLand(
      clipRings(
        land.flatMap(({ lines }) => lines),
        box,
      ),
    ),
    lakes: water.filter((shape) => !isRiver(shape)),
    rivers: water.filter(isRiver),
    borders,
    names,
  };
}

const WORLD: Box = [-Infinity, -Infinity, Infinity, Infinity];

/** The area that tiles which touch the bounds can show: the widest of them reach a tile beyond. */
function reachOf(bounds: Bounds): Box {
  return squaresAround(grown(cutBounds(bounds), 2 * tileSide(BASE_TILES_MIN_BUILT_ZOOM)));
}

async function shapes(root: string, name: (typeof geometryFiles)[number], box: Box): Promise<EmbeddedShape[]> {
  const text = await promisify(gunzip)(await readFile(geometryFile(root, name)));
  const { features }: FeatureCollection<EmbeddedGeometry, Properties> = JSON.parse(text.toString());
  return near(
    features.map(({ geometry, properties }) => {
      const lines = halfLines(geometry);
      return { lines, box: boxAround(lines), properties };
    }),
    box,
  );
}

function halfLines(geometry: EmbeddedGeometry): Ring[] {
  switch (geometry.type) {
    case 'LineString':
      return [geometry.coordinates.map(half)];
    case 'MultiLineString':
      return geometry.coordinates.map((line) => line.map(half));
    case 'Polygon':
      return polygonRings(geometry.coordinates);
    case 'MultiPolygon':
      return geometry.coordinates.flatMap(polygonRings);
  }
}

function polygonRings(rings: readonly Position[][]): Ring[] {
  return rings.map((ring, i) => wound(ring.map(half), i === 0));
}

function half([lon = 0, lat = 0]: Position): GridPoint {
  const [x, y] = toGrid([lon, lat]);
  return [even(2 * x), even(2 * y)];
}

/** The shapes that may touch the box (half units). */
export function near(all: readonly EmbeddedShape[], box: Box): EmbeddedShape[] {
  return all.filter((shape) => overlap(shape.box, box));
}
