import { type Bounds, parseBounds, type Position } from '#common/geo/bounds.ts';
import { UNSAVED_ID } from '#common/places/attractionId.ts';
import { builder } from './builder.ts';
import { queryError } from './maskedErrors.ts';

builder.scalarType('AttractionId', {
  description: 'A number below 2^53; -1 is a point not yet saved.',
  serialize: (id) => id,
  parseValue: (value) => {
    if (typeof value === 'number' && Number.isSafeInteger(value) && value >= UNSAVED_ID) return value;
    throw queryError('An attraction id is an integer of 0 to 2^53 - 1, or -1.', 'BAD_USER_INPUT');
  },
});

builder.scalarType('Bounds', {
  description: '[west, south, east, north] in WGS84 degrees.',
  serialize: (bounds) => bounds,
  parseValue: (value): Bounds => {
    const bounds = isNumbers(value, 4) ? parseBounds(value.map((n) => n.toFixed(10)).join(',')) : null;
    if (bounds === null)
      throw queryError(
        'Bounds are [west, south, east, north] in degrees, west < east and south < north.',
        'BAD_USER_INPUT',
      );
    return bounds;
  },
});

builder.scalarType('Position', {
  description: '[lon, lat] in WGS84 degrees.',
  serialize: (position) => position,
  parseValue: (value): Position => {
    const [lon = Number.NaN, lat = Number.NaN] = isNumbers(value, 2) ? value : [];
    if (Math.abs(lon) <= 180 && Math.abs(lat) <= 90) return [lon, lat];
    throw queryError('A position is [lon, lat] in degrees.', 'BAD_USER_INPUT');
  },
});

builder.scalarType('Date', { description: 'ISO 8601 date.', serialize: (date) => date });

builder.scalarType('DateTime', {
  description: 'ISO 8601 date and time in UTC.',
  serialize: (time) => time.toISOString(),
  parseValue: (value) => {
    const time = typeof value === 'string' && DATE_TIME.test(value) ? new Date(value) : null;
    if (time !== null && !Number.isNaN(time.getTime())) return time;
    throw queryError('A date and time is written as 2026-11-21T12:00:00Z.', 'BAD_USER_INPUT');
  },
});

builder.scalarType('GeoJSON', { description: 'A GeoJSON geometry in WGS84.', serialize: (geometry) => geometry });

/** ISO 8601 date and time with an offset from UTC. */
const DATE_TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d{1,9})?)?(Z|[+-]\d\d:\d\d)$/;

function isNumbers(value: unknown, length: number): value is number[] {
  return (
    Array.isArray(value) && value.length === length && value.every((n) => typeof n === 'number' && Number.isFinite(n))
  );
}
