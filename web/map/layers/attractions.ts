import type { Layer, LayerExtension, PickingInfo } from '@deck.gl/core';
import { PathStyleExtension } from '@deck.gl/extensions';
import { MVTLayer, type MVTLayerProps } from '@deck.gl/geo-layers';
import { GeoJsonLayer } from '@deck.gl/layers';
import { load } from '@loaders.gl/core';
import type { Ask } from '#web/data/tiles/tilesFrom.ts';
import type { Theme } from '#web/map/state/appearance.ts';
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
  SIDE_DASH,
} from './look.ts';
import type { PlacedTile } from './placement.ts';
import { featuresOf, isPoint, type TileFeature, type TileProperties } from './tileFeature.ts';

/** Everything the attraction layers are drawn from. */
export interface AttractionView {
  readonly theme: Theme;
  readonly filter: MapViewFilter;
  readonly dataSetVersion: number;
  /** Layer of the base style that areas and lines are drawn below. */
  readonly anchors: { readonly shapes: string };
  readonly workerUrl: string;
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
 * Without a network a saved area gives its tiles of all places (docs/decisions/0034); those of a kind or category hold
 * no others anyway.
 */
export function isShown({ kind, category }: Pick<TileProperties, 'kind' | 'category'>, filter: MapViewFilter): boolean {
  if (filter.by === 'kind') return kind === filter.kind;
  return filter.by === 'all' || category.replaceAll('/', '-') === filter.slug;
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
    binary: false,
    onTileError: on.onTileError,
    ...(view.askTile && { fetch: fetchBy(view.askTile) }),
  };
  const load = (layers: readonly string[]) => ({ mvt: { layers, workerUrl: view.workerUrl } });
  return [
    new MVTLayer({
      ...shared,
      id: 'attraction-shapes',
      pickable: true,
      // Tiles of the zoom before stay until the next ones are there: nothing blinks.
      refinementStrategy: 'best-available',
      onHover: on.onHover,
      beforeId: view.anchors.shapes,
      loadOptions: load(['areas', 'lines']),
      renderSubLayers: (props) => shapeLayers(props, view),
      updateTriggers: { renderSubLayers: [view.theme] },
    }),
    new MVTLayer({
      ...shared,
      id: 'attraction-points',
      loadOptions: load(['points']),
      onViewportLoad: (tiles) =>
        on.onTiles(
          tiles.map(({ index, content }) => ({
            index,
            points: featuresOf(content)
              .filter(isPoint)
              .filter(({ properties }) => isShown(properties, view.filter)),
          })),
        ),
      renderSubLayers: () => null,
    }),
  ];
}

type LayerFetch = NonNullable<MVTLayerProps['fetch']>;

/** The layer's own way to load a tile, with another way to fetch it. */
function fetchBy(ask: Ask): LayerFetch {
  return (url, { layer, loaders = layer.props.loaders, loadOptions, signal }) =>
    load(url, loaders ?? [], {
      ...loadOptions,
      core: { ...loadOptions?.core, fetch: (path: string) => ask(path, signal ? { signal } : {}) },
    });
}

/** What MVTLayer hands to each tile: its features in tile coordinates, and the transform that places them. */
type SubLayerProps = Parameters<NonNullable<MVTLayerProps['renderSubLayers']>>[0];

/** Props that extensions add to a layer. */
interface DashProps {
  readonly getDashArray: (feature: TileFeature) => [number, number];
  readonly dashJustified: boolean;
  readonly dashGapPickable: boolean;
}

/** A layer for what a tile holds and no other: each takes a slow phone 10 ms to make, and some of every frame. */
function shapeLayers(props: SubLayerProps, { theme, filter }: AttractionView): Layer[] {
  const features = featuresOf(props.data).filter(({ properties }) => isShown(properties, filter));
  const areas = features.filter((feature) => feature.properties.layerName === 'areas');
  const lines = features.filter((feature) => feature.properties.layerName === 'lines');
  return [
    ...(areas.length > 0 ? [areaLayer(props, areas, theme)] : []),
    ...(lines.length > 0 ? lineLayers(props, lines, theme) : []),
  ];
}

function areaLayer(props: SubLayerProps, areas: readonly TileFeature[], theme: Theme): Layer {
  return new GeoJsonLayer<TileProperties>({
    ...props,
    id: `${props.id}-areas`,
    data: [...areas],
    getFillColor: ({ properties }) => areaFill(properties.family, theme),
    getLineColor: ({ properties }) => lineColour(properties.family, theme, 0.7),
    getLineWidth: AREA_EDGE_PX,
    lineWidthUnits: 'pixels',
  });
}

function lineLayers(props: SubLayerProps, lines: readonly TileFeature[], theme: Theme): Layer[] {
  return [
    new GeoJsonLayer<TileProperties>({
      ...props,
      id: `${props.id}-casings`,
      data: [...lines],
      pickable: false,
      getLineColor: CASING[theme],
      getLineWidth: LINE_PX + 2 * CASING_PX,
      lineWidthUnits: 'pixels',
      lineCapRounded: true,
      lineJointRounded: true,
    }),
    new GeoJsonLayer<TileProperties, DashProps>({
      ...props,
      ...withExtension(props, dashes),
      getDashArray: ({ properties: { family, side } }) => (side ? SIDE_DASH : dashOf(family)),
      dashJustified: false,
      dashGapPickable: true,
      id: `${props.id}-lines`,
      data: [...lines],
      getLineColor: ({ properties: { family, closed, side } }) =>
        lineColour(family, theme, closed || side ? PALE_ALPHA : 1),
      getLineWidth: LINE_PX,
      lineWidthUnits: 'pixels',
      lineJointRounded: true,
    }),
  ];
}

/** The tile's own extensions (it clips at its edges) and one more. */
function withExtension(props: SubLayerProps, extension: LayerExtension) {
  return { extensions: [...(props.extensions ?? []), extension] };
}
