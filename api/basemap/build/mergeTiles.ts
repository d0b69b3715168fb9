import { gunzipSync } from 'node:zlib';
import { VectorTile } from '@mapbox/vector-tile';
import { PbfReader } from 'pbf';
import { BASE_LAYERS } from '#api/basemap/baseFeature.ts';
import { type Box, boxOf, isWithin, tileSide } from '#api/basemap/grid/baseGrid.ts';
import type { TilePart } from '#api/basemap/grid/cutShape.ts';
import { clipLine, RING_MIN, type TileLayer } from '#api/basemap/grid/gridShape.ts';
import { boxesOutside, cutBox, type Ring } from '#api/basemap/grid/halfGrid.ts';
import { clipRings } from '#api/basemap/land/cutLand.ts';
import { dissolve } from '#api/basemap/land/dissolve.ts';
import { EXTENT } from '#api/platform/vectorTile/layerWriter.ts';
import type { Bounds } from '#common/geo/bounds.ts';
import { flatArea, type FlatLine, flatOf, pointsOf, withoutRepeats } from '#common/geo/flatLine.ts';
import { boxAround } from '#common/geo/plane.ts';
import type { TileAddress } from '#common/geo/tileGrid.ts';
import { encodeTile, MAX_TILE_BYTES } from './encode.ts';

const LAYERS: readonly TileLayer[] = BASE_LAYERS.filter((layer) => layer !== 'coast');

/**
 * Ranks by layer: the features of a written tile have no ranks any more, which are needed where two tiles together are
 * too heavy.
 */
const RANK: Readonly<Record<TileLayer, number>> = {
  earth: 100,
  places: 95,
  boundaries: 90,
  water: 85,
  roads: 80,
  pois: 70,
  power: 40,
  landuse: 30,
  buildings: 10,
};

/** Everything a tile may hold, with room for any buffer; half units. */
const WHOLE_TILE: Box = [-2 * EXTENT - 1, -2 * EXTENT - 1, 4 * EXTENT + 1, 4 * EXTENT + 1];

/**
 * Makes one tile of two at the same address (gzipped, as the result): the content of `newer` inside the bounds of its
 * extract, and of `older` outside. Land and other areas that cross the bounds are joined there.
 */
export async function mergeTiles(
  older: Buffer,
  newer: Buffer,
  tile: TileAddress,
  bounds: Bounds,
  maxBytes = MAX_TILE_BYTES,
): Promise<Buffer> {
  const inside = boxInTile(tile, bounds);
  const groups = new Map<string, Group>();
  collect(older, boxesOutside(WHOLE_TILE, cutBox(inside)), groups);
  collect(newer, [cutBox(inside)], groups);
  const { body } = await encodeTile([...groups.values()].flatMap(partsOf), maxBytes);
  return body;
}

/** The features of both tiles that have the same layer, type and properties. */
interface Group extends Omit<TilePart, 'lines'> {
  /** Parts that do not cross the bounds. */
  readonly whole: (readonly FlatLine[])[];
  /** Rings cut at the bounds: half units, counter-clockwise round the area. */
  readonly cut: Ring[];
}

function boxInTile({ z, x, y }: TileAddress, bounds: Bounds): Box {
  const scale = EXTENT / tileSide(z);
  const [minX, minY, maxX, maxY] = boxOf(bounds);
  return [
    Math.floor(minX * scale) - x * EXTENT,
    Math.floor(minY * scale) - y * EXTENT,
    Math.ceil(maxX * scale) - x * EXTENT,
    Math.ceil(maxY * scale) - y * EXTENT,
  ];
}

/** Adds the features of a tile that lie in the boxes (half units). */
function collect(body: Buffer, boxes: readonly Box[], groups: Map<string, Group>): void {
  const { layers } = new VectorTile(new PbfReader(gunzipSync(body)));
  for (const layer of LAYERS) {
    const source = layers[layer];
    for (let i = 0; i < (source?.length ?? 0); i++) {
      const feature = source?.feature(i);
      if (feature === undefined || feature.type === 0) continue;
      const { type, properties } = feature;
      const key = `${layer} ${type} ${JSON.stringify(properties)}`;
      let group = groups.get(key);
      if (group === undefined)
        groups.set(key, (group = { layer, type, properties, rank: RANK[layer], whole: [], cut: [] }));
      const lines = feature.loadGeometry().map((line): FlatLine => line.flatMap(({ x, y }) => [x, y]));
      if (type === 1) addPoints(lines, boxes, group);
      else if (type === 2) addLines(lines, boxes, group);
      else addPolygons(lines, boxes, group);
    }
  }
}

function addPoints(lines: readonly FlatLine[], boxes: readonly Box[], { whole }: Group): void {
  for (const [x, y] of lines.flatMap(pointsOf)) {
    if (boxes.some(([minX, minY, maxX, maxY]) => 2 * x >= minX && 2 * x < maxX && 2 * y >= minY && 2 * y < maxY))
      whole.push([[x, y]]);
  }
}

function addLines(lines: readonly FlatLine[], boxes: readonly Box[], { whole }: Group): void {
  for (const [minX, minY, maxX, maxY] of boxes) {
    for (const line of lines)
      whole.push(...clipLine(line, [minX / 2, minY / 2, maxX / 2, maxY / 2]).map((part) => [part]));
  }
}

/** Adds polygons: those off the bounds as they are; those on them are cut, and joined when both tiles are read. */
function addPolygons(rings: readonly FlatLine[], boxes: readonly Box[], { whole, cut }: Group): void {
  for (const polygon of polygonsOf(rings)) {
    const doubled = polygon.map((ring): Ring => pointsOf(ring.map((v) => 2 * v)).reverse());
    const around = boxAround(doubled);
    if (boxes.some((box) => isWithin(around, box))) whole.push(polygon);
    else cut.push(...boxes.flatMap((box) => clipRings(doubled, box)));
  }
}

/** Outer rings, clockwise on the screen, each with the holes after it. */
function polygonsOf(rings: readonly FlatLine[]): FlatLine[][] {
  const polygons: FlatLine[][] = [];
  for (const ring of rings) {
    const area = flatArea(ring);
    if (area < 0) polygons.push([ring]);
    else if (area > 0) polygons.at(-1)?.push(ring);
  }
  return polygons;
}

function partsOf({ whole, cut, ...common }: Group): TilePart[] {
  const joined = dissolve(cut).flatMap((rings) => {
    const [outer, ...holes] = rings.map((ring) =>
      withoutRepeats(flatOf(ring.toReversed()).map((v) => Math.round(v / 2))),
    );
    return outer !== undefined && isDrawn(outer) ? [[outer, ...holes.filter(isDrawn)]] : [];
  });
  return [...whole, ...joined].map((lines) => ({ ...common, lines }));
}

const isDrawn = (ring: FlatLine) => ring.length >= RING_MIN && flatArea(ring) !== 0;
