import { NOTE_MAX, NOTES_PER_USER_MAX } from '#common/limits.ts';
import { asUser, type CallContext, type UserContext } from './call.ts';
import { changing, inTurn } from './changes.ts';
import { InvalidInputError } from './errors.ts';
import { identitiesOf, mergedInto } from './identitiesSql.ts';
import { type Note, noteRows, noteRowsAt } from './notesSql.ts';
import { mustBeThere, type OwnPage, ownPage, placeToAddTo, placeToTakeFrom, timeAfter } from './ownContent.ts';
import type { OwnListRequest } from './ownContentSql.ts';
import { trimmedText } from './texts.ts';

/** A page of the viewer's notes, the last changed first. Throws NotAuthorizedError. */
export async function myNotes(call: CallContext, request: OwnListRequest): Promise<OwnPage<Note>> {
  const { db, viewer } = asUser(call);
  return ownPage(await noteRows(db.pool, viewer.id, request), request);
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
  /** At most 5,000 characters (RULINGS 23); empty takes the note away. */
  readonly text: string;
}

export interface SavedNote {
  /** The place that it is about. */
  readonly attractionId: number;
  /** Null when it was emptied. */
  readonly note: Note | null;
  /** Whether there was one that has been taken away. */
  readonly wasRemoved: boolean;
}

/**
 * Keeps the viewer's note on a place, or takes it away, also from a place that has vanished. The last one saved counts. Throws
 * NotAuthorizedError, NotFoundError, InvalidInputError('text'), InvalidInputError('attractionId', 'tooMany'), RateLimitedError.
 */
export async function saveNote(call: CallContext, { attractionId, text: given }: NoteInput): Promise<SavedNote> {
  const ctx = await changing(call);
  const text = trimmedText('text', given, { max: NOTE_MAX });
  const placeId = await (text === '' ? placeToTakeFrom(ctx, attractionId) : placeToAddTo(ctx, attractionId));
  const mine = { userId: ctx.viewer.id, attractionId: { in: await identitiesOf(ctx.db.pool, placeId) } };
  if (text !== '') return { attractionId: placeId, note: await keep(ctx, { placeId, text, mine }), wasRemoved: false };
  const { count } = await inTurn(ctx, (tx) => tx.note.deleteMany({ where: mine }));
  return { attractionId: placeId, note: null, wasRemoved: count > 0 };
}

interface Kept {
  readonly placeId: number;
  readonly text: string;
  /** The viewer's notes on the place and what was merged into it. */
  readonly mine: { readonly userId: string; readonly attractionId: { readonly in: number[] } };
}

function keep(ctx: UserContext, { placeId, text, mine }: Kept): Promise<Note> {
  const { userId } = mine;
  return inTurn(ctx, async (tx) => {
    const before = await tx.note.findFirst({ where: mine, orderBy: [{ updatedAt: 'desc' }, { attractionId: 'desc' }] });
    if (before?.text === text) return { userId, attractionId: placeId, text, updated: before.updatedAt };
    if (before === null && (await tx.note.count({ where: { userId } })) >= NOTES_PER_USER_MAX) throw new InvalidInputError('attractionId', 'tooMany');
    const changed = { text, updatedAt: timeAfter(ctx.now, before?.updatedAt ?? null) };
    const key = { userId, attractionId: BigInt(placeId) };
    await mustBeThere(tx, ctx, placeId);
    await tx.note.upsert({ where: { userId_attractionId: key }, create: { ...key, ...changed }, update: changed });
    return { userId, attractionId: placeId, text, updated: changed.updatedAt };
  });
}
