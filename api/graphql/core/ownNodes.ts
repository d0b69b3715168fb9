import { parseAttractionId } from '#common/places/attractionId.ts';
import type { GraphqlContext } from './requestContext.ts';

/** Owner and place of a favourite or a note; together they are unique. */
export interface OwnNode {
  readonly userId: string;
  readonly attractionId: number;
}

/** Id, within its type, of a row that a user has once for each place. */
export function ownNodeId({ userId, attractionId }: OwnNode): string {
  return `${userId}.${attractionId}`;
}

/** The viewer's row for each id; null for ids of other users' rows, and for anything that is no such id. */
export async function ownNodes<Row extends OwnNode>(
  ids: readonly string[],
  { viewer }: Pick<GraphqlContext, 'viewer'>,
  load: (placeIds: readonly number[]) => Promise<readonly (Row | null)[]>,
): Promise<(Row | null)[]> {
  const placeIds = ids.map((id) => {
    const [userId, attractionId = ''] = id.split('.');
    return viewer !== null && userId === viewer.id ? parseAttractionId(attractionId) : null;
  });
  const known = placeIds.filter((id) => id !== null);
  const rows = known.length === 0 ? [] : await load(known);
  return placeIds.map((id) => (id === null ? null : (rows[known.indexOf(id)] ?? null)));
}
