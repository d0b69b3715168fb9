import { conditionsNow, type CurrentCondition } from '#api/domain/conditions/currentConditions.ts';
import { commentsById } from '#api/domain/contributions/comments.ts';
import type { UserContext } from '#api/domain/core/call.ts';
import { isRowId } from '#api/domain/core/cursors.ts';
import { NotFoundError } from '#api/domain/core/errors.ts';
import { profilesById } from '#api/domain/people/profiles.ts';
import { imagesById } from '#api/domain/photos/images.ts';
import { imageViewer } from '#api/domain/photos/imagesSql.ts';

/** A reported thing: a photo, a comment or a condition by its number, a profile by its user. */
export type ReportTarget =
  | { readonly kind: 'IMAGE' | 'COMMENT' | 'CONDITION'; readonly id: number }
  | { readonly kind: 'PROFILE'; readonly id: string };

/** Owner's user id; null when the account is gone. Throws NotFoundError for things that the viewer cannot see. */
export async function ownerOf(ctx: UserContext, { kind, id }: ReportTarget): Promise<string | null> {
  if (kind === 'PROFILE') return found((await profilesById(ctx, [id]))[0]).id;
  if (!isRowId(id)) throw new NotFoundError('notFound');
  if (kind === 'COMMENT') return found((await commentsById(ctx, ctx.viewer, [id]))[0]).authorId;
  if (kind === 'CONDITION') return (await reportedCondition(ctx, id)).authorId;
  return found((await imagesById(ctx, imageViewer(ctx.viewer), [id]))[0]).uploaderId;
}

/** A visitor's report of a condition. Throws NotFoundError, also for what an official source says. */
async function reportedCondition(ctx: UserContext, id: number): Promise<CurrentCondition> {
  const { all } = await conditionsNow(ctx);
  return found(all.find((condition) => condition.id === id && !condition.isOfficial));
}

/** Throws NotFoundError where there is no such thing. */
export function found<T>(thing: T | null | undefined): T {
  if (thing === null || thing === undefined) throw new NotFoundError('notFound');
  return thing;
}
