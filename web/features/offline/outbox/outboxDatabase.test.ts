import 'fake-indexeddb/auto';
import { openDB } from 'idb';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { attractionId } from '#common/places/attractionId.ts';
import { deeds, entry } from '#web/test/entry.ts';
import { type Stored, upToDate } from './entryRules.ts';
import {
  addEntry,
  changeEntry,
  entriesOf,
  OUTBOX_DATABASE,
  removeAbandoned,
  removeEntriesOf,
  removeEntry,
} from './outboxDatabase.ts';

const ME = 'profile-hiker';
const OTHER = 'profile-matti';

afterEach(async () => {
  for (const id of [ME, OTHER]) await removeEntriesOf(id);
});

const ids = async (profileId = ME) => (await entriesOf(profileId)).map(({ id }) => id);

describe('a pending entry', () => {
  test('is stored whole, a photo with its file, in the order in which it was made', async () => {
    const photo = {
      kind: 'photo',
      place: attractionId(5),
      file: new Blob(['jpeg']),
      chosen: { name: 'IMG_1.jpg', type: 'image/jpeg' },
    } as const;
    await addEntry(entry('b', deeds.comment));
    await addEntry(entry('a', photo));
    expect(await ids()).toEqual(['b', 'a']);
    expect(await entriesOf(ME)).toMatchObject([
      { deed: deeds.comment },
      { deed: { chosen: photo.chosen, file: expect.anything() } },
    ]);
  });

  test('added twice under the same id is stored once', async () => {
    await addEntry(entry('a'));
    await addEntry(entry('a'));
    expect(await ids()).toEqual(['a']);
  });

  test('that cannot be stored fails once, without a second failure that nobody handles', async () => {
    const unhandled = vi.fn();
    process.on('unhandledRejection', unhandled);
    const { add } = IDBObjectStore.prototype;
    vi.spyOn(IDBObjectStore.prototype, 'add').mockImplementation(function (this: IDBObjectStore, value) {
      const request = add.call(this, value);
      this.transaction.abort();
      return request;
    });
    await expect(addEntry(entry('a'))).rejects.toThrow();
    await new Promise((resolve) => setTimeout(resolve));
    expect(unhandled).not.toHaveBeenCalled();
    vi.restoreAllMocks();
    process.off('unhandledRejection', unhandled);
  });

  test('of a favourite or a note replaces the one before; each comment and place has its own', async () => {
    await addEntry(entry('f1', deeds.favourite));
    await addEntry(entry('n1', deeds.note));
    await addEntry(entry('c1'));
    await addEntry(entry('f2', { ...deeds.favourite, type: null }));
    await addEntry(entry('c2'));
    await addEntry(entry('n2', { ...deeds.note, text: 'Kartta' }));
    await addEntry(entry('other place', { ...deeds.favourite, place: attractionId(6) }));
    await addEntry(entry('p1', deeds.ownPlace));
    await addEntry(entry('p2', deeds.ownPlace));
    expect(await ids()).toEqual(['c1', 'f2', 'c2', 'n2', 'other place', 'p1', 'p2']);
  });

  // Issue "In the pocket": Outbox: conflicts told to the user
  test('of a note that was edited again has all texts that the server may have', async () => {
    await addEntry(entry('n1', { ...deeds.note, text: 'Yksi', basedOn: ['Vanha'] }));
    await addEntry(entry('n2', { ...deeds.note, text: 'Kaksi', basedOn: ['ignored'] }));
    expect(await entriesOf(ME)).toMatchObject([{ deed: { text: 'Kaksi', basedOn: ['Vanha'] } }]);
    await changeEntry('n2', { isTried: true });
    await addEntry(entry('n3', { ...deeds.note, text: 'Kolme', basedOn: ['ignored'] }));
    expect(await entriesOf(ME)).toMatchObject([{ id: 'n3', deed: { text: 'Kolme', basedOn: ['Vanha', 'Kaksi'] } }]);
  });

  test('of a note whose request failed late does not replace what was written meanwhile', async () => {
    const written = { ...deeds.note, text: 'Uusi', basedOn: ['Vanha'] };
    await addEntry(entry('new', written, { madeAt: '2026-10-01T10:00:05Z' }));
    const late = { ...deeds.note, text: 'Edellinen', basedOn: ['Vanha'] };
    await addEntry(entry('late', late, { madeAt: '2026-10-01T10:00:00Z', isTried: true }));
    expect(await entriesOf(ME)).toMatchObject([{ id: 'new', deed: { text: 'Uusi', basedOn: ['Vanha', 'Edellinen'] } }]);
  });

  test('of a note replaces the one before also where the clock has been set back meanwhile', async () => {
    await addEntry(entry('n1', { ...deeds.note, text: 'Yksi' }, { madeAt: '2026-10-01T12:00:00Z' }));
    await addEntry(entry('n2', { ...deeds.note, text: 'Kaksi' }, { madeAt: '2026-10-01T11:00:00Z' }));
    expect(await entriesOf(ME)).toMatchObject([{ id: 'n2', deed: { text: 'Kaksi' } }]);
  });

  // Issue "In the pocket": Outbox: what waits is sent as nobody else's, nor shown to them
  test('of one user is not found or replaced by another', async () => {
    await addEntry(entry('mine', deeds.note));
    await addEntry(entry('theirs', deeds.note, { profileId: OTHER }));
    expect([await ids(), await ids(OTHER)]).toEqual([['mine'], ['theirs']]);
    await removeEntriesOf(OTHER);
    expect([await ids(), await ids(OTHER)]).toEqual([['mine'], []]);
  });

  // Issue "In the pocket": Outbox: what waits is sent as nobody else's, nor shown to them
  test('of a user who has not come back for thirty days is removed; the present user’s stays', async () => {
    const old = { madeAt: '2026-10-01T10:00:00Z' };
    await addEntry(entry('mine', deeds.comment, old));
    await addEntry(entry('theirs', deeds.comment, { ...old, profileId: OTHER }));
    await addEntry(entry('recent', deeds.comment, { profileId: OTHER, madeAt: '2026-10-31T10:00:00Z' }));
    await removeAbandoned(ME, Date.parse('2026-11-22T10:00:00Z'));
    expect([await ids(), await ids(OTHER)]).toEqual([['mine'], ['recent']]);
  });

  test('that was removed meanwhile is not restored by its answer', async () => {
    await addEntry(entry('a'));
    await removeEntry('a');
    await changeEntry('a', { isTried: true });
    expect(await ids()).toEqual([]);
  });
});

