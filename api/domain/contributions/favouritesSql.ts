import type { Pool } from 'pg';
import { identities } from '#api/domain/places/identitiesSql.ts';
import { rowsOf } from '#api/platform/db/rows.ts';
import type { FavouriteType } from '#common/places/favouriteTypes.ts';
import { ownAtSql, type OwnListRequest, ownListSql, ownListValues, type OwnTable } from './ownContentSql.ts';

/**
 * A user's favourite. Of two favourites on identities that have been merged into one place, only the newer one counts.
 */
export interface Favourite {
  readonly userId: string;
  /** The place, which the identity it was given to may have been merged into. */
  readonly attractionId: number;
  readonly type: FavouriteType;
  /** When it got its type. */
  readonly created: Date;
  /** Last name, category and position of the place, which may have vanished from the sources. */
  readonly lastName: string;
  readonly lastCategory: string;
  readonly lon: number;
  readonly lat: number;
}

const FAVOURITES: OwnTable = {
  name: 'favourite',
  time: 'created_at',
  columns: `mine.user_id AS "userId", mine.place AS "attractionId", mine.type, mine.created_at AS created,
    a.name AS "lastName", a.category AS "lastCategory", a.lon, a.lat`,
};

const LIST = ownListSql(FAVOURITES);

export function favouriteRows(pool: Pool, userId: string, request: OwnListRequest): Promise<Favourite[]> {
  return rowsOf(pool, LIST, ownListValues(userId, request));
}

export function favouriteRowsAt(pool: Pool, userId: string, placeIds: readonly number[]): Promise<Favourite[]> {
  return rowsOf(pool, ownAtSql(FAVOURITES, placeIds.length), [placeIds, userId]);
}

export interface CountRow {
  readonly place: number;
  readonly type: FavouriteType;
  readonly count: number;
}

/**
 * How many users gave each type to places and what was merged into them, each user once. Indexes: attraction
 * (merged_into), favourite (attraction_id, type).
 */
export function countRows(pool: Pool, placeIds: readonly number[]): Promise<CountRow[]> {
  return rowsOf(
    pool,
    `${identities(placeIds.length)}, given AS (
       SELECT DISTINCT ON (identity.place, f.user_id) identity.place, f.type
         FROM identity JOIN favourite f ON f.attraction_id = identity.id
       ORDER BY identity.place, f.user_id, f.created_at DESC, f.attraction_id DESC
     )
     SELECT place, type, count(*)::int AS count FROM given GROUP BY place, type`,
    [placeIds],
  );
}
