import { z } from 'zod';
import { asUser, type CallContext, type UserContext } from '#api/domain/core/call.ts';
import { changing, inUserTransaction } from '#api/domain/core/changes.ts';
import { InvalidInputError, NoteConflictError } from '#api/domain/core/errors.ts';
import { type Page, pageOf } from '#api/domain/core/pages.ts';
import { defineCreating, once } from '#api/domain/core/receipts.ts';
import { trimmedText } from '#api/domain/core/texts.ts';
import { identitiesOf, mergedInto } from '#api/domain/places/identitiesSql.ts';
import type { Prisma } from '#api/platform/generated/prisma/client.ts';
import { NOTES_PER_USER_MAX, NOTE_BASES_MAX, NOTE_MAX } from '#common/limits.ts';
import { type Note, noteRows, noteRowsAt } from './notesSql.ts';
import { mustBeThere, placeToAddTo, placeToTakeFrom, timeAfter } from './ownContent.ts';
import type { OwnListRequest } from './ownContentSql.ts';

/** A page of the viewer's notes, the last changed first. Throws NotAuthorizedError. */
export async function myNotes(call: CallContext, request: OwnListRequest): Promise<Page<Note>> {
  const { db, viewer } = asUser(call);
  return pageOf(await noteRows(db.pool, viewer.id, request), request.first);
}

/** The viewer's note on each place, by any id that it has or had; null without one. Throws NotAuthorizedError. */
export async function notesAt(call: CallContext, attractionIds: readonly number[]): Promise<(Note | null)[]> {
  const { db, viewer } = asUser(call);
  const placeIds = await mergedInto(db.pool, attractionIds);
  const rows = await noteRowsAt(db.pool, viewer.id, placeIds);
  return placeIds.map((id) => rows.find(({ attractionId }) => attractionId === id) ?? null);
}

export interface NoteInput {
  readonly attractionId: number;
  /** At most 5,000 characters (RULINGS 23); empty deletes the note. */
  readonly text: string;
  /**
   * Texts that the note may have had when it was changed, at most five, an empty one where there was none; null: the
   * last one saved counts.
   */
  readonly basedOn: readonly string[] | null;
  /** Sent twice, done once. */
  readonly clientMutationId: string | null;
}

export interface SavedNote {
  /** The place that it is about. */
  readonly attractionId: number;
  /** Null when it was emptied. */
  readonly note: Note | null;
  /** Whether there was a note that has been deleted. */
  readonly wasRemoved: boolean;
}

const SAVE = defineCreating('saveNote', z.object({ attractionId: z.number(), wasRemoved: z.boolean() }));

/**
 * Stores the viewer's note on a place, or deletes it, also on a place that has vanished. The last one saved counts,
 * unless `basedOn` says which note it replaces. A call that is sent again with its id is not done again; it answers the
 * note as it is by then. Throws NotAuthorizedError, NotFoundError, NoteConflictError, InvalidInputError('text'),
 * InvalidInputError('basedOn'), InvalidInputError('attractionId', 'tooMany'), InvalidInputError('clientMutationId'),
 * RateLimitedError.
 */
export async function saveNote(
  call: CallContext,
  { attractionId, text: given, basedOn, clientMutationId }: NoteInput,
): Promise<SavedNote> {
  const ctx = await changing(call);
  const text = trimmedText('text', given, { max: NOTE_MAX });
  if (basedOn !== null && basedOn.length > NOTE_BASES_MAX) throw new InvalidInputError('basedOn', 'tooMany');
  const placeId = await (text === '' ? placeToTakeFrom(ctx, attractionId) : placeToAddTo(ctx, attractionId));
  const mine = { userId: ctx.viewer.id, attractionId: { in: await identitiesOf(ctx.db.pool, placeId) } };
  return inUserTransaction(ctx, async (tx) => {
    const saved = await once(ctx, tx, SAVE, clientMutationId, () => change(tx, ctx, { placeId, text, mine, basedOn }));
    const present = await newest(tx, mine);
    return {
      ...saved,
      note: present && { userId: mine.userId, attractionId: placeId, text: present.text, updated: present.updatedAt },
    };
  });
}

interface Mine {
  readonly userId: string;
  readonly attractionId: { readonly in: number[] };
}

interface Change {
  readonly placeId: number;
  readonly text: string;
  /** The viewer's notes on the place and what was merged into it. */
  readonly mine: Mine;
  readonly basedOn: readonly string[] | null;
}

/** The note that is read where there are notes on several identities of a place. */
function newest(tx: Prisma.TransactionClient, mine: Mine) {
  return tx.note.findFirst({ where: mine, orderBy: [{ updatedAt: 'desc' }, { attractionId: 'desc' }] });
}

async function change(tx: Prisma.TransactionClient, ctx: UserContext, { placeId, text, mine, basedOn }: Change) {
  const before = await newest(tx, mine);
  const was = before?.text ?? '';
  if (was !== text && basedOn !== null && !basedOn.some((base) => base.trim() === was))
    throw new NoteConflictError(was);
  if (text === '') return { attractionId: placeId, wasRemoved: (await tx.note.deleteMany({ where: mine })).count > 0 };
  if (was !== text) await store(tx, ctx, { placeId, text, before: before?.updatedAt ?? null });
  return { attractionId: placeId, wasRemoved: false };
}

async function store(
  tx: Prisma.TransactionClient,
  ctx: UserContext,
  { placeId, text, before }: Pick<Change, 'placeId' | 'text'> & { readonly before: Date | null },
): Promise<void> {
  const userId = ctx.viewer.id;
  if (before === null && (await tx.note.count({ where: { userId } })) >= NOTES_PER_USER_MAX)
    throw new InvalidInputError('attractionId', 'tooMany');
  const changed = { text, updatedAt: timeAfter(ctx.now, before) };
  const key = { userId, attractionId: BigInt(placeId) };
  await mustBeThere(tx, ctx, placeId);
  await tx.note.upsert({ where: { userId_attractionId: key }, create: { ...key, ...changed }, update: changed });
}
