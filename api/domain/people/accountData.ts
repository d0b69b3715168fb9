import { lockProfileImage } from '#api/domain/core/accountLocksSql.ts';
import { asUser, type CallContext, limited, type UserContext } from '#api/domain/core/call.ts';
import { CALL_LIMITS } from '#api/domain/core/callLimits.ts';
import { InvalidInputError } from '#api/domain/core/errors.ts';
import { mailQueue } from '#api/domain/mail/queue.ts';
import { closeCases } from '#api/domain/moderation/records/reportCases.ts';
import { dropPhoto, dropProfileImage } from '#api/domain/photos/files/imageFiles.ts';
import type { Prisma } from '#api/platform/generated/prisma/client.ts';
import { emailKey } from '#common/account/email.ts';
import { imagePath, profileImagePath } from '#common/places/imageFiles.ts';
import { feedbackByContact, removeFeedbackContact } from './accountDataSql.ts';
import { checkPassword } from './passwords.ts';

/** What one part of the service holds about a person. Parts that come to hold more get a row in HELD. */
interface Held {
  /** Tables with a column that names a user; a test finds those that no part speaks for. */
  readonly tables: readonly string[];
  /** Everything, as it goes into the download. */
  read(ctx: UserContext): Promise<Readonly<Record<string, unknown>>>;
  /** Takes away what does not go with the user's row by itself. */
  remove(tx: Prisma.TransactionClient, ctx: UserContext): Promise<void>;
}

const nothingMore = async () => undefined;

const account: Held = {
  tables: ['app_user'],
  read: async ({ db, viewer }) => {
    const {
      passwordHash: _secret,
      emailKey: _email,
      usernameKey: _username,
      ...rest
    } = await db.prisma.user.findUniqueOrThrow({ where: { id: viewer.id } });
    return { account: rest };
  },
  remove: nothingMore,
};

const sessions: Held = {
  tables: ['session'],
  read: async ({ db, viewer }) => ({
    sessions: await db.prisma.session.findMany({
      where: { userId: viewer.id },
      select: { agent: true, createdAt: true, lastSeenAt: true, expiresAt: true },
      orderBy: { createdAt: 'asc' },
    }),
  }),
  remove: nothingMore,
};

const links: Held = {
  tables: ['user_token'],
  read: async ({ db, viewer }) => ({
    mailedLinks: await db.prisma.userToken.findMany({
      where: { userId: viewer.id },
      select: { purpose: true, createdAt: true, expiresAt: true, usedAt: true },
      orderBy: { createdAt: 'asc' },
    }),
  }),
  remove: nothingMore,
};

/** Feedback hangs on nobody, but its contact may be the address of the account. */
const feedback: Held = {
  tables: [],
  read: async ({ db, viewer }) => ({ feedback: await feedbackByContact(db.pool, emailKey(viewer.email)) }),
  remove: (tx, { viewer }) => removeFeedbackContact(tx, emailKey(viewer.email)),
};

/** They go with their owner, their identities too: nobody else could see them. */
const ownPlaces: Held = {
  tables: ['own_place', 'attraction'],
  read: async ({ db, viewer }) => ({
    ownPlaces: await db.prisma.ownPlace.findMany({
      where: { ownerId: viewer.id },
      select: {
        id: true,
        name: true,
        type: true,
        lon: true,
        lat: true,
        lengthM: true,
        geometry: true,
        createdAt: true,
        updatedAt: true,
      },
      orderBy: { createdAt: 'asc' },
    }),
  }),
  remove: nothingMore,
};

/**
 * Photos that everybody may see stay, without the name of who took them; what waits or was rejected goes, with its
 * files, and so does the picture of the profile.
 */
