import { parseAttractionId } from '#common/places/attractionId.ts';
import type { GraphqlContext } from './requestContext.ts';

/** Whose it is and of which place: unique among all users. */
export interface OwnNode {
  readonly userId: string;
  readonly attractionId: number;
}

/** Id of what a user has one of for each place, within its type. */
export function ownNodeId({ userId, attractionId }: OwnNode): string {
  return `${userId}.${attractionId}`;
}

/** For each id what the viewer has at its place; null for what is another's, and for anything else. */
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
