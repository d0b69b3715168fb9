import { COORDINATE_SYSTEM, type Layer } from '@deck.gl/core';
import { ClipExtension, PathStyleExtension } from '@deck.gl/extensions';
import type { TileLayerProps } from '@deck.gl/geo-layers';
import { PathLayer, SolidPolygonLayer } from '@deck.gl/layers';
import type { Theme } from '#web/map/state/appearance.ts';
import type { Fit } from '#web/map/state/fit.ts';
import {
  AREA_EDGE_PX,
  areaFill,
  CASING,
  CASING_PX,
  dashOf,
  LINE_PX,
  lineColour,
  PALE_ALPHA,
  type Rgba,
  SIDE_DASH,
  SOLID,
} from './look.ts';
import { linesOf, type XY, polygonsOf } from './parts.ts';
import type { PlaceTest } from './shown.ts';
import { type DrawnShape, featuresOf, type TileFeature, type TileProperties } from './tileFeature.ts';

/** What the lines and areas of the tiles are drawn from. */
export interface ShapeView {
  readonly theme: Theme;
  /** Which places are drawn, and how strongly: while they fade it is the same test, and other strengths. */
  readonly isShown: PlaceTest;
  readonly strengthOf: Fit['strengthOf'];
}

/** From further away only the better routes are drawn; the others have a disc or dot. */
const ALL_LINES_FROM_ZOOM = 13;

/** Draws lines as dashes. */
export const dashes = new PathStyleExtension({ dash: true });

/** What TileLayer hands to each tile. */
type SubLayerProps = Parameters<NonNullable<TileLayerProps<TileFeature[]>['renderSubLayers']>>[0];

/** Side of the world in deck.gl's plane, whose y grows to the north. */
const WORLD = 512;

/** Places what has coordinates of a tile (0–1), and cuts at the tile's edges what reaches beyond them. */
export function placed(props: SubLayerProps): SubLayerProps {
  const { x, y, z } = props.tile.index;
  const side = WORLD / 2 ** z;
  return {
    ...props,
    coordinateSystem: COORDINATE_SYSTEM.CARTESIAN,
    coordinateOrigin: [x * side, WORLD - y * side, 0],
    modelMatrix: [side, 0, 0, 0, 0, -side, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1],
    extensions: [new ClipExtension()],
  };
}

/** Props that extensions add to a layer. */
interface DashProps {
  readonly getDashArray: (stroke: Stroke) => [solid: number, gap: number];
  readonly dashGapPickable: boolean;
}

interface Fill extends DrawnShape {
  readonly polygon: XY[][];
}

interface Stroke extends DrawnShape {
  readonly path: XY[];
  readonly role: 'edge' | 'casing' | 'line';
}

interface Shapes {
  readonly data: TileFeature[];
  readonly isShown: PlaceTest;
  readonly fills: Fill[];
  /** In the order in which they are drawn: what comes later covers what comes before. */
  readonly strokes: Stroke[];
}

/** By the tile. A layer that is given the same array only works out its colours anew. */
const shownShapes = new WeakMap<object, Shapes>();

function shapesOf({ data, tile }: SubLayerProps, isShown: PlaceTest): Shapes {
  const known = shownShapes.get(tile);
  if (known?.data === data && known.isShown === isShown) return known;
  const features = featuresOf(data).filter(({ properties }) => isShown(properties));
  const leastStars = tile.index.z < ALL_LINES_FROM_ZOOM ? 1 : 0;
  const areas = features.filter(({ properties }) => properties.layerName === 'areas');
  const lines = features.filter(({ properties: { layerName, stars } }) => layerName === 'lines' && stars >= leastStars);
  const routes = pathsOf(lines);
  const shapes = {
    data,
    isShown,
    fills: areas.flatMap(({ geometry, properties }) =>
      polygonsOf(geometry).map((polygon) => ({ properties, polygon })),
    ),
    strokes: [...drawnAs('edge', pathsOf(areas)), ...drawnAs('casing', routes), ...drawnAs('line', routes)],
  };
  shownShapes.set(tile, shapes);
  return shapes;
}

function pathsOf(features: readonly TileFeature[]): Omit<Stroke, 'role'>[] {
  return features.flatMap(({ geometry, properties }) => linesOf(geometry).map((path) => ({ properties, path })));
}

function drawnAs(role: Stroke['role'], paths: readonly Omit<Stroke, 'role'>[]): Stroke[] {
  return paths.map((path) => ({ ...path, role }));
}

/**
 * A layer for the fills of a tile and one for all its lines, where it has any: each layer takes a slow phone 10 ms to
 * make, and some of every frame.
 */
export function shapeLayers(props: SubLayerProps, view: ShapeView): Layer[] {
  const { fills, strokes } = shapesOf(props, view.isShown);
  return [
    ...(fills.length > 0 ? [fillLayer(props, fills, view)] : []),
    ...(strokes.length > 0 ? [strokeLayer(props, strokes, view)] : []),
  ];
}

function fillLayer(props: SubLayerProps, fills: Fill[], { theme, strengthOf }: ShapeView): Layer {
  return new SolidPolygonLayer<Fill>({
    ...props,
    id: `${props.id}-fills`,
    data: fills,
    getPolygon: ({ polygon }) => polygon,
    getFillColor: ({ properties }) => faint(areaFill(properties.family, theme), strengthOf(properties)),
    updateTriggers: { getFillColor: [theme, strengthOf] },
  });
}

function strokeLayer(props: SubLayerProps, strokes: Stroke[], view: ShapeView): Layer {
  return new PathLayer<Stroke, DashProps>({
    ...props,
    id: `${props.id}-strokes`,
    data: strokes,
    getPath: ({ path }) => path,
    getColor: (stroke) => colourOf(stroke, view),
    getWidth: ({ role }) => WIDTHS[role],
    widthUnits: 'pixels',
    jointRounded: true,
    extensions: [...(props.extensions ?? []), dashes],
    getDashArray: ({ role, properties: { family, side } }) => {
      if (role !== 'line') return SOLID;
      return side ? SIDE_DASH : dashOf(family);
    },
    dashGapPickable: true,
    updateTriggers: { getColor: [view.theme, view.strengthOf] },
  });
}

const WIDTHS: Readonly<Record<Stroke['role'], number>> = {
  edge: AREA_EDGE_PX,
  casing: LINE_PX + 2 * CASING_PX,
  line: LINE_PX,
};

function colourOf({ role, properties }: Stroke, { theme, strengthOf }: ShapeView): Rgba {
  const strength = strengthOf(properties);
  switch (role) {
    case 'edge':
      return lineColour(properties.family, theme, 0.7 * strength);
    case 'casing':
      return faint(CASING[theme], strength);
    case 'line':
      return lineColour(properties.family, theme, alphaOf(properties) * strength);
  }
}

function alphaOf({ closed, side }: TileProperties): number {
  return closed || side ? PALE_ALPHA : 1;
}

function faint([red, green, blue, alpha]: Rgba, strength: number): Rgba {
  return [red, green, blue, alpha * strength];
}
