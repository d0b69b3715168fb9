import { lockProfileImage } from '#api/domain/core/accountLocksSql.ts';
import { closeCases } from '#api/domain/moderation/records/reportCases.ts';
import { dropPhoto, dropProfileImage } from '#api/domain/photos/files/imageFiles.ts';
import { imagePath, profileImagePath } from '#common/places/imageFiles.ts';
import { type Held, nothingMore } from './held.ts';

/** Own places and their identities are deleted with their owner: nobody else could see them. */
export const ownPlaces: Held = {
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
 * Public photos stay, without the name of their uploader. Pending and rejected ones are deleted with their files, and
 * so is the picture of the profile.
 */
export const images: Held = {
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

export const favourites: Held = {
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

export const notes: Held = {
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

/**
 * Reports of conditions stay until they end, without the name of their author. The user's votes on others' are deleted.
 */
export const conditions: Held = {
  tables: ['condition', 'condition_vote'],
  read: async ({ db, viewer }) => ({
    conditions: await db.prisma.condition.findMany({
      where: { authorId: viewer.id },
      select: {
        placeId: true,
        kind: true,
        code: true,
        texts: true,
        geometry: true,
        organisation: true,
        observedAt: true,
        validUntil: true,
        createdAt: true,
      },
      orderBy: { id: 'asc' },
    }),
    conditionVotes: await db.prisma.conditionVote.findMany({
      where: { userId: viewer.id },
      select: { conditionId: true, isOver: true, createdAt: true },
      orderBy: { createdAt: 'asc' },
    }),
  }),
  remove: nothingMore,
};

/** Watched places, and the notices sent to the user about them. */
export const watches: Held = {
  tables: ['watch', 'watch_notice'],
  read: async ({ db, viewer }) => ({
    watches: await db.prisma.watch.findMany({
      where: { userId: viewer.id },
      select: { attractionId: true, createdAt: true },
      orderBy: { createdAt: 'asc' },
    }),
    watchNotices: await db.prisma.watchNotice.findMany({
      where: { userId: viewer.id },
      select: { attractionId: true, conditionId: true, beginToldAt: true, endedAt: true, endToldAt: true },
      orderBy: { conditionId: 'asc' },
    }),
  }),
  remove: nothingMore,
};

/** Comments stay, without the name of their author (RULINGS 21). */
export const comments: Held = {
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
