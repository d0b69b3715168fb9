import { VectorTile, type VectorTileFeature } from '@mapbox/vector-tile';
import { PbfReader } from 'pbf';
import type { TileAddress } from '#common/geo/tileGrid.ts';
import { partsOf, type WorldBox, WORLD_SIZE, type WorldShape } from '#common/geo/worldShape.ts';
import { MAP_HEIGHT, MAP_WIDTH } from '#common/places/placeMap.ts';
import { LANDUSE, type MapColours } from './looks.ts';

/** A tile as it is served, unzipped. */
export interface DrawnTile extends TileAddress {
  readonly body: Buffer;
}

export interface DrawnMap {
  readonly tiles: readonly DrawnTile[];
  /** What the picture shows, of its proportions. */
  readonly view: WorldBox;
  /** World units. */
  readonly point: readonly [x: number, y: number];
  /** The line or area of the place; null: it is a point. */
  readonly shape: WorldShape | null;
  /** What has to be seen. */
  readonly box: WorldBox;
  /** How many times larger it is than a small map. */
  readonly scale: number;
}

/** The drawing skips a point that is less than this many pixels away from the point before it. */
const STEP = 0.5;
/** Pixels: smaller shapes look like dirt. */
const SHAPE_MIN = 26;

/** Draws a map without any words, as SVG. */
export function mapSvg(map: DrawnMap, colours: MapColours): string {
  const layers = new Map<string, string[]>();
  const plane = planeOf(map);
  for (const tile of map.tiles) collect(tile, plane, layers);
  const path = (key: string, style: string) => {
    const found = layers.get(key);
    return found === undefined ? '' : `<path d="${found.join('')}" ${style}/>`;
  };
  const fill = (key: string, colour: string) => path(key, `fill="${colour}"`);
  const line = (key: string, colour: string, width: number, more = '') =>
    path(key, `fill="none" stroke="${colour}" stroke-width="${width}" stroke-linejoin="round" ${more}`);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${plane.width}" height="${plane.height}">`,
    `<rect width="100%" height="100%" fill="${colours.water}"/>`,
    fill('earth', colours.land),
    ...[...new Set(LANDUSE.values())].map((colour) => fill(`landuse ${colour}`, colours[colour])),
    path('water', `fill="${colours.water}" stroke="${colours.shore}" stroke-width="0.8"`),
    line('river', colours.shore, 2),
    line('path', colours.track, 0.9, 'stroke-dasharray="3 2" stroke-opacity="0.6"'),
    line('rail', colours.rail, 0.8),
    ...(['minor', 'primary', 'motorway'] as const).flatMap((road) => {
      const width = { minor: 2, primary: 3.4, motorway: 4.4 }[road];
      return [line(road, colours.roadEdge, width + 1), line(road, colours[road], width)];
    }),
    mark(map, plane, colours),
    '</svg>',
  ].join('');
}

/** The place itself: its line or area, or a disc where that would hardly be seen. */
function mark({ shape, point, box }: DrawnMap, at: Plane, { mark: colour, halo }: MapColours): string {
  const size = Math.max(at.x(box[2]) - at.x(box[0]), at.y(box[3]) - at.y(box[1]));
  if (shape === null || size < SHAPE_MIN) {
    const [x, y] = [at.x(point[0]), at.y(point[1])].map((n) => n.toFixed(1));
    return `<circle cx="${x}" cy="${y}" r="9" fill="${colour}" stroke="${halo}" stroke-width="4"/>`;
  }
  const d = partsOf(shape)
    .map(([from, to]) => {
      const points = Array.from({ length: to - from }, (_, i): [number, number] => [
        at.x(shape.coords[2 * (from + i)] ?? 0),
        at.y(shape.coords[2 * (from + i) + 1] ?? 0),
      ]);
      return drawn(points, shape.type === 'AREA', at);
    })
    .join('');
  const style = `d="${d}" stroke-linejoin="round" stroke-linecap="round"`;
  if (shape.type === 'AREA') {
    const filled = `fill="${colour}" fill-opacity="0.22" fill-rule="evenodd"`;
    return `<path ${style} ${filled} stroke="${colour}" stroke-width="3"/>`;
  }
  const stroke = (tint: string, width: number) =>
    `<path ${style} fill="none" stroke="${tint}" stroke-width="${width}"/>`;
  return stroke(halo, 8) + stroke(colour, 4.5);
}

