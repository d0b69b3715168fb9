import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Database } from '#api/platform/db/database.ts';
import { createTestDatabase, type TestDatabase } from '../../../tests/support/database.ts';
import { hideIdentity } from '../../../tests/support/made/madePlaces.ts';
import { applyDeletions } from './applyDeletions.ts';
import type { Deletion } from './deletion.ts';
import { allDeletions } from './deletionsSql.ts';
import { recordSent, sentMails } from './sentMails.ts';

// Things deleted in one database are deleted again in another one, which is as the first was when it was backed up.
const PLACE = 5n;
const OWN_PLACE = 300_000_000_000_001n;
const AINO = '0a000000-0000-4000-8000-000000000001';
const WEBHOOK = '0e000000-0000-4000-8000-000000000001';
const VEIKKO = '0a000000-0000-4000-8000-000000000002';
const MADE = new Date('2026-11-20T10:00:00.123Z');
const CREDIT = { author: 'Saima', licence: 'CC BY 4.0', pageUrl: 'https://commons.wikimedia.org' };
const NOW = new Date('2026-11-24T03:00:00Z');

let live: TestDatabase;
let restored: TestDatabase;

beforeAll(async () => {
  [live, restored] = [await createTestDatabase(), await createTestDatabase()];
});
beforeEach(async () => {
  for (const { db } of [live, restored]) {
    await db.pool.query(
      'TRUNCATE app_user, attraction, feedback, report, deletion, commons_takedown RESTART IDENTITY CASCADE',
    );
    await fill(db);
  }
});
afterAll(() => Promise.all([live.drop(), restored.drop()]));

function name(letter: string): string {
  return letter.repeat(40);
}

async function fill({ prisma }: Database): Promise<void> {
  const place = { category: 'viewpoint', lon: 25, lat: 60 };
  await prisma.attraction.create({ data: { id: PLACE, name: 'Kallio', ...place } });
  for (const [id, who, picture] of [
    [AINO, 'aino', name('a')],
    [VEIKKO, 'veikko', name('b')],
  ] as const) {
    const email = `${who}@example.org`;
    const account = { username: who, usernameKey: who, email, emailKey: email, passwordHash: 'x', confirmedAt: MADE };
    await prisma.user.create({ data: { id, ...account, profileImage: picture, profileImageAt: MADE } });
    await prisma.note.create({ data: { userId: id, attractionId: PLACE, text: `${who}'s`, updatedAt: MADE } });
    await prisma.favourite.create({ data: { userId: id, attractionId: PLACE, type: 'BEST', createdAt: MADE } });
    const made = { createdAt: MADE, updatedAt: MADE };
    await prisma.comment.create({ data: { attractionId: PLACE, authorId: id, text: who, ...made } });
    const photo = { attractionId: PLACE, uploaderId: id, width: 9, height: 9, ...made };
    await prisma.image.create({ data: { ...photo, filename: `${who}${name('p')}`, state: 'APPROVED', heart: true } });
    await prisma.image.create({ data: { ...photo, filename: `${who}${name('w')}` } });
    await prisma.feedback.create({ data: { text: 'hei', contact: email } });
  }
  await prisma.attraction.create({ data: { id: OWN_PLACE, name: 'Mökki', ownerId: AINO, ...place, category: 'own' } });
  await prisma.ownPlace.create({ data: { id: OWN_PLACE, ownerId: AINO, name: 'Mökki', lon: 25, lat: 60 } });
  await prisma.favourite.create({ data: { userId: AINO, attractionId: OWN_PLACE, type: 'GOOD', createdAt: MADE } });
  await prisma.report.create({ data: { kind: 'COMMENT', targetId: '1' } });
  await prisma.watch.create({ data: { userId: AINO, attractionId: PLACE, createdAt: MADE } });
  const told = { toldStep: 0, queuedStep: 0, createdAt: MADE };
  await prisma.webhook.create({
    data: { id: WEBHOOK, userId: AINO, name: 'w', url: 'https://example.org', secret: 'x', ...told },
  });
  const seen = { source: 'visitor', kind: 'ICE', isOfficial: false, validFrom: MADE, observedAt: MADE } as const;
  await prisma.conditionSource.createMany({ data: [{ source: 'visitor' }], skipDuplicates: true });
  await prisma.condition.create({
    data: { ...seen, sourceKey: 'a', placeId: PLACE, authorId: AINO, createdAt: MADE },
  });
}

