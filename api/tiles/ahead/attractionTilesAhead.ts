import type { Pool } from 'pg';
import { BANDS } from '#api/tiles/tileBands.ts';
import { EMPTY_TILE, TILE_FEATURES_MAX, tileBody } from '#api/tiles/tileBody.ts';
import { TILE_BUFFER } from '#api/tiles/tilesSql.ts';
import { categoryOf } from '#common/catalogue/catalogue.ts';
import { groupOf, slugOf } from '#common/catalogue/groups.ts';
import { isKind } from '#common/catalogue/kinds.ts';
import { fromMercatorBox, type MercatorBox, MERCATOR_WORLD_M } from '#common/geo/mercator.ts';
import { type TileAddress, tilesOf } from '#common/geo/tileGrid.ts';
import { TILES_AHEAD_MAX_ZOOM } from '#common/tilesAhead.ts';
import { type BlockPlace, boxOfVersion, placesOfBlock } from './blockPlacesSql.ts';
import { type TileBoxes, tileBoxes, tilesTouched } from './tilesTouched.ts';

/** A tile with something in it. */
export interface MadeTile {
  /** `all`, a kind, or the slug of a category. */
  readonly view: string;
  readonly tile: TileAddress;
  /** Gzipped. */
  readonly body: Buffer;
}

/** The zoom of the blocks whose places are read together, some thousands each, for the tiles of the zooms of a band. */
const BLOCKS = [
  { band: BANDS[0], zoom: 4 },
  { band: BANDS[1], zoom: 6 },
  { band: BANDS[2], zoom: 8 },
] as const;

/**
 * Every attraction tile of a version up to TILES_AHEAD_MAX_ZOOM that shows a place, of every view: the same as the
 * server makes of the same places when it is asked. They come block by block, so that memory holds the places of one.
 */
export async function* attractionTilesAhead(pool: Pool, version: number): AsyncGenerator<MadeTile> {
  const box = await boxOfVersion(pool, version);
  if (box === null) return;
  for (const { band, zoom } of BLOCKS) {
    const lastZoom = Math.min(band.maxZoom, TILES_AHEAD_MAX_ZOOM);
    for (const block of blocksOf(box, zoom)) {
      const places = await placesOfBlock(pool, { version, ...block }, lastZoom);
      if (places.length === 0) continue;
      for (let z = band.minZoom; z <= lastZoom; z++) yield* tilesOfBlock(places, block, z);
    }
  }
}

/** The blocks that a box touches, with their buffers. */
function blocksOf([west, south, east, north]: MercatorBox, zoom: number): TileAddress[] {
  const buffer = (MERCATOR_WORLD_M / 2 ** zoom) * TILE_BUFFER;
  return tilesOf(fromMercatorBox([west - buffer, south - buffer, east + buffer, north + buffer]), zoom);
}

/** The tiles of one zoom within a block. */
async function* tilesOfBlock(places: readonly BlockPlace[], block: TileAddress, z: number): AsyncGenerator<MadeTile> {
  for (const [view, shown] of byView(places, z)) {
    for (const { tile, places: ofTile } of byTile(shown, tileBoxes(block, z))) {
      const body = await tileBody(tile, ofTile.slice(0, TILE_FEATURES_MAX));
      if (!body.equals(EMPTY_TILE)) yield { view, tile, body };
    }
  }
}

/** The places that each view shows at a zoom, with the zoom from which it does, in the order in which they came. */
function byView(places: readonly BlockPlace[], z: number): Map<string, BlockPlace[]> {
  const views = new Map<string, BlockPlace[]>();
  const add = (view: string, place: BlockPlace, minZoom: number) => {
    if (minZoom > z) return;
    const known = views.get(view);
    const shown = { ...place, min_zoom: minZoom };
    if (known === undefined) views.set(view, [shown]);
    else known.push(shown);
  };
  for (const place of places) {
    add('all', place, place.min_zoom);
    if (isKind(place.kind) && place.kind !== 'none') add(place.kind, place, place.min_zoom_kind);
    for (const slug of categoryViews(place.category)) add(slug, place, place.min_zoom_category);
  }
  return views;
}

/** Slugs of the categories that mean a place's own: itself, and the one that stands for its group. */
function categoryViews(key: string): ReadonlySet<string> {
  return new Set(categoryOf(key) === null ? [] : [slugOf(key), slugOf(groupOf(key))]);
}

interface TileOfPlaces {
  readonly tile: TileAddress;
  readonly places: BlockPlace[];
}

function byTile(places: readonly BlockPlace[], boxes: TileBoxes): Iterable<TileOfPlaces> {
  const tiles = new Map<string, TileOfPlaces>();
  for (const place of places) {
    for (const tile of tilesTouched(place.bounds, boxes)) {
      const key = `${tile.x}/${tile.y}`;
      const known = tiles.get(key);
      if (known === undefined) tiles.set(key, { tile, places: [place] });
      else known.places.push(place);
    }
  }
  return tiles.values();
}
