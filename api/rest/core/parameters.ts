import { z } from 'zod';
import { InvalidInputError } from '#api/domain/core/errors.ts';
import { categoryKey } from '#api/domain/places/places.ts';
import { code, text } from '#api/rest/core/codes.ts';
import { KINDS } from '#common/catalogue/kinds.ts';
import { FINLAND_BOUNDS, parseBounds } from '#common/geo/bounds.ts';
import { DEFAULT_LANGUAGE, LANGUAGES } from '#common/languages.ts';
import { FAVOURITES_PER_USER_MAX } from '#common/limits.ts';
import { parseAttractionId } from '#common/places/attractionId.ts';
import { FAVOURITE_TYPES } from '#common/places/favouriteTypes.ts';
import { isPlaceFeature, PLACE_FEATURES } from '#common/places/features.ts';
import { OPENING_GROUPS } from '#common/places/openingGroup.ts';
import { LIST_SORTS } from '#common/ranking/listSort.ts';
import { NORMALISED_MAX } from '#common/search/normalise.ts';

/**
 * One of some words. Without `meta` the OpenAPI document would have the type of the text that is read, and no words.
 */
export function oneOf<const Words extends readonly string[]>(words: Words) {
  return text.pipe(z.enum(words, code('unknown'))).meta({ enum: words });
}

/** How the OpenAPI document describes texts of the query that are read as numbers. */
const NUMBER = { type: 'number', pattern: undefined } as const;
const INTEGER = { type: 'integer', pattern: undefined } as const;

function degrees(limit: number) {
  return text
    .regex(/^-?\d{1,3}(\.\d{1,20})?$/, code('invalid'))
    .transform(Number)
    .refine((n) => Math.abs(n) <= limit, code('outOfRange'))
    .meta({ ...NUMBER, minimum: -limit, maximum: limit });
}

export const lon = degrees(180).describe('Longitude, WGS84 degrees.');
export const lat = degrees(90).describe('Latitude, WGS84 degrees.');

const [WEST, SOUTH, EAST, NORTH] = FINLAND_BOUNDS;
export const lonInFinland = lon.refine((n) => n >= WEST && n <= EAST, code('outsideFinland'));
export const latInFinland = lat.refine((n) => n >= SOUTH && n <= NORTH, code('outsideFinland'));

export const bbox = text
  .max(300, code('tooLong'))
  .transform((value, ctx) => {
    const bounds = parseBounds(value);
    if (bounds === null) ctx.addIssue({ code: 'custom', message: code('invalid') });
    return bounds ?? z.NEVER;
  })
  .describe('west,south,east,north in WGS84 degrees.');

export const attractionKind = oneOf(KINDS).describe(
  'A kind; `none` is no kind and, without a category, gives nothing.',
);

export const category = text
  .transform((value, ctx) => {
    const key = categoryKey(value);
    if (key === null) ctx.addIssue({ code: 'custom', message: code('unknown') });
    return key ?? z.NEVER;
  })
  .describe('Key or slug of a category, see /api/query/data/categories; one that stands for a group means all of it.');

/** Longer than all features together. */
const FEATURES_MAX = 300;
export const features = text
  .max(FEATURES_MAX, code('tooLong'))
  .transform((value, ctx) => {
    const names = value.split(',');
    const known = names.filter(isPlaceFeature);
    if (known.length < names.length) ctx.addIssue({ code: 'custom', message: code('unknown') });
    return known;
  })
  .default([])
  .describe(
    `Only places that are known to have all of these, divided by commas: ${PLACE_FEATURES.join(', ')}. Of ` +
      'difficulties, of lengths and of access by wheelchair one is enough.',
  );

/** Longer than the ids of all favourites that somebody may have. */
const IDS_MAX = 17 * FAVOURITES_PER_USER_MAX;
export const ids = text
  .max(IDS_MAX, code('tooLong'))
  .transform((value, ctx) => {
    const parsed = value.split(',').map(parseAttractionId);
    const known = parsed.filter((one) => one !== null);
    if (known.length < parsed.length) ctx.addIssue({ code: 'custom', message: code('invalid') });
    return known;
  })
  .optional()
  .describe('Only these places, divided by commas; unknown ones are left out.');

export const opening = oneOf(OPENING_GROUPS)
  .optional()
  .describe('Only places that are open, closed, or of which it is not known, at `openAt` or now.');

