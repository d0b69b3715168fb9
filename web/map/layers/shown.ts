import { groupOf, slugOf } from '#common/catalogue/groups.ts';
import type { OffersTest } from '#web/map/state/fit.ts';
import type { MapSelection, MapViewFilter } from '#web/map/state/mapProps.ts';
import type { PlacedTile } from './placement.ts';
import type { TileProperties } from './tileFeature.ts';

/** Where nothing is chosen, places with fewer stars are drawn only for what is open. */
const BEST_STARS = 2;

/** What a choice asks of a place. */
type Candidate = Pick<TileProperties, 'id' | 'kind' | 'category' | 'stars' | 'features' | 'hours'>;

export type PlaceTest = (place: Candidate) => boolean;

/** The open place, and what of it decides which places are drawn around it. */
export type OpenPlace = Pick<MapSelection, 'attractionId' | 'around'>;

/**
 * Which places of the tiles are drawn. Where a kind or category is chosen, all that it stands for: without a network a
 * saved area gives its tiles of all places (docs/decisions/0034). Where none is, the best, and around an open place
 * those like it and its parts: no toilet or charger of a whole town. Of those the ones that pass the filters.
 */
export function shownPlaces(filter: MapViewFilter, open: OpenPlace | null, isDrawn: OffersTest): PlaceTest {
  const isChosen = chosenPlaces(filter, open);
  return (place) => isChosen(place) && isDrawn(place);
}

/**
 * Tiles with the points that are shown, and that of the open place: what is chosen of them for its room on the screen
 * is chosen of these alone.
 */
export function shownTiles(tiles: readonly PlacedTile[], isShown: PlaceTest, openId: number | undefined): PlacedTile[] {
  return tiles.map((tile) => ({
    ...tile,
    points: tile.points.filter(({ properties }) => isShown(properties) || properties.id === openId),
  }));
}

function chosenPlaces(filter: MapViewFilter, open: OpenPlace | null): PlaceTest {
  switch (filter.by) {
    case 'kind':
      return ({ kind }) => kind === filter.kind;
    case 'category':
      return ({ category }) => [category, groupOf(category)].some((key) => slugOf(key) === filter.slug);
    case 'all':
      return worthShowing(open);
  }
}

function worthShowing(open: OpenPlace | null): PlaceTest {
  const parts = new Set(open?.around?.parts);
  const { kind, category } = open?.around ?? {};
  return (place) =>
    place.stars >= BEST_STARS ||
    place.id === open?.attractionId ||
    place.category === category ||
    (place.kind !== 'none' && place.kind === kind) ||
    parts.has(place.id);
}
