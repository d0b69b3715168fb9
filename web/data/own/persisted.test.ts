import 'fake-indexeddb/auto';
import { deleteDB, openDB } from 'idb';
import { beforeEach, describe, expect, test } from 'vitest';
import { attractionId } from '#common/places/attractionId.ts';
import type { Favourite } from '#web/data/own/ownParts.ts';
import { hiker } from '#web/test/hiker.ts';
import { OWN_DATABASE, ownDatabase } from './ownDatabase.ts';
import { persistOnlyFor, persistPart, persistViewer, readOwnPersisted, readPersisted } from './persisted.ts';

const other = { ...hiker, username: 'Matti', profileId: 'profile-matti' };
const castle: Favourite = {
  attractionId: attractionId(5),
  type: 'BEST',
  created: '2026-11-21T10:00:00Z',
  name: 'Linna',
  category: { name: 'Linna', family: 'culture', icon: 'castle' },
  position: [24.4, 61],
  isGone: false,
};

beforeEach(async () => {
  await persistOnlyFor(null);
});

async function begin(viewer = hiker): Promise<void> {
  await persistOnlyFor(viewer.profileId);
  await persistViewer(viewer);
}

describe('the data of a user that is stored for a start without a network', () => {
  test('is read as it was last written', async () => {
    await begin();
    await persistPart('favourites', []);
    await persistPart('favourites', [castle]);
    await persistPart('notes', [[5, 'Avain']]);
    expect(await readPersisted()).toEqual({
      viewer: hiker,
      favourites: [castle],
      notes: [[5, 'Avain']],
      ownPlaces: null,
    });
  });

  test('is empty where nobody has logged in', async () => {
    expect(await readPersisted()).toBeNull();
    await persistPart('notes', [[5, 'Avain']]);
    await persistViewer(hiker);
    expect(await readPersisted()).toBeNull();
  });

  // Issue "In the pocket": A user who opens the app without a network is themselves still, with favourites, notes and
  //   own places; nothing of it stays after a logout
  test('is removed before another user is shown, and at a logout', async () => {
    await begin();
    await persistPart('notes', [[5, 'Avain']]);
    await persistOnlyFor(other.profileId);
    expect(await readPersisted()).toBeNull();
    await persistViewer(other);
    expect(await readPersisted()).toEqual({ viewer: other, favourites: null, notes: null, ownPlaces: null });
    await persistOnlyFor(null);
    expect(await readPersisted()).toBeNull();
    expect(await (await ownDatabase()).getAllKeys('notes')).toEqual([]);
  });

  test('is not written by a tab that has not noticed a logout in another tab', async () => {
    await begin();
    const elsewhere = await openDB(OWN_DATABASE);
    for (const part of elsewhere.objectStoreNames) await elsewhere.clear(part);
    elsewhere.close();
    await persistPart('notes', [[5, 'Avain']]);
    expect(await (await ownDatabase()).getAllKeys('notes')).toEqual([]);
  });

  test('is not read for another user', async () => {
    await begin();
    expect((await readOwnPersisted())?.viewer).toEqual(hiker);
    const db = await ownDatabase();
    await db.clear('viewer');
    await db.put('viewer', other, other.profileId);
    expect(await readOwnPersisted()).toBeNull();
  });

  test('is left as it is where a newer build has stored it in its own format', async () => {
    (await ownDatabase()).close();
    await deleteDB(OWN_DATABASE);
    const newer = await openDB(OWN_DATABASE, 99);
    newer.close();
    // The connection that was closed is still asked once.
    await readPersisted();
    expect(await readPersisted()).toBeNull();
    await persistOnlyFor(hiker.profileId);
    await persistPart('notes', [[5, 'Avain']]);
    await deleteDB(OWN_DATABASE);
  });
});