const moment = text
  .pipe(z.iso.datetime({ offset: true, error: code('invalid') }))
  .transform((value) => new Date(value))
  .optional();
export const openAt = moment.describe(
  'ISO date and time with its zone, from a day ago to 14 days ahead; alone it asks for what is open then.',
);

export const hideClosed = oneOf(['true', 'false'])
  .transform((value) => value === 'true')
  .default(false)
  .describe('Without what is closed at `openAt`, or now: by an official closure, or out of service for now.');

export const sort = oneOf(LIST_SORTS)
  .default('best')
  .describe('`nearest` to the position, or to the centre of the bounds; `newest` by the last change at the source.');

export const favouriteType = oneOf(FAVOURITE_TYPES);

export const lang = oneOf(LANGUAGES).default(DEFAULT_LANGUAGE).describe('Language of names and descriptions.');

export const articleLanguage = oneOf(LANGUAGES).describe('Language of the article.');
export const askedLanguage = oneOf(LANGUAGES).optional().describe('Language wanted; by default that of the article.');

/** Longer than any title of an article. */
const TITLE_MAX = 300;
export const title = text.max(TITLE_MAX, code('tooLong')).describe('Title of the article.');

export const id = text
  .transform((value, ctx) => {
    const parsed = parseAttractionId(value);
    if (parsed === null) ctx.addIssue({ code: 'custom', message: code('invalid') });
    return parsed ?? z.NEVER;
  })
  .meta(INTEGER)
  .describe('Attraction id, a non-negative integer below 2^53.');

export const bounds = bbox.optional().describe('west,south,east,north in WGS84 degrees; not asked with `attraction`.');
export const attraction = id.optional();
export const at = moment.describe(
  'ISO date and time with its zone, from a day ago to 14 days ahead; now unless given.',
);

/** The highest number of a version that the database takes. */
const VERSION_MAX = 2 ** 31 - 1;
const versionText = z.string().regex(/^\d{1,10}$/);
export const changesSinceWhen = text
  .transform((value, ctx): number | Date => {
    if (versionText.safeParse(value).success) return Math.min(Number(value), VERSION_MAX);
    if (z.iso.datetime({ offset: true }).safeParse(value).success) return new Date(value);
    ctx.addIssue({ code: 'custom', message: code('invalid') });
    return z.NEVER;
  })
  .optional()
  .describe('A version of the data set, or an ISO date and time with its zone, such as `to.at` of the last answer.');

const CHANGES_MAX = 10_000;
const CHANGES_USUAL = 1000;
export const changesLimit = text
  .regex(/^\d{1,5}$/, code('invalid'))
  .transform(Number)
  .refine((n) => n >= 1 && n <= CHANGES_MAX, code('outOfRange'))
  .meta({ ...INTEGER, minimum: 1, maximum: CHANGES_MAX })
  .default(CHANGES_USUAL)
  .describe(`Changes of one page, 1–${CHANGES_MAX}; without it ${CHANGES_USUAL}.`);
export const changesCursor = text.optional().describe('`next` of the page before; then `since` says nothing more.');

/** The address of a page, longer than any of ours. */
const URL_MAX = 2000;
export const url = text.max(URL_MAX, code('tooLong')).describe('Address of a page of Taival.');

const PIXELS_MAX = 10_000;
const pixels = text
  .regex(/^\d{1,20}$/, code('invalid'))
  .transform(Number)
  .refine((n) => n >= 1 && n <= PIXELS_MAX, code('outOfRange'))
  .meta({ ...INTEGER, minimum: 1, maximum: PIXELS_MAX })
  .optional();
export const maxwidth = pixels.describe('The frame is at most so wide, in CSS pixels.');
export const maxheight = pixels.describe('The frame is at most so high, in CSS pixels.');

export const q = text
  .max(NORMALISED_MAX, code('tooLong'))
  .describe('What to look for; under 2 characters nothing is found.');

/** Parameters of an optional position; `positionOf` reads it. */
export const position = { lon: lon.optional(), lat: lat.optional() };

/** The position of a query, null without one. Throws InvalidInputError that names the missing half. */
export function positionOf(query: {
  readonly lon?: number | undefined;
  readonly lat?: number | undefined;
}): readonly [number, number] | null {
  if (query.lon === undefined && query.lat === undefined) return null;
  if (query.lon === undefined) throw new InvalidInputError('lon', 'missing');
  if (query.lat === undefined) throw new InvalidInputError('lat', 'missing');
  return [query.lon, query.lat];
}
