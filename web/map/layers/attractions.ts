import type { Layer, PickingInfo } from '@deck.gl/core';
import { TileLayer } from '@deck.gl/geo-layers';
import { ATTRACTION_TILES_MAX_ZOOM, ATTRACTION_TILES_MIN_ZOOM } from '#common/attractionTiles.ts';
import type { Ask } from '#web/data/tiles/tilesFrom.ts';
import type { MapViewFilter } from '#web/map/state/mapProps.ts';
import type { PlacedTile } from './placement.ts';
import { readTile } from './readTile.ts';
import { placed, shapeLayers, type ShapeView } from './shapes.ts';
import { type DrawnShape, featuresOf, isPoint, type TileFeature } from './tileFeature.ts';

/** Lets the layers of tiles be made one tile at a time. */
export interface TileTurns {
  /** Ends when the layers of a tile may be made: when those of the tiles before are. */
  readonly wait: (signal: AbortSignal | undefined) => Promise<void>;
  /** To be called when the layers of a tile are made. */
  readonly made: () => void;
}

/** Everything the attraction layers are drawn from. */
export interface AttractionView extends ShapeView {
  readonly filter: MapViewFilter;
  readonly dataSetVersion: number;
  /** Layer of the base style that areas and lines are drawn below. */
  readonly anchors: { readonly shapes: string };
  /** Fetches tiles in place of the browser. */
  readonly askTile?: Ask | undefined;
  /** Has the layers of tiles that arrive together made in separate tasks. */
  readonly turns?: TileTurns | undefined;
}

export interface AttractionHandlers {
  readonly onHover: (info: PickingInfo<DrawnShape>) => void;
  readonly onTileError: (error: unknown) => void;
  /** All tiles of the view are there. */
  readonly onTiles: (tiles: readonly PlacedTile[]) => void;
}

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
    minZoom: ATTRACTION_TILES_MIN_ZOOM,
    maxZoom: ATTRACTION_TILES_MAX_ZOOM,
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
      async getTileData({ url, signal }) {
        const shapes = url ? await readTile(ask, url, { layers: ['areas', 'lines'], signal }) : [];
        if (shapes.length > 0) await view.turns?.wait(signal);
        return shapes;
      },
      renderSubLayers(props) {
        view.turns?.made();
        return shapeLayers(placed(props), view);
      },
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