/** Adds what a tile draws to the paths of the layers. */
function collect({ z, x, y, body }: DrawnTile, at: Plane, layers: Map<string, string[]>): void {
  const { layers: found } = new VectorTile(new PbfReader(body));
  const side = WORLD_SIZE / 2 ** z;
  for (const name of ['earth', 'landuse', 'water', 'roads']) {
    const layer = found[name];
    if (layer === undefined) continue;
    const unit = side / layer.extent;
    for (let i = 0; i < layer.length; i += 1) {
      const feature = layer.feature(i);
      const key = keyOf(name, feature);
      if (key === null) continue;
      const paths = layers.get(key) ?? [];
      layers.set(key, paths);
      for (const points of feature.loadGeometry())
        paths.push(
          drawn(
            points.map((point): [number, number] => [at.x(x * side + point.x * unit), at.y(y * side + point.y * unit)]),
            feature.type === POLYGON,
            at,
          ),
        );
    }
  }
}

const LINE = 2;
const POLYGON = 3;

const ROADS: Readonly<Record<string, string>> = {
  highway: 'motorway',
  major_road: 'primary',
  minor_road: 'minor',
  path: 'path',
  rail: 'rail',
};

/** The path that a feature is drawn in; null: it is not drawn. */
function keyOf(layer: string, { type, properties }: VectorTileFeature): string | null {
  const kind = String(properties['kind']);
  switch (layer) {
    case 'earth':
      return type === POLYGON ? 'earth' : null;
    case 'landuse': {
      const colour = type === POLYGON ? LANDUSE.get(kind) : undefined;
      return colour === undefined ? null : `landuse ${colour}`;
    }
    case 'water':
      if (type === LINE) return kind === 'river' || kind === 'canal' ? 'river' : null;
      return type === POLYGON ? 'water' : null;
    default:
      return type === LINE ? (ROADS[kind] ?? null) : null;
  }
}

/** The picture in pixels, and where world units lie on it. */
interface Plane {
  readonly width: number;
  readonly height: number;
  x(worldX: number): number;
  y(worldY: number): number;
}

function planeOf({ view: [left, top, right, bottom], scale }: DrawnMap): Plane {
  const [width, height] = [scale * MAP_WIDTH, scale * MAP_HEIGHT];
  return {
    width,
    height,
    x: (worldX) => ((worldX - left) * width) / (right - left),
    y: (worldY) => ((worldY - top) * height) / (bottom - top),
  };
}

/** Path commands of a line or ring in pixels; empty where all of it lies on one side of the picture. */
function drawn(points: readonly (readonly [number, number])[], isRing: boolean, { width, height }: Plane): string {
  const margin = 12;
  const isBeside =
    points.every(([x]) => x < -margin) ||
    points.every(([x]) => x > width + margin) ||
    points.every(([, y]) => y < -margin) ||
    points.every(([, y]) => y > height + margin);
  if (isBeside) return '';
  let d = '';
  let [lastX, lastY] = [Number.NaN, Number.NaN];
  points.forEach(([x, y], i) => {
    const isNear = Math.abs(x - lastX) < STEP && Math.abs(y - lastY) < STEP;
    if (isNear && i < points.length - 1) return;
    d += `${d === '' ? 'M' : 'L'}${x.toFixed(1)} ${y.toFixed(1)}`;
    [lastX, lastY] = [x, y];
  });
  return isRing ? `${d}Z` : d;
}
