import type { Position } from '#common/geo/bounds.ts';
import { distanceKm } from '#common/geo/distance.ts';
import { distanceScore } from './ranking.ts';

/** What decides where a place stands in a list. */
export interface Ordered {
  readonly id: number;
  readonly quality: number;
  readonly lon: number;
  readonly lat: number;
}

/** By quality, then by id. */
export function bestFirst<Place extends Ordered>(places: readonly Place[]): Place[] {
  return [...places].sort((a, b) => b.quality - a.quality || a.id - b.id);
}

/**
 * By quality and the points that are added to it, less what the distance from the visitor takes away (RULINGS 8), where
 * the visitor is among the places.
 */
export function inListOrder<Place extends Ordered>(
  places: readonly Place[],
  near: Position | null,
  pointsOf: (place: Place) => number = () => 0,
): Place[] {
  const scored = places.map((place) => {
    const worth = place.quality + pointsOf(place);
    return { place, score: near === null ? worth : distanceScore(worth, distanceKm(near, [place.lon, place.lat])) };
  });
  scored.sort((a, b) => b.score - a.score || a.place.id - b.place.id);
  return scored.map(({ place }) => place);
}

/** By great-circle distance, then by quality and id. */
export function nearestFirst<Place extends Ordered>(places: readonly Place[], [lon, lat]: Position): Place[] {
  const measured = places.map((place) => ({ place, km: distanceKm([lon, lat], [place.lon, place.lat]) }));
  measured.sort((a, b) => a.km - b.km || b.place.quality - a.place.quality || a.place.id - b.place.id);
  return measured.map(({ place }) => place);
}
