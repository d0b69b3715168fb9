import { asAdmin, type CallContext } from '#api/domain/core/call.ts';
import { NotFoundError } from '#api/domain/core/errors.ts';
import { type Page, pageOf } from '#api/domain/core/pages.ts';
import { trimmedText } from '#api/domain/core/texts.ts';
import { purgePhotos } from '#api/domain/photos/files/purges.ts';
import { attractionById, livePlace } from '#api/domain/places/attractions.ts';
import { identitiesOf, mergedInto } from '#api/domain/places/identitiesSql.ts';
import type { Place } from '#api/domain/places/places.ts';
import type { Prisma } from '#api/platform/generated/prisma/client.ts';
import { REASON_MAX } from '#common/limits.ts';
import type { RowPage } from './adminLists.ts';
import { lockNames } from './alternativeNamesSql.ts';
import { refreshHidden } from './hiddenPlacesSql.ts';
import { acting, moderating, recordActs } from './records/moderationLog.ts';

/** A place that a moderator hid. */
export interface HiddenPlace {
  readonly id: number;
  /** The identity that was hidden; may have been merged since. */
  readonly attractionId: number;
  /** The last name known of the place. */
  readonly attractionName: string;
  /** Why, for moderators alone. */
  readonly reason: string;
  readonly hidden: Date;
}

const COLUMNS = {
  id: true,
  attractionId: true,
  text: true,
  createdAt: true,
  attraction: { select: { name: true } },
} as const satisfies Prisma.AttractionEditSelect;

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
  return acting(ctx, async (tx) => {
    await lockNames(tx, place.id);
    const where = { attractionId: BigInt(place.id), kind: 'HIDDEN' } as const;
    // Hidden by another moderator while this one wrote the reason.
    const already = await tx.attractionEdit.findFirst({ where, select: COLUMNS });
    if (already !== null) return hiddenPlace(already);
    const edit = await tx.attractionEdit.create({
      data: { ...where, text: reason, createdAt: ctx.now },
      select: COLUMNS,
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
    return hiddenPlace(edit);
  });
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

/**
 * Hidden places, the last one hidden first; with `attractionId` the one that this identity is part of. Index:
 * attraction_edit primary key, attraction_edit_hidden_once. Throws NotAuthorizedError.
 */
export async function hiddenPlaces(
  call: CallContext,
  attractionId: number | null,
  { first, after }: RowPage,
): Promise<Page<HiddenPlace>> {
  const { db } = asAdmin(call);
  const [root] = attractionId === null ? [] : await mergedInto(db.pool, [attractionId]);
  const identities = root === undefined ? null : (await identitiesOf(db.pool, root)).map(BigInt);
  const rows = await db.prisma.attractionEdit.findMany({
    where: {
      kind: 'HIDDEN',
      ...(identities !== null && { attractionId: { in: identities } }),
      ...(after !== null && { id: { lt: after } }),
    },
    orderBy: { id: 'desc' },
    take: first + 1,
    select: COLUMNS,
  });
  return pageOf(rows.map(hiddenPlace), first);
}

function hiddenPlace({
  id,
  attractionId,
  text,
  createdAt,
  attraction,
}: Prisma.AttractionEditGetPayload<{ select: typeof COLUMNS }>): HiddenPlace {
  return {
    id,
    attractionId: Number(attractionId),
    attractionName: attraction.name,
    reason: text ?? '',
    hidden: createdAt,
  };
}
