import { featureBits } from '#common/places/features.ts';
import type { Moment } from './moment.ts';
import { SNOW_AND_ICE } from './snow.ts';

/**
 * The order "best right now" of lists: the points of the moment are added to the quality of a place (0–100), for each
 * moment those of the first line that fits, so that a good place of the season passes better ones out of season:
 *
 * | moment                     | points | places                                             |
 * |----------------------------|--------|----------------------------------------------------|
 * | winter                     | +25    | ski tracks, slopes, sledding, skating, ice swimming |
 * | mid-May to mid-October     | −25    | the same, without ice swimming                      |
 * | summer                     | +15    | beaches, paddling, camp sites                       |
 * | winter                     | −25    | the same                                            |
 * | berry time                 | +12    | forests and areas where everybody may pick          |
 * | rain, or below −15 °C      | +20    | indoor places                                       |
 * | dark                       | +15    | lit ones                                            |
 * | any                        | −8     | those whose hours say that they are closed          |
 *
 * The points are added up, but nothing raises what is closed. The card shows the reason with the most points.
 */
export const RAISE_REASONS = ['winter', 'summer', 'berries', 'rain', 'frost', 'lit'] as const;

type RaiseReason = (typeof RAISE_REASONS)[number];

/** How a moment changes the rank of a place in a list. */
export interface Raise {
  /** To be added to the quality. */
  readonly points: number;
  /** Null where the moment speaks against the place. */
  readonly reason: RaiseReason | null;
}

const IN_SEASON = 25;
const OUT_OF_SEASON = -25;
const SUMMER = 15;
const BERRIES = 12;
const INDOORS = 20;
const LIT = 15;
/** About what hours and a site of its own add: a closed good place stays beside one that nothing is known of. */
const CLOSED = -8;

/** Raised in winter, and open to swimmers in summer too. */
const ICE_SWIMMING = new Set(['lipas/3240', 'sport/ice_swimming']);

const WATER_AND_TENTS = new Set([
  'canoe/put_in',
  'camp_site/backcountry',
  'leisure/bathing_place',
  'leisure/beach_resort',
  'leisure/marina',
  'leisure/swimming_area',
  'lipas/202',
  'lipas/3210',
  'lipas/3220',
  'lipas/3230',
  'lipas/4451',
  'lipas/4452',
  'lipas/5140',
  'lipas/5150',
  'amenity/boat_rental',
  'amenity/ice_cream',
  'natural/beach',
  'route/canoe',
  'tourism/camp_site',
]);

/** Not the strict nature reserves: who leaves the path there breaks the law. */
const BERRY_LAND = new Set([
  'boundary/national_park',
  'lipas/103',
  'lipas/104',
  'lipas/106',
  'lipas/108',
  'lipas/109',
  'lipas/110',
  'lipas/111',
  'my/hiking_area',
  'my/wilderness_area',
  'nature_area',
]);

const INDOOR = new Set([
  'amenity/arts_centre',
  'amenity/cafe',
  'amenity/cinema',
  'amenity/library',
  'amenity/planetarium',
  'amenity/public_bath',
  'amenity/theatre',
  'information/visitor_centre',
  'leisure/bowling_alley',
  'leisure/water_park',
  'lipas/2225',
  'lipas/2370',
  'lipas/2610',
  'lipas/3110',
  'lipas/3120',
  'lipas/3130',
  'lipas/4220',
  'lipas/4230',
  'lipas/4240',
  'shop/mall',
  'shop/pastry',
  'sports_centre/swimming',
  'tourism/aquarium',
  'tourism/gallery',
  'tourism/museum',
]);

/** All that a season or the weather moves. */
export const SEASONAL_CATEGORIES: readonly string[] = [
  ...SNOW_AND_ICE,
  ...ICE_SWIMMING,
  ...WATER_AND_TENTS,
  ...BERRY_LAND,
  ...INDOOR,
];

const LIT_BIT = featureBits(['lit']);

const NO_RAISE: Raise = { points: 0, reason: null };

/** What a moment adds to the quality of a place of a category with these features, and why. */
export function raiseAt(moment: Moment, category: string, features: number): Raise {
  const parts = [
    ofSeason(moment, category),
    moment.isBerryTime && BERRY_LAND.has(category) ? { points: BERRIES, reason: 'berries' as const } : NO_RAISE,
    moment.weather !== null && INDOOR.has(category) ? { points: INDOORS, reason: moment.weather } : NO_RAISE,
    moment.isDark && (features & LIT_BIT) !== 0 ? { points: LIT, reason: 'lit' as const } : NO_RAISE,
  ];
  const points = parts.reduce((sum, part) => sum + part.points, 0);
  const best = parts.reduce((most, part) => (part.points > most.points ? part : most));
  return { points, reason: points > 0 ? best.reason : null };
}

interface Raisable {
  readonly id: number;
  readonly category: string;
  readonly features?: number | undefined;
}

/** What a moment adds, by the ids of the places that it moves; of closed ones only what it takes. */
export function raisesAt<Place extends Raisable>(
  moment: Moment,
  places: Iterable<Place>,
  isClosed: (place: Place) => boolean = () => false,
): Map<number, Raise> {
  const raises = new Map<number, Raise>();
  for (const place of places) {
    const raise = raiseAt(moment, place.category, place.features ?? 0);
    const { points, reason } = isClosed(place) ? { points: Math.min(raise.points, 0) + CLOSED, reason: null } : raise;
    if (points !== 0) raises.set(place.id, { points, reason });
  }
  return raises;
}

function ofSeason({ season, isSnowless }: Moment, category: string): Raise {
  const isOfSnow = SNOW_AND_ICE.has(category);
  const isOfSummer = WATER_AND_TENTS.has(category);
  if (season === 'winter' && (isOfSnow || ICE_SWIMMING.has(category))) return { points: IN_SEASON, reason: 'winter' };
  if (season === 'summer' && isOfSummer) return { points: SUMMER, reason: 'summer' };
  const isOutOfSeason = isOfSnow ? isSnowless : isOfSummer && season === 'winter';
  return isOutOfSeason ? { points: OUT_OF_SEASON, reason: null } : NO_RAISE;
}
