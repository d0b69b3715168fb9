import { z } from 'zod';
import { code, text } from '#api/rest/core/codes.ts';
import { category, lang, oneOf } from '#api/rest/core/parameters.ts';
import { CONDITION_KINDS, CONDITION_SEVERITIES } from '#common/conditions/condition.ts';
import type { Bounds } from '#common/geo/bounds.ts';
import { NORMALISED_MAX } from '#common/search/normalise.ts';
import { DAY_MS } from '#common/time.ts';
import { COLLECTIONS } from './collections.ts';

/** Features of a page unless `limit` says so, and the most of one: a larger `limit` means this. */
export const LIMIT = { usual: 50, max: 500 } as const;

const limit = text
  .regex(/^[1-9]\d{0,9}$/, code('invalid'))
  .transform((value) => Math.min(Number(value), LIMIT.max))
  .default(LIMIT.usual)
  .describe(`Features of a page, ${LIMIT.usual} unless given, at most ${LIMIT.max}.`);

const NUMBER = /^[+-]?\d{1,3}(?:\.\d{1,20})?$/;
const HEIGHT = /^[+-]?\d{1,9}(?:\.\d{1,20})?$/;

/** Reads four or six numbers as the boxes they mean, two where they cross the antimeridian; null for any other text. */
function readBoxes(value: string): readonly Bounds[] | null {
  const parts = value.split(',').map((part) => part.trim());
  const heights = parts.length === 6 ? [parts[2] ?? '', parts[5] ?? ''] : [];
  const sides = parts.length === 6 ? parts.filter((_, at) => at !== 2 && at !== 5) : parts;
  if (sides.length !== 4 || !sides.every((side) => NUMBER.test(side))) return null;
  if (!heights.every((height) => HEIGHT.test(height))) return null;
  const [west = 0, south = 0, east = 0, north = 0] = sides.map(Number);
  if (Math.abs(west) > 180 || Math.abs(east) > 180 || south < -90 || north > 90 || south > north) return null;
  if (west <= east) return [[west, south, east, north]];
  return [
    [west, south, 180, north],
    [-180, south, east, north],
  ];
}

const bbox = text
  .max(300, code('tooLong'))
  .transform((value, ctx) => {
    const boxes = readBoxes(value);
    if (boxes === null) ctx.addIssue({ code: 'custom', message: code('invalid') });
    return boxes ?? z.NEVER;
  })
  .optional()
  .describe('west,south,east,north in degrees of CRS84; of six numbers the heights are ignored.');

/** Moments in ms, both included; null: no end on that side. */
export interface Interval {
  readonly from: number | null;
  readonly to: number | null;
}

const DAY = /^\d{4}-\d\d-\d\d$/;
const OPEN_ENDS: ReadonlySet<string> = new Set(['', '..']);

/** A date is its whole day, a time one moment; NaN where it is neither. */
function momentsOf(value: string): readonly [first: number, last: number] {
  const isDay = DAY.test(value) && z.iso.date().safeParse(value).success;
  if (!isDay && !z.iso.datetime({ offset: true }).safeParse(value.toUpperCase()).success) return [NaN, NaN];
  const first = Date.parse(value);
  return [first, isDay ? first + DAY_MS - 1 : first];
}

/** Reads a moment, or an interval whose ends may be open; null for any other text. */
function readInterval(value: string): Interval | null {
  const ends = value.split('/');
  const [start = '', end = start] = ends;
  if (ends.length > 2 || (ends.length === 1 && OPEN_ENDS.has(value))) return null;
  const from = OPEN_ENDS.has(start) ? null : momentsOf(start)[0];
  const to = OPEN_ENDS.has(end) ? null : momentsOf(end)[1];
  if (Number.isNaN(from) || Number.isNaN(to)) return null;
  return from !== null && to !== null && from > to ? null : { from, to };
}

const datetime = text
  .max(100, code('tooLong'))
  .transform((value, ctx) => {
    const interval = readInterval(value);
    if (interval === null) ctx.addIssue({ code: 'custom', message: code('invalid') });
    return interval ?? z.NEVER;
  })
  .optional()
  .describe('A date or time (RFC 3339), or start/end, of which one may be open: `..` or nothing.');

const f = oneOf(['json', 'html'])
  .optional()
  .describe('`html` leads to our own page of the same; else the header Accept decides.');

/** Unknown parameters are refused, as the standard wants. */
export const anyPage = z.strictObject({ f });

export const oneFeature = z.strictObject({ f, lang });

export const items = z.strictObject({
  bbox,
  datetime,
  limit,
  f,
  lang,
  after: text.optional().describe('Where a page begins: comes with the link `next`.'),
  category: category.optional(),
  name: text.max(NORMALISED_MAX, code('tooLong')).optional().describe('The whole name, in any language.'),
  municipality: text.max(100, code('tooLong')).optional().describe('Finnish name of a municipality or region.'),
  kind: oneOf(CONDITION_KINDS).optional().describe('Of conditions.'),
  severity: oneOf(CONDITION_SEVERITIES).optional().describe('Of conditions.'),
});

export type ItemsQuery = z.output<typeof items>;

export const collectionPath = z.object({
  collectionId: z.string().describe(`One of ${COLLECTIONS.map(({ id }) => id).join(', ')}.`),
});
export const featurePath = collectionPath.extend({ featureId: z.string().describe('A whole number from 0 on.') });
