import { closeCases } from '#api/domain/moderation/records/reportCases.ts';
import { type Held, nothingMore } from './held.ts';

/** A user's reports stay with their cases, without the name; cases about the profile are closed. */
export const reports: Held = {
  tables: ['report_by', 'report'],
  read: async ({ db, viewer }) => ({
    reports: await db.prisma.reportBy.findMany({
      where: { userId: viewer.id },
      select: { reason: true, createdAt: true, report: { select: { kind: true, targetId: true } } },
      orderBy: { id: 'asc' },
    }),
  }),
  remove: async (tx, { viewer, now }) => {
    await closeCases(tx, { kind: 'PROFILE', targetIds: [viewer.id], outcome: 'GONE', closedBy: null, now });
  },
};

/** The log of moderators' acts stays, without the name of the moderator. */
export const acts: Held = {
  tables: ['moderation_act'],
  read: async ({ db, viewer }) => ({
    moderationActs: await db.prisma.moderationAct.findMany({
      where: { actorId: viewer.id },
      select: { action: true, targetKind: true, targetId: true, detail: true, createdAt: true },
      orderBy: { id: 'asc' },
    }),
  }),
  remove: nothingMore,
};
