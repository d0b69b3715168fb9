import {
  type Comment,
  type CommentsFilter,
  type CommentsRequest,
  latestRows,
} from '#api/domain/contributions/commentsSql.ts';
import { asAdmin, type CallContext } from '#api/domain/core/call.ts';
import { type Page, pageOf } from '#api/domain/core/pages.ts';
import { isUuid, trimmedText } from '#api/domain/core/texts.ts';
import { idsOfPlace } from './moderationQueue.ts';

export interface LatestFilter extends Omit<CommentsFilter, 'attractionIds'> {
  /** A place, whichever of its ids is meant; null for all. */
  readonly attractionId: number | null;
}

export const ALL_COMMENTS: LatestFilter = { authorId: null, attractionId: null, from: null, until: null, text: '' };
const TEXT_MAX = 100;

/**
 * Comments on all places, newest first; admins only (SPEC §6). Throws NotAuthorizedError, InvalidInputError('text').
 */
export async function latestComments(
  call: CallContext,
  { attractionId, ...given }: LatestFilter,
  { first, after }: Pick<CommentsRequest, 'first' | 'after'>,
): Promise<Page<Comment>> {
  const ctx = asAdmin(call);
  const filter = { ...given, text: trimmedText('text', given.text, { max: TEXT_MAX }) };
  if (filter.authorId !== null && !isUuid(filter.authorId)) return pageOf<Comment>([], first);
  const attractionIds = attractionId === null ? null : await idsOfPlace(ctx, attractionId);
  const rows = await latestRows(ctx.db.pool, ctx.viewer, { ...filter, attractionIds, first, after });
  return pageOf(rows, first);
}