describe('an entry of another build', () => {
  const older: Stored & Record<string, unknown> = {
    format: -1,
    id: 'a',
    profileId: ME,
    what: 'comment',
    where: 5,
    words: 'Hieno',
  };
  const steps = {
    [-1]: ({ id, profileId, ...rest }: Stored): Stored => ({ ...rest, format: 0, id, profileId }),
    0: ({ id, profileId }: Stored): Stored => ({ ...entry(id), profileId }),
  };

  // Issue "In the pocket": Outbox: entries versioned and independent of operation ids
  test('that is older is converted to the present format, step by step', () => {
    expect(upToDate(older, steps)).toEqual(entry('a'));
  });

  // Issue "In the pocket": Outbox: entries versioned and independent of operation ids
  test('that is newer, or is not a valid entry, is left as it is and not sent', async () => {
    const newer = { ...entry('newer'), format: 99 };
    await ids();
    const db = await openDB(OUTBOX_DATABASE);
    for (const stored of [
      newer,
      { ...entry('odd'), deed: { kind: 'unheard of' } },
      { format: 1, id: 'bare', profileId: ME },
    ])
      await db.add('entries', stored);
    await addEntry(entry('a'));
    expect(await ids()).toEqual(['a']);
    expect(await db.count('entries')).toBe(4);
    db.close();
  });

  // Issue "In the pocket": Outbox: entries versioned and independent of operation ids
  test('of the first format can be read by every later build', () => {
    const first = {
      format: 1,
      id: '1x2y3z4w',
      profileId: ME,
      madeAt: '2026-11-22T10:00:00.000Z',
      placeName: 'Linna',
      isTried: true,
      problem: { is: 'conflict', present: 'Muualla' },
      deed: { kind: 'note', place: 5, text: 'Avain', basedOn: [''] },
    };
    expect(upToDate(first)).toMatchObject({
      id: '1x2y3z4w',
      deed: { kind: 'note', text: 'Avain' },
      problem: { is: 'conflict' },
    });
  });
});
