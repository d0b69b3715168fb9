import { asAdmin, type CallContext } from '#api/domain/core/call.ts';
import { NotFoundError } from '#api/domain/core/errors.ts';
import { type Page, pageOf } from '#api/domain/core/pages.ts';
import { trimmedText } from '#api/domain/core/texts.ts';
import { purgePhotos } from '#api/domain/photos/files/purges.ts';
import { attractionById, livePlace } from '#api/domain/places/attractions.ts';
import { identitiesOf, mergedInto } from '#api/domain/places/identitiesSql.ts';
import type { Place } from '#api/domain/places/places.ts';
import { REASON_MAX } from '#common/limits.ts';
import type { RowPage } from './adminLists.ts';
import { lockNames } from './alternativeNamesSql.ts';
import { type HiddenPlace, hiddenRows, refreshHidden } from './hiddenPlacesSql.ts';
import { idsOfPlace } from './moderationQueue.ts';
import { acting, moderating, recordActs } from './records/moderationLog.ts';

const TEXT_MAX = 100;

/**
 * Hides a place from everybody with a reason (1–500 characters) for the moderators' log: at once in lists, search and
 * details, on the map with the next version. Contributions to it are shown to their authors and moderators alone.
 * Throws NotAuthorizedError, InvalidInputError('reason'), NotFoundError (hidden already, too), RateLimitedError.
 */
export async function hidePlace(
  call: CallContext,
  { attractionId, reason: given }: { readonly attractionId: number; readonly reason: string },
): Promise<HiddenPlace> {
  const ctx = await moderating(call);
  const reason = trimmedText('reason', given, { min: 1, max: REASON_MAX });
  const place = await livePlace(ctx, attractionId);
  const identities = (await identitiesOf(ctx.db.pool, place.id)).map(BigInt);
  const id = await acting(ctx, async (tx) => {
    await lockNames(tx, place.id);
    const where = { attractionId: BigInt(place.id), kind: 'HIDDEN' } as const;
    // Hidden by another moderator while this one wrote the reason.
    const already = await tx.attractionEdit.findFirst({ where, select: { id: true } });
    if (already !== null) return already.id;
    const edit = await tx.attractionEdit.create({
      data: { ...where, text: reason, createdAt: ctx.now },
      select: { id: true },
    });
    await refreshHidden(tx);
    const photos = await tx.image.findMany({
      where: { attractionId: { in: identities }, state: 'APPROVED' },
      select: { filename: true },
    });
    await purgePhotos(
      ctx.jobs,
      tx,
      photos.map(({ filename }) => filename),
    );
    await recordActs(tx, ctx, [
      { action: 'HIDE_ATTRACTION', targetKind: 'ATTRACTION', targetId: place.id, detail: { reason } },
    ]);
    return edit.id;
  });
  const [hidden] = await hiddenRows(ctx.db.pool, { version: ctx.version, id }, { first: 1, after: null });
  // Shown again meanwhile.
  if (hidden === undefined) throw new NotFoundError('notFound');
  return hidden;
}

/**
 * Shows a hidden place again, whichever of its identities is given: at once in lists, search and details, on the map
 * with the next version. Answers null where the live version has no such place. Throws NotAuthorizedError,
 * NotFoundError where it is not hidden, RateLimitedError.
 */
export async function restorePlace(
  call: CallContext,
  { attractionId }: { readonly attractionId: number },
): Promise<Place | null> {
  const ctx = await moderating(call);
  const [root = attractionId] = await mergedInto(ctx.db.pool, [attractionId]);
  const identities = (await identitiesOf(ctx.db.pool, root)).map(BigInt);
  await acting(ctx, async (tx) => {
    await lockNames(tx, root);
    const where = { attractionId: { in: identities }, kind: 'HIDDEN' } as const;
    const edits = await tx.attractionEdit.findMany({ where, select: { text: true } });
    if (edits.length === 0) throw new NotFoundError('notFound');
    await tx.attractionEdit.deleteMany({ where });
    await refreshHidden(tx);
    // The reason it was hidden for, so that the log can undo the act.
    const reason = edits.flatMap(({ text }) => text ?? [])[0];
    await recordActs(tx, ctx, [
      {
        action: 'RESTORE_ATTRACTION',
        targetKind: 'ATTRACTION',
        targetId: root,
        ...(reason !== undefined && { detail: { reason } }),
      },
    ]);
  });
  const answer = await attractionById(ctx, root);
  return answer.state === 'live' ? answer.place : null;
}

export interface HiddenFilter {
  /** The place that this identity is part of; null for all. */
  readonly attractionId: number | null;
  /** Part of a name of the place, in any case; empty for all. */
  readonly text: string;
}

/** Hidden places, the last one hidden first. Throws NotAuthorizedError, InvalidInputError('text'). */
export async function hiddenPlaces(
  call: CallContext,
  { attractionId, text: given }: HiddenFilter,
  page: RowPage,
): Promise<Page<HiddenPlace>> {
  const ctx = asAdmin(call);
  const text = trimmedText('text', given, { max: TEXT_MAX });
  const attractionIds = attractionId === null ? null : await idsOfPlace(ctx, attractionId);
  return pageOf(await hiddenRows(ctx.db.pool, { version: ctx.version, attractionIds, text }, page), page.first);
}
