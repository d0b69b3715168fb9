import { COORDINATE_SYSTEM, type Layer } from '@deck.gl/core';
import { ClipExtension, PathStyleExtension } from '@deck.gl/extensions';
import type { TileLayerProps } from '@deck.gl/geo-layers';
import { GeoJsonLayer } from '@deck.gl/layers';
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
} from './look.ts';
import type { PlaceTest } from './shown.ts';
import { featuresOf, type TileFeature, type TileProperties } from './tileFeature.ts';

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
  readonly getDashArray: (feature: TileFeature) => [number, number];
  readonly dashJustified: boolean;
  readonly dashGapPickable: boolean;
}

interface Shapes {
  readonly data: TileFeature[];
  readonly isShown: PlaceTest;
  readonly areas: TileFeature[];
  readonly lines: TileFeature[];
}

/** By the tile. A layer that is given the same array only works out its colours anew. */
const shownShapes = new WeakMap<object, Shapes>();

function shapesOf({ data, tile }: SubLayerProps, isShown: PlaceTest): Shapes {
  const known = shownShapes.get(tile);
  if (known?.data === data && known.isShown === isShown) return known;
  const features = featuresOf(data).filter(({ properties }) => isShown(properties));
  const leastStars = tile.index.z < ALL_LINES_FROM_ZOOM ? 1 : 0;
  const shapes = {
    data,
    isShown,
    areas: features.filter(({ properties }) => properties.layerName === 'areas'),
    lines: features.filter(({ properties: { layerName, stars } }) => layerName === 'lines' && stars >= leastStars),
  };
  shownShapes.set(tile, shapes);
  return shapes;
}

/** A layer for what a tile holds and no other: each takes a slow phone 10 ms to make, and some of every frame. */
export function shapeLayers(props: SubLayerProps, view: ShapeView): Layer[] {
  const { areas, lines } = shapesOf(props, view.isShown);
  const updateTriggers = { getLineColor: [view.theme, view.strengthOf], getFillColor: [view.theme, view.strengthOf] };
  const coloured = { ...props, updateTriggers };
  return [
    ...(areas.length > 0 ? [areaLayer(coloured, areas, view)] : []),
    ...(lines.length > 0 ? lineLayers(coloured, lines, view) : []),
  ];
}

function areaLayer(props: SubLayerProps, areas: TileFeature[], { theme, strengthOf }: ShapeView): Layer {
  return new GeoJsonLayer<TileProperties>({
    ...props,
    id: `${props.id}-areas`,
    data: areas,
    getFillColor: ({ properties }) => faint(areaFill(properties.family, theme), strengthOf(properties)),
    getLineColor: ({ properties }) => lineColour(properties.family, theme, 0.7 * strengthOf(properties)),
    getLineWidth: AREA_EDGE_PX,
    lineWidthUnits: 'pixels',
  });
}

function lineLayers(props: SubLayerProps, lines: TileFeature[], { theme, strengthOf }: ShapeView): Layer[] {
  return [
    new GeoJsonLayer<TileProperties>({
      ...props,
      id: `${props.id}-casings`,
      data: lines,
      pickable: false,
      getLineColor: ({ properties }) => faint(CASING[theme], strengthOf(properties)),
      getLineWidth: LINE_PX + 2 * CASING_PX,
      lineWidthUnits: 'pixels',
      lineCapRounded: true,
      lineJointRounded: true,
    }),
    new GeoJsonLayer<TileProperties, DashProps>({
      ...props,
      extensions: [...(props.extensions ?? []), dashes],
      getDashArray: ({ properties: { family, side } }) => (side ? SIDE_DASH : dashOf(family)),
      dashJustified: false,
      dashGapPickable: true,
      id: `${props.id}-lines`,
      data: lines,
      getLineColor: ({ properties }) =>
        lineColour(properties.family, theme, alphaOf(properties) * strengthOf(properties)),
      getLineWidth: LINE_PX,
      lineWidthUnits: 'pixels',
      lineJointRounded: true,
    }),
  ];
}

function alphaOf({ closed, side }: TileProperties): number {
  return closed || side ? PALE_ALPHA : 1;
}

function faint([red, green, blue, alpha]: Rgba, strength: number): Rgba {
  return [red, green, blue, alpha * strength];
}
