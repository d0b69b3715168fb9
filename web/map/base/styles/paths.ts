import type { ExpressionSpecification, LayerSpecification, LineLayerSpecification } from 'maplibre-gl';
import { byZoom, detailIs, type Drawing, flag, growing, SOURCE } from './drawing.ts';
import type { BaseLayer, Palette } from './palette.ts';
import { pisteLayers } from './pistes.ts';

interface PathStyle {
  readonly id: string;
  readonly details: readonly string[];
  readonly colour: keyof Palette;
  /** Pixels at zooms 12, 14 and 18. */
  readonly widths: readonly [number, number, number];
  /** Dash and gap in widths of the line; null: solid. */
  readonly dash: readonly number[] | null;
  /** First zoom it shows at. */
  readonly from: Readonly<Record<BaseLayer, number>>;
}

/** Kinds of paths differ by dash and colour: fine dots for feet, short dashes for trails, long ones for wheels. */
const STYLES: readonly PathStyle[] = [
  {
    id: 'sidewalks',
    details: ['sidewalk', 'crossing'],
    colour: 'footway',
    widths: [0.5, 0.6, 1.6],
    dash: [1, 1.4],
    from: { terrain: 16, general: 16 },
  },
  {
    id: 'footways',
    details: ['footway', 'steps', 'corridor'],
    colour: 'footway',
    widths: [0.5, 1, 2.6],
    dash: [1.4, 1.6],
    from: { terrain: 13, general: 14 },
  },
  {
    id: 'cycleways',
    details: ['cycleway'],
    colour: 'cycleway',
    widths: [0.7, 1.2, 3],
    dash: [6, 2.5],
    from: { terrain: 12, general: 13 },
  },
  {
    id: 'paths',
    details: ['path', 'bridleway', 'via_ferrata'],
    colour: 'path',
    widths: [0.8, 1.35, 3],
    dash: [2.6, 1.6],
    from: { terrain: 12, general: 13 },
  },
  {
    id: 'tracks',
    details: ['track'],
    colour: 'track',
    widths: [1.1, 2, 4],
    dash: [7, 1],
    from: { terrain: 12, general: 13 },
  },
];

/** A path that is hardly seen on the ground, or not for everybody, is drawn faintly. */
const opacity: ExpressionSpecification = [
  'case',
  ['==', ['get', 'access'], 'private'],
  0.4,
  ['==', ['get', 'sac'], 'faint'],
  0.6,
  1,
];

/** From here paths on bridges are drawn over what they cross; before it like those on the ground. */
const BRIDGES_FROM: Readonly<Record<BaseLayer, number>> = { terrain: 13, general: 14 };

const ROADS = { type: 'line', source: SOURCE, 'source-layer': 'roads' } as const;
const aboveGround: ExpressionSpecification = ['!', flag('is_tunnel')];

function width({ widths: [far, near, close] }: PathStyle, strength: number, added = 0): ExpressionSpecification {
  return growing([12, far * strength + added], [14, near * strength + added], [18, close * strength + added]);
}

/** Paths by their use, ski tracks below them. Those on bridges are drawn by `pathBridgeLayers`. */
export function pathLayers(drawing: Drawing): LayerSpecification[] {
  const bridgesFrom = BRIDGES_FROM[drawing.layer];
  const onGround: ExpressionSpecification = [
    'all',
    aboveGround,
    ['step', ['zoom'], true, bridgesFrom, ['!', flag('is_bridge')]],
  ];
  return [
    ...pisteLayers(drawing),
    edges(drawing, onGround),
    ...STYLES.map((style) => pathLayer(drawing, style, onGround)),
    steps(drawing),
  ];
}

function edges({ palette, layer, strength }: Drawing, onGround: ExpressionSpecification): LayerSpecification {
  return {
    id: 'path-edges',
    ...ROADS,
    minzoom: layer === 'terrain' ? 13 : 14,
    filter: ['all', onGround, detailIs('path', 'bridleway', 'track', 'cycleway')],
    layout: { 'line-join': 'round' },
    paint: {
      'line-color': palette.pathEdge,
      'line-width': growing([13, 2.8 * strength], [14, 3.6 * strength], [18, 7]),
      'line-opacity': byZoom([13, 0.5], [14, 0.75]),
    },
  };
}

function pathLayer(
  { palette, layer, strength }: Drawing,
  style: PathStyle,
  onGround: ExpressionSpecification,
): LayerSpecification {
  return {
    id: style.id,
    ...ROADS,
    minzoom: style.from[layer],
    filter: ['all', onGround, detailIs(...style.details)],
    layout: { 'line-join': 'round' },
    paint: {
      'line-color': palette[style.colour],
      'line-width': width(style, strength),
      'line-opacity': opacity,
      ...(style.dash && { 'line-dasharray': [...style.dash] }),
    },
  };
}

function steps({ palette, strength }: Drawing): LayerSpecification {
  return {
    id: 'steps',
    ...ROADS,
    minzoom: 15,
    filter: ['all', aboveGround, detailIs('steps')],
    paint: {
      'line-color': palette.path,
      'line-width': growing([15, 3 * strength], [16, 4.6 * strength], [18, 9]),
      'line-dasharray': [0.25, 0.3],
      'line-opacity': opacity,
    },
  };
}

/** Paths on bridges: solid, in a casing, over the roads and waters that they cross. */
export function pathBridgeLayers({ palette, layer, strength }: Drawing): LayerSpecification[] {
  const [first, ...rest] = STYLES.filter(({ id }) => id !== 'sidewalks').map(({ details, colour }) => ({
    details: [...details],
    colour: palette[colour],
  }));
  if (!first) return [];
  const shared = {
    ...ROADS,
    minzoom: BRIDGES_FROM[layer],
    filter: ['all', flag('is_bridge'), detailIs(...first.details, ...rest.flatMap(({ details }) => details))],
  } satisfies Partial<LineLayerSpecification>;
  return [
    {
      id: 'path-bridge-edges',
      ...shared,
      paint: { 'line-color': palette.roadEdge, 'line-width': growing([13, 2.4], [14, 4 * strength], [18, 10]) },
    },
    {
      id: 'path-bridge-decks',
      ...shared,
      paint: { 'line-color': palette.pathEdge, 'line-width': growing([13, 1.6], [14, 2.8], [18, 8]) },
    },
    {
      id: 'path-bridges',
      ...shared,
      paint: {
        'line-color': [
          'match',
          ['get', 'kind_detail'],
          first.details,
          first.colour,
          ...rest.flatMap(({ details, colour }) => [details, colour]),
          palette.footway,
        ],
        'line-width': growing([13, 0.8], [14, 1.3 * strength], [18, 3]),
        'line-dasharray': [2.6, 1.4],
      },
    },
  ];
}
