import type { Position } from '#common/geo/bounds.ts';
import { isClosedForNow } from '#common/places/placeFacts.ts';
import type { PlaceProperties } from '#common/places/placeProperties.ts';
import { TEXT_MAX } from './hoursText.ts';

/** The key of a pattern, shared by all places with the same stretches. */
export interface PatternKey {
  readonly hours: string;
  /** Latitude * 100 + longitude of the south-west corner of a square of a degree; 0: the sun does not matter. */
  readonly sunCell: number;
}

const NO_CELL = 0;
const OF_THE_SUN = /sunrise|sunset|dawn|dusk/i;
/** Hours of places that are closed for the time being. */
const CLOSED = 'off';

/** Whether hours go by the sun. */
export function isOfTheSun(hours: string): boolean {
  return OF_THE_SUN.test(hours);
}

/** The pattern of a place; null where its sources give no hours. */
export function patternKey(properties: PlaceProperties, [lon, lat]: Position): PatternKey | null {
  const hours = isClosedForNow(properties) ? CLOSED : properties.openingHours;
  if (hours === undefined) return null;
  const sunCell = isOfTheSun(hours) ? Math.floor(lat) * 100 + Math.floor(lon) : NO_CELL;
  // One character more than can be read: prose of any length is one of the unreadable texts, and fits an index.
  return { hours: hours.slice(0, TEXT_MAX + 1), sunCell };
}

/** Where the hours of a pattern are read: the middle of its square. */
export function cellMiddle(sunCell: number): Position {
  return [(sunCell % 100) + 0.5, Math.floor(sunCell / 100) + 0.5];
}
