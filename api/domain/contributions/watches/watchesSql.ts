import type { Pool } from 'pg';
import {
  ownAtSql,
  type OwnListRequest,
  ownListSql,
  ownListValues,
  type OwnTable,
} from '#api/domain/contributions/ownContentSql.ts';
import { rowsOf } from '#api/platform/db/rows.ts';

/** A place that a user watches. */
export interface Watch {
  /** The place, which the identity that was watched may have been merged into. */
  readonly attractionId: number;
  readonly created: Date;
  /** Last name of the place, which may have vanished from the sources. */
  readonly lastName: string;
}

const WATCHES: OwnTable = {
  name: 'watch',
  time: 'created_at',
  columns: 'mine.place AS "attractionId", mine.created_at AS created, a.name AS "lastName"',
};

const LIST = ownListSql(WATCHES);

export function watchRows(pool: Pool, userId: string, request: OwnListRequest): Promise<Watch[]> {
  return rowsOf(pool, LIST, ownListValues(userId, request));
}

export function watchRowsAt(pool: Pool, userId: string, placeIds: readonly number[]): Promise<Watch[]> {
  return rowsOf(pool, ownAtSql(WATCHES, placeIds.length), [placeIds, userId]);
}
