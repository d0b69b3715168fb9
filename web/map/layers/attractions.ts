import { COORDINATE_SYSTEM, type Layer, type PickingInfo } from '@deck.gl/core';
import { ClipExtension, PathStyleExtension } from '@deck.gl/extensions';
import { TileLayer, type TileLayerProps } from '@deck.gl/geo-layers';
import { GeoJsonLayer } from '@deck.gl/layers';
import type { Ask } from '#web/data/tiles/tilesFrom.ts';
import type { Theme } from '#web/map/state/appearance.ts';
import type { Fit } from '#web/map/state/fit.ts';
import type { MapViewFilter } from '#web/map/state/mapProps.ts';
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
import type { PlacedTile } from './placement.ts';
import { readTile } from './readTile.ts';
import type { PlaceTest } from './shown.ts';
import { featuresOf, isPoint, type TileFeature, type TileProperties } from './tileFeature.ts';

/** Everything the attraction layers are drawn from. */
export interface AttractionView {
  readonly theme: Theme;
  readonly filter: MapViewFilter;
  /** Which places are drawn, and how strongly: while they fade it is the same test, and other strengths. */
  readonly isShown: PlaceTest;
  readonly strengthOf: Fit['strengthOf'];
  readonly dataSetVersion: number;
  /** Layer of the base style that areas and lines are drawn below. */
  readonly anchors: { readonly shapes: string };
  /** Fetches tiles in place of the browser. */
  readonly askTile?: Ask | undefined;
}

export interface AttractionHandlers {
  readonly onHover: (info: PickingInfo<TileFeature>) => void;
  readonly onTileError: (error: unknown) => void;
  /** All tiles of the view are there. */
  readonly onTiles: (tiles: readonly PlacedTile[]) => void;
}

const MIN_ZOOM = 4;
const MAX_ZOOM = 14;
/** From further away only the better routes are drawn; the others have a disc or dot. */
const ALL_LINES_FROM_ZOOM = 13;

const dashes = new PathStyleExtension({ dash: true });

/** Path of the view's tiles; `{z}/{x}/{y}` are filled in by deck.gl. */
export function tilesUrl(version: number, filter: MapViewFilter): string {
  return `/tiles/attractions/${version}/${viewOf(filter)}/{z}/{x}/{y}.mvt`;
}

function viewOf(filter: MapViewFilter): string {
  switch (filter.by) {
    case 'all':
      return 'all';
    case 'kind':
      return filter.kind;
    case 'category':
      return filter.slug;
  }
}

/**
 * Areas and lines below the names of the base map; points are only loaded, for choosing which discs are drawn. Pure: no
 * map, no WebGL until deck.gl draws.
 */
export function attractionLayers(view: AttractionView, on: AttractionHandlers): Layer[] {
  const shared = {
    data: tilesUrl(view.dataSetVersion, view.filter),
    minZoom: MIN_ZOOM,
    maxZoom: MAX_ZOOM,
    onTileError: on.onTileError,
  };
  const ask: Ask = view.askTile ?? ((path, init) => fetch(path, init));
  return [
    new TileLayer<TileFeature[], { readonly beforeId?: string }>({
      ...shared,
      id: 'attraction-shapes',
      pickable: true,
      // Tiles of the zoom before stay until the next ones are there: nothing blinks.
      refinementStrategy: 'best-available',
      onHover: on.onHover,
      beforeId: view.anchors.shapes,
      getTileData: ({ url, signal }) => (url ? readTile(ask, url, { layers: ['areas', 'lines'], signal }) : []),
      renderSubLayers: (props) => shapeLayers(placed(props), view),
      updateTriggers: { renderSubLayers: [view.theme, view.isShown, view.strengthOf] },
    }),
    new TileLayer<TileFeature[], { readonly beforeId?: string }>({
      ...shared,
      id: 'attraction-points',
      getTileData: ({ url, signal }) => (url ? readTile(ask, url, { layers: ['points'], signal }) : []),
      onViewportLoad: (tiles) =>
        on.onTiles(tiles.map(({ index, content }) => ({ index, points: featuresOf(content).filter(isPoint) }))),
      renderSubLayers: () => null,
    }),
  ];
}

/** What TileLayer hands to each tile. */
type SubLayerProps = Parameters<NonNullable<TileLayerProps<TileFeature[]>['renderSubLayers']>>[0];

/** Side of the world in deck.gl's plane, whose y grows to the north. */
const WORLD = 512;

/** Places what has coordinates of a tile (0–1), and cuts at the tile's edges what reaches beyond them. */
function placed(props: SubLayerProps): SubLayerProps {
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
  readonly isShown: PlaceTest;
  readonly areas: TileFeature[];
  readonly lines: TileFeature[];
}

/** By the content of a tile. A layer that is given the same array only works out its colours anew. */
const shownShapes = new WeakMap<object, Shapes>();

function shapesOf({ data, tile }: SubLayerProps, isShown: PlaceTest): Shapes {
  const known = shownShapes.get(data);
  if (known?.isShown === isShown) return known;
  const features = featuresOf(data).filter(({ properties }) => isShown(properties));
  const leastStars = tile.index.z < ALL_LINES_FROM_ZOOM ? 1 : 0;
  const shapes = {
    isShown,
    areas: features.filter(({ properties }) => properties.layerName === 'areas'),
    lines: features.filter(({ properties: { layerName, stars } }) => layerName === 'lines' && stars >= leastStars),
  };
  shownShapes.set(data, shapes);
  return shapes;
}

/** A layer for what a tile holds and no other: each takes a slow phone 10 ms to make, and some of every frame. */
function shapeLayers(props: SubLayerProps, view: AttractionView): Layer[] {
  const { areas, lines } = shapesOf(props, view.isShown);
  const updateTriggers = { getLineColor: [view.theme, view.strengthOf], getFillColor: [view.theme, view.strengthOf] };
  const coloured = { ...props, updateTriggers };
  return [
    ...(areas.length > 0 ? [areaLayer(coloured, areas, view)] : []),
    ...(lines.length > 0 ? lineLayers(coloured, lines, view) : []),
  ];
}

function areaLayer(props: SubLayerProps, areas: TileFeature[], { theme, strengthOf }: AttractionView): Layer {
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

function lineLayers(props: SubLayerProps, lines: TileFeature[], { theme, strengthOf }: AttractionView): Layer[] {
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