/** Everything of people, without the times at which it was changed by what is tested. */
async function contents({ prisma }: Database) {
  const withoutTime = { createdAt: true, closedAt: true } as const;
  return {
    users: await prisma.user.findMany({ orderBy: { id: 'asc' }, omit: { createdAt: true } }),
    notes: await prisma.note.findMany({ orderBy: { userId: 'asc' } }),
    favourites: await prisma.favourite.findMany({ orderBy: [{ userId: 'asc' }, { attractionId: 'asc' }] }),
    comments: await prisma.comment.findMany({ orderBy: { id: 'asc' } }),
    images: await prisma.image.findMany({ orderBy: { id: 'asc' } }),
    ownPlaces: await prisma.ownPlace.findMany({ omit: { createdAt: true, updatedAt: true } }),
    places: await prisma.attraction.findMany({ orderBy: { id: 'asc' }, omit: { createdAt: true, updatedAt: true } }),
    feedback: await prisma.feedback.findMany({ orderBy: { id: 'asc' }, omit: { createdAt: true } }),
    hidden: [
      await prisma.attractionEdit.findMany({ select: { attractionId: true, kind: true } }),
      await prisma.hiddenIdentity.findMany(),
    ],
    conditions: await prisma.condition.findMany({ select: { authorId: true, hiddenAt: true } }),
    watches: await prisma.watch.findMany(),
    webhooks: await prisma.webhook.findMany(),
    reports: await prisma.report.findMany({ omit: withoutTime }),
  };
}

async function deletions(): Promise<Deletion[]> {
  return allDeletions(live.db.pool);
}

