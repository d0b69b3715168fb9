import { identities, MERGES_MAX } from '#api/domain/places/identitiesSql.ts';

/** A table of what users attach to places, with `user_id`, `attraction_id` and the time that orders it. */
export interface OwnTable {
  readonly name: 'favourite' | 'note' | 'watch';
  readonly time: 'created_at' | 'updated_at';
  /** Selected of `mine`. */
  readonly columns: string;
}

/** The last row before a page. */
export interface OwnListPlace {
  readonly at: Date;
  readonly attractionId: number;
}

export interface OwnListRequest {
  readonly first: number;
  readonly after: OwnListPlace | null;
}

/** Everything: more than anybody may have. */
export const ALL_OWN: OwnListRequest = { first: 10_000, after: null };

/**
 * A page of a user's favourites, notes or watches, newest first; one extra row means there is a next page. Reads all
 * rows of the user, whose number is limited. Indexes: primary keys of the table and of attraction.
 */
export function ownListSql({ name, time, columns }: OwnTable): string {
  return `WITH RECURSIVE chain AS (
      SELECT t.attraction_id AS id, t.attraction_id AS place, 0 AS step FROM ${name} t WHERE t.user_id = $1::uuid
      UNION ALL
      SELECT chain.id, m.merged_into, step + 1 FROM chain JOIN attraction m ON m.id = chain.place AND m.state = 'MERGED'
      WHERE m.merged_into IS NOT NULL AND step < ${MERGES_MAX}
    ), target AS (
      SELECT DISTINCT ON (id) id, place FROM chain ORDER BY id, step DESC
    ), mine AS (
      SELECT DISTINCT ON (target.place) target.place, t.* FROM target JOIN ${name} t ON t.user_id = $1::uuid
        AND t.attraction_id = target.id
      ORDER BY target.place, t.${time} DESC, t.attraction_id DESC
    )
    SELECT ${columns} FROM mine JOIN attraction a ON a.id = mine.place
    WHERE $3::timestamptz IS NULL OR (mine.${time}, mine.place) < ($3::timestamptz, $4::bigint)
    ORDER BY mine.${time} DESC, mine.place DESC LIMIT $2`;
}

/**
 * A user's favourites, notes or watches at the `count` places of $1, the newest of each. Indexes: attraction
 * (merged_into), the table's primary key.
 */
export function ownAtSql({ name, time, columns }: OwnTable, count: number): string {
  return `${identities(count)}, mine AS (
      SELECT DISTINCT ON (identity.place) identity.place, t.*
        FROM identity JOIN ${name} t ON t.attraction_id = identity.id AND t.user_id = $2::uuid
      ORDER BY identity.place, t.${time} DESC, t.attraction_id DESC
    )
    SELECT ${columns} FROM mine JOIN attraction a ON a.id = mine.place`;
}

/** Parameters of `ownListSql`. */
export function ownListValues(userId: string, { first, after }: OwnListRequest): unknown[] {
  return [userId, first + 1, after?.at ?? null, after?.attractionId ?? null];
}
