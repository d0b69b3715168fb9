import type { Pool } from 'pg';
import { rowsOf } from '#api/platform/db/rows.ts';
import { ownAtSql, type OwnListRequest, ownListSql, ownListValues, type OwnTable } from './ownContentSql.ts';

/**
 * A user's private note on a place. Of two notes on identities that have been merged into one place, the newer one is
 * read.
 */
export interface Note {
  readonly userId: string;
  /** The place, which the identity it was written to may have been merged into. */
  readonly attractionId: number;
  readonly text: string;
  readonly updated: Date;
}

const NOTES: OwnTable = {
  name: 'note',
  time: 'updated_at',
  columns: 'mine.user_id AS "userId", mine.place AS "attractionId", mine.text, mine.updated_at AS updated',
};

const LIST = ownListSql(NOTES);

export function noteRows(pool: Pool, userId: string, request: OwnListRequest): Promise<Note[]> {
  return rowsOf(pool, LIST, ownListValues(userId, request));
}

export function noteRowsAt(pool: Pool, userId: string, placeIds: readonly number[]): Promise<Note[]> {
  return rowsOf(pool, ownAtSql(NOTES, placeIds.length), [placeIds, userId]);
}
