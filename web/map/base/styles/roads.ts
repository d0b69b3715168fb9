import type { ExpressionSpecification, LayerSpecification, LineLayerSpecification } from 'maplibre-gl';
import { detailIs, type Drawing, flag, growing, kindIs, SOURCE } from './drawing.ts';
import type { Palette } from './palette.ts';

/** Zooms of the columns below. */
const ZOOMS = [8, 10, 12, 13, 14, 16, 18] as const;

interface RoadClass {
  readonly colour: keyof Palette;
  readonly edge: keyof Palette;
  readonly details: readonly string[];
  /** Pixels without the edges at `ZOOMS`; 0: seen by its edge alone. */
  readonly widths: readonly number[];
}

/** Best first. Links are as narrow as tertiary roads. */
const CLASSES: readonly RoadClass[] = [
  { colour: 'motorway', edge: 'motorwayEdge', details: ['motorway'], widths: [1, 1.7, 2.8, 3.8, 5.4, 13, 28] },
  { colour: 'trunk', edge: 'motorwayEdge', details: ['trunk'], widths: [0.9, 1.6, 2.6, 3.6, 5.2, 13, 28] },
  { colour: 'primary', edge: 'motorwayEdge', details: ['primary'], widths: [0.7, 1.3, 2.3, 3.2, 4.8, 12, 26] },
  { colour: 'secondary', edge: 'roadEdge', details: ['secondary'], widths: [0.4, 0.9, 1.9, 2.8, 4.3, 11, 24] },
  {
    colour: 'minor',
    edge: 'roadEdge',
    details: ['tertiary', 'motorway_link', 'trunk_link', 'primary_link', 'secondary_link', 'tertiary_link'],
    widths: [0, 0.4, 1.4, 2.2, 3.6, 9.5, 21],
  },
  {
    colour: 'minor',
    edge: 'roadEdge',
    details: ['residential', 'unclassified', 'living_street', 'road', 'raceway'],
    widths: [0, 0, 0, 1.1, 2.8, 8, 18],
  },
  { colour: 'paved', edge: 'roadEdge', details: ['pedestrian'], widths: [0, 0, 0, 0.6, 2, 6, 14] },
  { colour: 'minor', edge: 'roadEdge', details: ['service', 'corridor'], widths: [0, 0, 0, 0, 1, 4, 10] },
];

/** What the edges add on both sides together at `ZOOMS`. */
const EDGES = [0.4, 0.7, 0.9, 1, 1.3, 1.8, 2.4] as const;

const isRoad: ExpressionSpecification = ['any', kindIs('highway', 'major_road', 'minor_road'), detailIs('pedestrian')];

/** `values` by class of road; other archives may leave out the class of a `link`. */
function byClass(
  values: readonly (string | number)[],
  link: string | number,
  other: string | number,
): ExpressionSpecification {
  const [[first, value] = [[], other], ...rest] = CLASSES.map(({ details }, at): [string[], string | number] => [
    [...details],
    values[at] ?? other,
  ]);
  return ['case', flag('is_link'), link, ['match', ['get', 'kind_detail'], first, value, ...rest.flat(), other]];
}

function widths({ strength }: Drawing, added: readonly number[]): ExpressionSpecification {
  const [first, ...rest] = ZOOMS.map((zoom, at): [number, ExpressionSpecification] => {
    const width = (own: number) => (own === 0 && added[at] === 0 ? 0 : own + (added[at] ?? 0) * strength);
    const column = CLASSES.map(({ widths: own }) => width(own[at] ?? 0));
    return [zoom, byClass(column, column[4] ?? 0, column.at(-1) ?? 0)];
  });
  return first ? growing(first, ...rest) : ['literal', 1];
}

/** Later the better the class, and whatever the data says of above and below. */
const sortKey: ExpressionSpecification = [
  '+',
  ['coalesce', ['get', 'sort_rank'], 0],
  byClass(
    CLASSES.map((_, at) => 0.9 - at / 10),
    0.45,
    0,
  ),
];

type Level = 'tunnel' | 'ground' | 'bridge';

/** From this zoom on bridges and tunnels are drawn apart from roads on the ground. */
const LEVELS_FROM = 12;

const LEVELS: Readonly<Record<Level, ExpressionSpecification>> = {
  tunnel: flag('is_tunnel'),
  ground: ['step', ['zoom'], true, LEVELS_FROM, ['all', ['!', flag('is_tunnel')], ['!', flag('is_bridge')]]],
  bridge: ['all', flag('is_bridge'), ['!', flag('is_tunnel')]],
};

/** Edges, then roads, of one level; a junction of two roads shows no edge between them. */
export function roadLayers(drawing: Drawing, level: Level): LayerSpecification[] {
  const shared = {
    type: 'line',
    source: SOURCE,
    'source-layer': 'roads',
    minzoom: level === 'ground' ? 8 : LEVELS_FROM,
    filter: ['all', isRoad, LEVELS[level]],
    layout: { 'line-join': 'round', 'line-cap': level === 'ground' ? 'round' : 'butt', 'line-sort-key': sortKey },
  } satisfies Partial<LineLayerSpecification>;
  return paintsOf(drawing, level).map(({ id, paint }) => ({ id, ...shared, paint }));
}

type RoadPaint = Pick<LineLayerSpecification, 'id' | 'paint'>;

const NO_EDGES = EDGES.map(() => 0);

function paintsOf(drawing: Drawing, level: Level): RoadPaint[] {
  const { palette } = drawing;
  if (level === 'tunnel') {
    const dashes = { 'line-dasharray': [2, 1.5], 'line-opacity': 0.7 };
    const width = widths(drawing, EDGES);
    return [
      { id: 'tunnel-edges', paint: { 'line-color': palette.roadEdge, 'line-width': width, ...dashes } },
      { id: 'tunnels', paint: { 'line-color': palette.tunnel, 'line-width': widths(drawing, NO_EDGES) } },
    ];
  }
  const id = level === 'ground' ? 'roads' : 'bridges';
  const wider = level === 'bridge' ? EDGES.map((edge) => edge * 1.6) : EDGES;
  return [
    { id: `${id}-edges`, paint: { 'line-color': edgeColours(palette), 'line-width': widths(drawing, wider) } },
    { id, paint: { 'line-color': roadColours(palette), 'line-width': widths(drawing, NO_EDGES) } },
  ];
}

function edgeColours(palette: Palette): ExpressionSpecification {
  const colours = CLASSES.map(({ edge }) => palette[edge]);
  return byClass(colours, palette.roadEdge, palette.roadEdge);
}

/** Private roads have the colour of tunnels, which hardly differs from the ground. */
function roadColours(palette: Palette): ExpressionSpecification {
  const colours = CLASSES.map(({ colour }) => palette[colour]);
  const byAccess = byClass(colours, palette.secondary, palette.minor);
  return ['case', ['==', ['get', 'access'], 'private'], palette.tunnel, byAccess];
}