describe('a thing that was deleted after a backup', () => {
  test.each<readonly [string, (db: Database) => Promise<unknown>, number]>([
    ['a note', ({ prisma }) => prisma.note.deleteMany({ where: { userId: AINO } }), 1],
    ['a favourite', ({ prisma }) => prisma.favourite.deleteMany({ where: { userId: AINO, attractionId: PLACE } }), 1],
    ['a photo', ({ prisma }) => prisma.image.delete({ where: { id: 1 } }), 1],
    [
      'a photo that a moderator took back',
      ({ prisma }) => prisma.image.update({ where: { id: 1 }, data: { state: 'REJECTED', heart: false } }),
      1,
    ],
    [
      'a report of a condition that a moderator hid',
      ({ prisma }) => prisma.condition.update({ where: { id: 1 }, data: { hiddenAt: NOW } }),
      1,
    ],
    [
      'the picture of a profile',
      ({ prisma }) => prisma.user.update({ where: { id: AINO }, data: { profileImage: null, profileImageAt: null } }),
      1,
    ],
    ['a webhook', ({ prisma }) => prisma.webhook.delete({ where: { id: WEBHOOK } }), 1],
    ['a watched place', ({ prisma }) => prisma.watch.deleteMany({ where: { userId: AINO } }), 1],
    [
      'mails about watched places, turned off',
      ({ prisma }) => prisma.user.update({ where: { id: AINO }, data: { watchMailsOffAt: NOW } }),
      1,
    ],
  ])('is deleted again: %s', async (_, destroy, count) => {
    await destroy(live.db);
    expect(await contents(restored.db)).not.toEqual(await contents(live.db));
    expect(await applyDeletions(restored.db, await deletions(), NOW)).toBe(count);
    expect(await contents(restored.db)).toEqual(await contents(live.db));
  });

  test('is hidden again: a place; one whose identity the backup does not have is ignored', async () => {
    await hideIdentity(live.db, Number(PLACE));
    const unknown = { kind: 'place_hidden', key: '7', at: NOW.toISOString() };
    expect(await applyDeletions(restored.db, [...(await deletions()), unknown], NOW)).toBe(1);
    expect(await contents(restored.db)).toEqual(await contents(live.db));
    expect((await contents(live.db)).hidden).toEqual([[{ attractionId: PLACE, kind: 'HIDDEN' }], [{ id: PLACE }]]);
  });

  // Issue "What a visitor meets": Photos from Wikimedia Commons: a takedown list
  test('is taken down again: a file of Wikimedia Commons, whose photos were restored as approved', async () => {
    const [title, other] = ['Linna.jpg', 'Torni.jpg'];
    for (const { prisma } of [live.db, restored.db])
      for (const [imageId, of] of [
        [1, title],
        [3, other],
      ] as const)
        await prisma.imageCredit.create({ data: { imageId, title: of, ...CREDIT } });
    await live.db.prisma.commonsTakedown.create({ data: { title } });
    await live.db.prisma.image.update({ where: { id: 1 }, data: { state: 'REJECTED', heart: false } });
    // The list may have lost the photos.
    const takedown = (await deletions()).filter(({ kind }) => kind === 'commons_takedown');
    expect(await applyDeletions(restored.db, takedown, NOW)).toBe(1);
    expect((await restored.db.prisma.commonsTakedown.findMany()).map((one) => one.title)).toEqual([title]);
    expect(await contents(restored.db)).toEqual(await contents(live.db));
  });

  test('is deleted again: a comment, with the case about it', async () => {
    await live.db.prisma.comment.delete({ where: { id: 1 } });
    await live.db.prisma.report.updateMany({ data: { closedAt: NOW, outcome: 'GONE' } });
    expect(await applyDeletions(restored.db, await deletions(), NOW)).toBe(1);
    expect(await contents(restored.db)).toEqual(await contents(live.db));
  });

  test('is deleted again: an own place, with favourites of it', async () => {
    const { prisma } = live.db;
    await prisma.ownPlace.delete({ where: { id: OWN_PLACE } });
    await prisma.favourite.deleteMany({ where: { attractionId: OWN_PLACE } });
    await prisma.attraction.delete({ where: { id: OWN_PLACE } });
    await applyDeletions(restored.db, await deletions(), NOW);
    expect(await contents(restored.db)).toEqual(await contents(live.db));
  });

  test('is deleted again: an account, with all that is deleted with it, also its contact in feedback', async () => {
    const { prisma } = live.db;
    await prisma.image.deleteMany({ where: { uploaderId: AINO, state: 'PENDING' } });
    await prisma.feedback.updateMany({ where: { contact: 'aino@example.org' }, data: { contact: '' } });
    await prisma.user.delete({ where: { id: AINO } });
    const { users, comments } = await contents(live.db);
    expect([users.length, comments.map(({ authorId }) => authorId)]).toEqual([1, [null, VEIKKO]]);
    // The list may have lost all but the account itself.
    const account = (await deletions()).filter(({ kind }) => kind === 'app_user');
    expect(await applyDeletions(restored.db, account, NOW)).toBe(1);
    expect(await contents(restored.db)).toEqual(await contents(live.db));
  });

  test('is deleted once: a note written anew stays when the list is read again', async () => {
    await live.db.prisma.note.deleteMany({ where: { userId: AINO } });
    await applyDeletions(restored.db, await deletions(), NOW);
    await restored.db.prisma.note.create({ data: { userId: AINO, attractionId: PLACE, text: 'new' } });
    expect(await applyDeletions(restored.db, await deletions(), NOW)).toBe(0);
    expect(await restored.db.prisma.note.count({ where: { userId: AINO } })).toBe(1);
  });

  test('is deleted again after it was written anew and deleted a second time', async () => {
    const { prisma } = live.db;
    const userId = AINO;
    await prisma.note.deleteMany({ where: { userId } });
    await applyDeletions(restored.db, await deletions(), NOW);
    for (const db of [live.db, restored.db])
      await db.prisma.note.create({ data: { userId, attractionId: PLACE, text: 'new' } });
    await prisma.note.deleteMany({ where: { userId } });
    expect(await applyDeletions(restored.db, await deletions(), NOW)).toBe(1);
    expect(await restored.db.prisma.note.count({ where: { userId } })).toBe(0);
  });

  test('stays as its user left it: mails turned off, on, and off again', async () => {
    const turn = (at: Date | null) =>
      live.db.prisma.user.update({ where: { id: AINO }, data: { watchMailsOffAt: at } }).then(deletions);
    await turn(NOW);
    // With the later record alone being new, too.
    for (const lists of [await turn(null), await deletions()])
      expect(await applyDeletions(restored.db, lists, NOW)).toBe(0);
    expect(await applyDeletions(restored.db, await turn(NOW), NOW)).toBe(1);
    expect(await contents(restored.db)).toEqual(await contents(live.db));
  });

  test('stays as admins left it: a photo rejected, returned, and rejected again', async () => {
    const decide = (state: 'APPROVED' | 'REJECTED') =>
      live.db.prisma.image.update({ where: { id: 1 }, data: { state } }).then(deletions);
    await decide('REJECTED');
    for (const lists of [await decide('APPROVED'), await deletions()])
      expect(await applyDeletions(restored.db, lists, NOW)).toBe(0);
    expect(await applyDeletions(restored.db, await decide('REJECTED'), NOW)).toBe(1);
    expect(await restored.db.prisma.image.findUnique({ where: { id: 1 } })).toMatchObject({ state: 'REJECTED' });
  });

  test('stays as admins left it: a condition hidden, shown again, and hidden again', async () => {
    const hide = (hiddenAt: Date | null) =>
      live.db.prisma.condition.update({ where: { id: 1 }, data: { hiddenAt } }).then(deletions);
    await hide(NOW);
    for (const lists of [await hide(null), await deletions()])
      expect(await applyDeletions(restored.db, lists, NOW)).toBe(0);
    expect(await applyDeletions(restored.db, await hide(NOW), NOW)).toBe(1);
  });

  test('is not deleted where another thing has got its id since', async () => {
    await live.db.prisma.comment.delete({ where: { id: 1 } });
    await live.db.prisma.image.delete({ where: { id: 1 } });
    const later = { createdAt: NOW };
    await restored.db.prisma.comment.update({ where: { id: 1 }, data: later });
    await restored.db.prisma.image.update({ where: { id: 1 }, data: later });
    expect(await applyDeletions(restored.db, await deletions(), NOW)).toBe(0);
  });

  test('is known to the restored database from then on', async () => {
    await live.db.prisma.user.delete({ where: { id: AINO } });
    await applyDeletions(restored.db, await deletions(), NOW);
    const known = (await allDeletions(restored.db.pool)).map(({ kind, key }) => `${kind} ${key}`);
    expect(known.sort()).toEqual(expect.arrayContaining((await deletions()).map(({ kind, key }) => `${kind} ${key}`)));
  });
});

test('the record of a deletion names nobody and holds no content', async () => {
  const { prisma } = live.db;
  await prisma.user.delete({ where: { id: AINO } });
  await prisma.comment.deleteMany();
  const rows = JSON.stringify(await prisma.deletion.findMany());
  expect(rows).toContain(`"key":"${AINO}"`);
  expect(rows).toContain(`"key":"1@${MADE.getTime()}"`);
  expect(rows).not.toMatch(/aino|veikko|example/);
});

test('a mail that was sent is recorded by its job', async () => {
  const [sent, pending] = ['0b000000-0000-4000-8000-000000000001', '0b000000-0000-4000-8000-000000000002'];
  await recordSent(live.db, sent);
  await recordSent(live.db, sent);
  expect([...(await sentMails(live.db, [sent, pending]))]).toEqual([sent]);
});
