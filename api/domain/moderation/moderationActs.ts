import { asAdmin, type CallContext } from '#api/domain/core/call.ts';
import { type Page, pageOf } from '#api/domain/core/pages.ts';
import { isUuid } from '#api/domain/core/texts.ts';
import { type ActRow, actRows, type ActsQuery } from './moderationActsSql.ts';
import { idsOfPlace } from './moderationQueue.ts';
import type { MomentPage } from './records/moderationLog.ts';

export interface ActsFilter extends Omit<ActsQuery, 'attractionIds'> {
  /** A place that it is about, whichever of its ids is meant. */
  readonly attractionId: number | null;
}

/**
 * Acts of moderators, newest first; admins only. An act about a photo or a comment is found by user or place as long as
 * that photo or comment exists. Throws NotAuthorizedError.
 */
export async function moderationActs(
  call: CallContext,
  { attractionId, ...filter }: ActsFilter,
  { first, after }: MomentPage,
): Promise<Page<ActRow>> {
  const ctx = asAdmin(call);
  if ([filter.actorId, filter.userId].some((id) => id !== null && !isUuid(id))) return pageOf<ActRow>([], first);
  const attractionIds = attractionId === null ? null : await idsOfPlace(ctx, attractionId);
  return pageOf(await actRows(ctx.db.pool, { ...filter, attractionIds }, first, after), first);
}
