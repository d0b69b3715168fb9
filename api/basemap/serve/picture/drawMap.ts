import { partsOf, type WorldBox, type WorldShape } from '#common/geo/worldShape.ts';
import { MAP_HEIGHT, MAP_WIDTH } from '#common/places/placeMap.ts';
import { LANDUSE, type MapColours } from './looks.ts';
import { type DrawnTile, featuresOf } from './tileFeatures.ts';

export interface DrawnMap {
  readonly tiles: readonly DrawnTile[];
  /** The part of the world in the picture, in its proportions. */
  readonly view: WorldBox;
  /** World units. */
  readonly point: readonly [x: number, y: number];
  /** The line or area of the place; null: it is a point. */
  readonly shape: WorldShape | null;
  /** The box that has to be in the picture. */
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
    line('border', colours.border, 1, 'stroke-dasharray="5 3"'),
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
function mark(map: DrawnMap, at: Plane, { mark: colour, halo }: MapColours): string {
  const { shape, point } = map;
  if (shape === null || !isShapeSeen(map)) {
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

/** Whether the line or area of a place is drawn, and not a disc. */
export function isShapeSeen({ shape, box, ...map }: Pick<DrawnMap, 'box' | 'scale' | 'shape' | 'view'>): boolean {
  const at = planeOf(map);
  return shape !== null && Math.max(at.x(box[2]) - at.x(box[0]), at.y(box[3]) - at.y(box[1])) >= SHAPE_MIN;
}

/** Adds what a tile draws to the paths of the layers. */
function collect(tile: DrawnTile, at: Plane, layers: Map<string, string[]>): void {
  for (const { key, isArea, parts } of featuresOf(tile)) {
    const paths = layers.get(key) ?? [];
    layers.set(key, paths);
    for (const points of parts())
      paths.push(
        drawn(
          points.map(([x, y]): [number, number] => [at.x(x), at.y(y)]),
          isArea,
          at,
        ),
      );
  }
}

/** The picture in pixels, and where world units lie on it. */
interface Plane {
  readonly width: number;
  readonly height: number;
  x(worldX: number): number;
  y(worldY: number): number;
}

function planeOf({ view: [left, top, right, bottom], scale }: Pick<DrawnMap, 'scale' | 'view'>): Plane {
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