const images: Held = {
  tables: ['image'],
  read: async ({ db, viewer, publicUrl }) => {
    const own = await db.prisma.image.findMany({
      where: { uploaderId: viewer.id },
      select: {
        attractionId: true,
        filename: true,
        width: true,
        height: true,
        state: true,
        reason: true,
        createdAt: true,
        updatedAt: true,
      },
      orderBy: { id: 'asc' },
    });
    return {
      images: own.map((image) => ({
        ...image,
        file: publicUrl + imagePath({ ...image, attractionId: Number(image.attractionId) }),
      })),
      profileImageFile:
        viewer.profileImage === null
          ? null
          : publicUrl + profileImagePath({ filename: viewer.profileImage, side: 100, density: 2, format: 'jpg' }),
    };
  },
  remove: async (tx, { viewer, jobs, now }) => {
    const profileImage = await lockProfileImage(tx, viewer.id);
    if (profileImage !== null) await dropProfileImage(jobs, tx, profileImage);
    const unseen = await tx.image.findMany({
      where: { uploaderId: viewer.id, state: { not: 'APPROVED' } },
      select: { id: true, attractionId: true, filename: true },
    });
    const ids = unseen.map(({ id }) => id);
    await tx.image.deleteMany({ where: { id: { in: ids } } });
    await closeCases(tx, { kind: 'IMAGE', targetIds: ids, outcome: 'GONE', closedBy: null, now });
    for (const { attractionId, filename } of unseen)
      await dropPhoto(jobs, tx, { attractionId: Number(attractionId), filename });
  },
};

const favourites: Held = {
  tables: ['favourite'],
  read: async ({ db, viewer }) => ({
    favourites: await db.prisma.favourite.findMany({
      where: { userId: viewer.id },
      select: { attractionId: true, type: true, createdAt: true },
      orderBy: { createdAt: 'asc' },
    }),
  }),
  remove: nothingMore,
};

const notes: Held = {
  tables: ['note'],
  read: async ({ db, viewer }) => ({
    notes: await db.prisma.note.findMany({
      where: { userId: viewer.id },
      select: { attractionId: true, text: true, updatedAt: true },
      orderBy: { updatedAt: 'asc' },
    }),
  }),
  remove: nothingMore,
};

/** Comments stay, without the name of who wrote them (RULINGS 21). */
const comments: Held = {
  tables: ['comment'],
  read: async ({ db, viewer }) => ({
    comments: await db.prisma.comment.findMany({
      where: { authorId: viewer.id },
      select: { attractionId: true, text: true, createdAt: true, updatedAt: true },
      orderBy: { id: 'asc' },
    }),
  }),
  remove: nothingMore,
};

/** Ids that the user's own programs gave to calls. */
const receipts: Held = {
  tables: ['mutation_receipt'],
  read: async ({ db, viewer }) => ({
    receipts: await db.prisma.mutationReceipt.findMany({
      where: { userId: viewer.id },
      select: { clientMutationId: true, operation: true, createdAt: true },
      orderBy: { createdAt: 'asc' },
    }),
  }),
  remove: nothingMore,
};

/** What somebody has reported stays with the case, without their name; cases about their profile are closed. */
const reports: Held = {
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

/** The log of moderators' acts stays, without the name of who did them. */
const acts: Held = {
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

export const HELD: readonly Held[] = [
  account,
  sessions,
  links,
  feedback,
  ownPlaces,
  images,
  favourites,
  notes,
  comments,
  receipts,
  reports,
  acts,
];

/** Everything the service holds about the viewer, ready for JSON. Throws NotAuthorizedError, RateLimitedError. */
export async function myData(call: CallContext): Promise<Readonly<Record<string, unknown>>> {
  const ctx = asUser(call);
  await limited(ctx, [CALL_LIMITS.dataByUser, ctx.viewer.id]);
  const parts = await Promise.all(HELD.map((held) => held.read(ctx)));
  const all: unknown = JSON.parse(
    JSON.stringify(Object.assign({}, ...parts), (_key, value: unknown) =>
      typeof value === 'bigint' ? Number(value) : value,
    ),
  );
  return { exported: ctx.now.toISOString(), ...(typeof all === 'object' ? all : {}) };
}

/**
 * Deletes the viewer's account and everything personal at once; a mail confirms it. Throws NotAuthorizedError,
 * InvalidInputError('password', 'missing' | 'wrong'), RateLimitedError.
 */
export async function deleteAccount(call: CallContext, { password }: { readonly password: string }): Promise<void> {
  const ctx = asUser(call);
  const { viewer } = ctx;
  const passwordHash = await checkPassword(ctx, 'password', password);
  await ctx.db.prisma.$transaction(async (tx) => {
    for (const held of HELD) await held.remove(tx, ctx);
    // Sessions, links and own places go with it; what others see of a former user loses its name.
    const { count } = await tx.user.deleteMany({ where: { id: viewer.id, passwordHash } });
    // Changed by another session since it was checked.
    if (count === 0) throw new InvalidInputError('password', 'wrong');
    const { email, username, language } = viewer;
    await ctx.jobs.enqueue(tx, mailQueue, { kind: 'accountDeleted', email, username, language });
  });
}
