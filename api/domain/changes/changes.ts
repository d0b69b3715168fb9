import type { Pool } from 'pg';
import type { Context } from '#api/domain/core/context.ts';
import { ANY_VERSION, decodeCursor, encodeCursor, isRowId } from '#api/domain/core/cursors.ts';
import { InvalidInputError } from '#api/domain/core/errors.ts';
import { placesById } from '#api/domain/places/attractions.ts';
import { categoriesAsked } from '#api/domain/places/places.ts';
import { placeName } from '#api/domain/places/placeTexts.ts';
import type { Bounds } from '#common/geo/bounds.ts';
import type { Language } from '#common/languages.ts';
import { changedFields, type ChangeField } from '#common/places/changeFields.ts';
import {
  type ChangeRow,
  changeRows,
  isRestoredAfter,
  newestPublish,
  newestStep,
  newestVersion,
  stepAt,
  stepByNumber,
  stepOfVersion,
  type StepRow,
} from './changesSql.ts';
import { type FeedRow, feedRows } from './filteredChangesSql.ts';

/** Days for which changes are stored. */
export const CHANGES_STORED_DAYS = 400;

/** A moment of the data set: which version was live, and since when it was as it is. */
type Position = Pick<StepRow, 'version' | 'at'>;

/** The change of one place. */
export interface Change {
  readonly id: number;
  readonly kind: 'added' | 'changed' | 'merged' | 'gone';
  /**
   * The fields of a changed place that have new values. Null where the place was gone in between: any may have one.
   */
  readonly fields: readonly ChangeField[] | null;
  /** The place that a merged place's id leads to from now on. */
  readonly into: number | null;
  readonly version: number;
  readonly at: Date;
}

export interface ChangePage {
  readonly from: Position;
  readonly to: Position;
  readonly changes: readonly Change[];
  /** Cursor of the next page of the same changes; null: there is none. */
  readonly next: string | null;
}

export interface ChangesInput {
  /** A version or a time; null: no changes, where the data are now. */
  readonly since: number | Date | null;
  readonly first: number;
  readonly after: string | null;
}

/**
 * The changes since a version was published or since a time, each place once, by id. Null: the changes of that time are
 * no longer stored, or never were, or were lost before a restore, so that everything has to be read anew. Throws
 * InvalidInputError: 'since' ('outOfRange' in the future), 'cursor'.
 */
export async function changesSince(
  ctx: Pick<Context, 'db' | 'now'>,
  { since, first, after }: ChangesInput,
): Promise<ChangePage | null> {
  const range = after === null ? await rangeSince(ctx, since) : await rangeOfCursor(ctx, after);
  if (range === null) return null;
  const { from, to } = range;
  const asked = { from: from.step, to: to.step, after: range.after, first: first + 1 };
  const rows = from.step === to.step ? [] : await changeRows(ctx.db.pool, asked);
  const changes = rows.slice(0, first).map(netChange);
  const last = rows.length > first ? changes.at(-1) : undefined;
  const next = last === undefined ? null : encodeCursor(ANY_VERSION, [from.step, to.step, last.id]);
  return { from, to, changes, next };
}

interface Range {
  readonly from: StepRow;
  readonly to: StepRow;
  /** The id after which the page begins. */
  readonly after: number;
}

/** Less than any id. */
const NONE = -1;

async function rangeSince(
  { db, now }: Pick<Context, 'db' | 'now'>,
  since: number | Date | null,
): Promise<Range | null> {
  const to = await newestStep(db.pool);
  if (to === null) return null;
  if (since === null) return { from: to, to, after: NONE };
  const from = since instanceof Date ? await stepSince(db.pool, since, to, now) : await stepWith(db.pool, since);
  return from && { from, to, after: NONE };
}

/** The step at or before a time; null where the journal begins later, or lost that time in a restore. */
async function stepSince(pool: Pool, since: Date, newest: StepRow, now: Date): Promise<StepRow | null> {
  if (since > now && since > newest.at) throw new InvalidInputError('since', 'outOfRange');
  const step = await stepAt(pool, since);
  return step !== null && since > step.at && (await isRestoredAfter(pool, step.step)) ? null : step;
}

/** The step that published a version. Until the publish after a restore, any higher number may be a lost version's. */
async function stepWith(pool: Pool, version: number): Promise<StepRow | null> {
  if (version <= (await newestVersion(pool))) return stepOfVersion(pool, version);
  if ((await newestPublish(pool))?.reason === 'RESTORE') return null;
  throw new InvalidInputError('since', 'outOfRange');
}

async function rangeOfCursor({ db }: Pick<Context, 'db'>, cursor: string): Promise<Range | null> {
  const [fromStep = 0, toStep = 0, after = 0] = decodeCursor(cursor, ANY_VERSION, 3, 'cursor');
  if (!isRowId(fromStep) || !isRowId(toStep) || fromStep > toStep || !Number.isInteger(after))
    throw new InvalidInputError('cursor', 'invalid');
  const [from, to] = await Promise.all([stepByNumber(db.pool, fromStep), stepByNumber(db.pool, toStep)]);
  return from && to && { from, to, after };
}

function netChange(row: ChangeRow): Change {
  const { id, version, at } = row;
  const change = { id, fields: null, into: null, version, at };
  if (row.isHidden || row.last === 'GONE') return { ...change, kind: 'gone' };
  if (row.last === 'MERGED') return { ...change, kind: 'merged', into: row.mergedInto };
  if (row.first === 'ADDED') return { ...change, kind: 'added' };
  return { ...change, kind: 'changed', fields: row.returned ? null : changedFields(row.fields) };
}

/** Entries of a feed. */
const FEED_MAX = 100;

/** What a feed covers: one place, or all within bounds, of a category, or both. */
export interface FeedInput {
  readonly id: number | null;
  readonly bounds: Bounds | null;
  /** Key of a category; one that stands for a group means all of it. */
  readonly category: string | null;
  /** What the places are named in. */
  readonly language: Language;
}

/** The newest changes first, and when the newest was; where there are none, when the data last changed. */
export async function feedOfChanges(
  { db, version, now }: Context,
  { id, bounds, category, language }: FeedInput,
): Promise<{ readonly rows: readonly FeedRow[]; readonly time: Date }> {
  const categories = category === null ? null : categoriesAsked(category);
  const found = await feedRows(db.pool, { id, bounds, categories }, FEED_MAX);
  const places = await placesById({ db, version }, [...new Set(found.map((row) => row.id))]);
  const rows = found.map((row) => {
    const place = places.get(row.id);
    return place === undefined ? row : { ...row, name: placeName(place, language) };
  });
  return { rows, time: rows[0]?.at ?? (await newestStep(db.pool))?.at ?? now };
}
