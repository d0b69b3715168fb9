import { z } from 'zod';
import { restoreCondition } from '#api/domain/contributions/conditions/moderateCondition.ts';
import type { CallContext } from '#api/domain/core/call.ts';
import { isRowId } from '#api/domain/core/cursors.ts';
import { InvalidInputError, NotFoundError } from '#api/domain/core/errors.ts';
import { restoreAlternativeNames, setAlternativeName } from './alternativeNames.ts';
import { hidePlace, restorePlace } from './hiddenPlaces.ts';
import { approveImages, returnImage, setCover } from './moderation.ts';
import { type ActRow, lastActs } from './moderationActsSql.ts';
import { type Action, moderating } from './records/moderationLog.ts';
import { blockUser, setUserRole, unblockUser } from './userModeration.ts';

interface DoneAct {
  readonly targetId: string;
  /** The details that the log stores of it. */
  readonly detail: Readonly<Record<string, string>>;
}

interface Undo {
  /** Acts after which there is nothing left to undo: they changed the same thing again. */
  readonly replacedBy: readonly Action[];
  readonly undo: (call: CallContext, act: DoneAct) => Promise<unknown>;
}

const HIDING: readonly Action[] = ['HIDE_ATTRACTION', 'RESTORE_ATTRACTION'];
const NAMING: readonly Action[] = ['SET_ALTERNATIVE_NAME', 'REMOVE_ALTERNATIVE_NAME'];
const BLOCKING: readonly Action[] = ['BLOCK_USER', 'UNBLOCK_USER'];
const COVERS: readonly Action[] = ['MARK_COVER', 'UNMARK_COVER', 'REJECT_IMAGE'];

/** The acts that can be undone, each by the opposite act. A deleted thing is gone; a rejection needs a reason. */
const UNDOS: Partial<Readonly<Record<Action, Undo>>> = {
  BLOCK_USER: { replacedBy: BLOCKING, undo: (call, { targetId }) => unblockUser(call, { userId: targetId }) },
  HIDE_ATTRACTION: { replacedBy: HIDING, undo: (call, { targetId }) => restorePlace(call, idOf(targetId)) },
  HIDE_CONDITION: {
    replacedBy: ['RESTORE_CONDITION'],
    undo: (call, { targetId }) => restoreCondition(call, Number(targetId)),
  },
  MARK_COVER: { replacedBy: COVERS, undo: (call, act) => setCover(call, { id: Number(act.targetId), heart: false }) },
  REJECT_IMAGE: {
    replacedBy: ['APPROVE_IMAGE', 'RETURN_IMAGE'],
    undo: (call, { targetId, detail }) =>
      detail['before'] === 'PENDING' ? returnImage(call, Number(targetId)) : approveImage(call, Number(targetId)),
  },
  REMOVE_ALTERNATIVE_NAME: {
    replacedBy: NAMING,
    undo: (call, { targetId, detail }) => restoreNames(call, targetId, stored(detail, 'before'), detail),
  },
  RESTORE_ATTRACTION: {
    replacedBy: HIDING,
    undo: (call, { targetId, detail }) => hidePlace(call, { ...idOf(targetId), reason: stored(detail, 'reason') }),
  },
  SET_ALTERNATIVE_NAME: {
    replacedBy: NAMING,
    undo: (call, { targetId, detail }) => restoreNames(call, targetId, detail['before'] ?? null, detail),
  },
  SET_ROLE: {
    replacedBy: ['SET_ROLE'],
    undo: (call, { targetId, detail }) =>
      setUserRole(call, { userId: targetId, role: detail['role'] === 'ADMIN' ? 'USER' : 'ADMIN' }),
  },
  UNBLOCK_USER: {
    replacedBy: BLOCKING,
    undo: (call, { targetId, detail }) => blockUser(call, { userId: targetId, reason: detail['before'] ?? '' }),
  },
  UNMARK_COVER: { replacedBy: COVERS, undo: (call, act) => setCover(call, { id: Number(act.targetId), heart: true }) },
};

const BY_ACTION: ReadonlyMap<string, Undo> = new Map(Object.entries(UNDOS));

/** For each act whether it can be undone: it has an opposite, and no later act that replaces it names its target. */
export async function areUndoable(
  { db }: Pick<CallContext, 'db'>,
  acts: readonly Pick<ActRow, 'id' | 'action' | 'targetKind' | 'targetId'>[],
): Promise<boolean[]> {
  const last = await lastActs(
    db.pool,
    acts.filter(({ action }) => BY_ACTION.has(action)),
  );
  const idOfLast = new Map(last.map(({ id, ...act }) => [keyOf(act), id]));
  return acts.map(({ id, action, ...target }) => {
    const replacing = BY_ACTION.get(action)?.replacedBy;
    return replacing?.every((one) => (idOfLast.get(keyOf({ ...target, action: one })) ?? 0) <= id) ?? false;
  });
}

function keyOf({ action, targetKind, targetId }: Pick<ActRow, 'action' | 'targetKind' | 'targetId'>): string {
  return `${action} ${targetKind} ${targetId}`;
}

/**
 * Undoes an act of the moderators' log by its opposite, which stands in the log as an act of its own. Throws
 * NotAuthorizedError, NotFoundError, InvalidInputError('actId', 'invalid') for an act that cannot be undone and
 * InvalidInputError('actId', 'expired') where a later act has changed the same thing, RateLimitedError, and what the
 * opposite throws.
 */
export async function undoAct(call: CallContext, actId: number): Promise<void> {
  const ctx = await moderating(call);
  const act = isRowId(actId) ? await ctx.db.prisma.moderationAct.findUnique({ where: { id: actId } }) : null;
  if (act === null) throw new NotFoundError('notFound');
  const found = BY_ACTION.get(act.action);
  if (found === undefined) throw new InvalidInputError('actId', 'invalid');
  const { targetKind, targetId } = act;
  const later = await ctx.db.prisma.moderationAct.findFirst({
    where: { targetKind, targetId, action: { in: [...found.replacedBy] }, id: { gt: actId } },
  });
  if (later !== null) throw new InvalidInputError('actId', 'expired');
  await found.undo(call, { targetId, detail: textsOf(act.detail) });
}

function idOf(targetId: string): { readonly attractionId: number } {
  return { attractionId: Number(targetId) };
}

/** A detail that the log stores of an act. Throws InvalidInputError for older acts, without that detail. */
function stored(detail: DoneAct['detail'], name: string): string {
  const value = detail[name];
  if (value === undefined) throw new InvalidInputError('actId', 'invalid');
  return value;
}

/** Several names, or those of merged places, are logged with their identities. */
const givenNames = z.array(z.object({ attractionId: z.number(), name: z.string() }));

async function restoreNames(call: CallContext, targetId: string, name: string | null, detail: DoneAct['detail']) {
  const { beforeNames } = detail;
  if (beforeNames === undefined) await setAlternativeName(call, { ...idOf(targetId), name });
  else await restoreAlternativeNames(call, Number(targetId), givenNames.parse(JSON.parse(beforeNames)));
}

async function approveImage(call: CallContext, id: number): Promise<void> {
  const { missing } = await approveImages(call, [id]);
  if (missing.length > 0) throw new NotFoundError('notFound');
}

function textsOf(detail: unknown): Readonly<Record<string, string>> {
  return typeof detail === 'object' && detail !== null
    ? Object.fromEntries(Object.entries(detail).map(([name, value]) => [name, String(value)]))
    : {};
}
