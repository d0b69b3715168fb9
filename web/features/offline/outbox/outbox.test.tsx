import 'fake-indexeddb/auto';
import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { attractionId } from '#common/places/attractionId.ts';
import { reportReachable, reportUnreachable } from '#web/data/connection.ts';
import { addComment } from '#web/features/comments/commentChanges.ts';
import { chooseFavourite } from '#web/features/favourites/chooseFavourite.ts';
import { favourites, useShownFavourites } from '#web/features/favourites/favourites.ts';
import { notes } from '#web/features/notes/notes.ts';
import { saveNote } from '#web/features/notes/saveNote.ts';
import { addOwnPlace } from '#web/features/ownPlaces/addOwnPlace.ts';
import { answering } from '#web/test/answering.ts';
import { deeds } from '#web/test/entry.ts';
import { discard, discardAllOf, enqueue, mustQueue, showOutboxOf, resendNote } from './outbox.ts';
import { entriesOf, removeEntriesOf } from './outboxDatabase.ts';
import { actingProfile, usePendingEntries } from './pending.ts';

const ME = 'profile-hiker';
const CASTLE = {
  attractionId: attractionId(5),
  name: 'Linna',
  category: { name: 'Linna', family: 'culture', icon: 'castle' },
  position: [24.4, 61],
} as const;
const NOTED = { id: CASTLE.attractionId, name: 'Linna' };
const USER = { id: ME, username: 'Retkeilijä', profileImage: null, isAdmin: false };
const said = { attractionId: CASTLE.attractionId, attractionName: 'Linna', text: 'Hieno', attempt: 'comment-1' };

beforeEach(async () => {
  for (const id of [ME, 'profile-matti']) await removeEntriesOf(id);
  await act(() => showOutboxOf(ME));
  favourites.set({ status: 'known', value: new Map() });
  notes.set({ status: 'known', value: new Map([[5, 'Vanha']]) });
});

afterEach(() => {
  act(reportReachable);
  vi.unstubAllGlobals();
});

/** Records the requests while the network does not answer them. */
const lost = () => answering();
const queued = async () =>
  (await entriesOf(ME)).map(({ id, deed, placeName, isTried }) => ({ id, deed, placeName, isTried }));
const idSent = (asked: ReturnType<typeof answering>) => {
  const input = asked[0]?.variables['input'];
  return typeof input === 'object' && input !== null && 'clientMutationId' in input ? input.clientMutationId : null;
};

describe('a change that is made without a network', () => {
  test('is queued under the id of the lost request, which may have arrived', async () => {
    const asked = lost();
    await act(() => chooseFavourite(CASTLE, 'BEST'));
    expect(await queued()).toEqual([
      {
        id: idSent(asked),
        placeName: 'Linna',
        isTried: true,
        deed: {
          kind: 'favourite',
          place: 5,
          type: 'BEST',
          shown: expect.objectContaining({ name: 'Linna', type: 'BEST' }),
        },
      },
    ]);
  });

  test('is not sent at all where the connection is known to be lost', async () => {
    const asked = lost();
    act(reportUnreachable);
    await act(async () => {
      await chooseFavourite(CASTLE, 'BEST');
      expect(await saveNote(NOTED, 'Uusi')).toBeNull();
      expect(await addComment(said, USER, [])).toEqual({ is: 'queued' });
      expect(await addOwnPlace({ name: 'Laavu', position: [24.9, 60.2], attempt: 'place-1' })).toBe('queued');
    });
    expect(asked).toEqual([]);
    expect(
      (await queued()).map(({ id, deed, isTried }) => [
        deed.kind,
        isTried,
        deed.kind === 'comment' || deed.kind === 'ownPlace' ? id : '',
      ]),
    ).toEqual([
      ['favourite', false, ''],
      ['note', false, ''],
      ['comment', false, 'comment-1'],
      ['ownPlace', false, 'place-1'],
    ]);
  });

  test('of a note is queued with the text that it was based on', async () => {
    lost();
    await act(async () => void (await saveNote(NOTED, 'Uusi')));
    expect(await queued()).toMatchObject([{ deed: { kind: 'note', text: 'Uusi', basedOn: ['Vanha'] } }]);
  });

  test('shows a new favourite in the list, and a removed one no longer', async () => {
    const { result } = renderHook(useShownFavourites);
    act(reportUnreachable);
    await act(() => chooseFavourite(CASTLE, 'GOOD'));
    expect(result.current.map(({ attractionId: id, type, name }) => [id, type, name])).toEqual([[5, 'GOOD', 'Linna']]);
    await act(() => chooseFavourite(CASTLE, null));
    expect([result.current, await queued()]).toEqual([
      [],
      [expect.objectContaining({ deed: expect.objectContaining({ type: null }) })],
    ]);
  });

  test('of the same place is queued behind an earlier one, also with a network', async () => {
    const asked = lost();
    await act(async () => void (await addComment(said, USER, [])));
    act(reportReachable);
    expect([mustQueue(5), mustQueue(6)]).toEqual([true, false]);
    await act(async () => void (await saveNote(NOTED, 'Uusi')));
    expect(asked).toHaveLength(1);
    expect((await queued()).map(({ deed }) => deed.kind)).toEqual(['comment', 'note']);
  });

  test('fails with an error where nobody is logged in, or its user has logged out meanwhile', async () => {
    lost();
    const profileId = actingProfile();
    await act(() => showOutboxOf('profile-matti'));
    expect(await enqueue({ profileId, id: 'a', placeName: '', isTried: true, deed: deeds.comment })).toBe(false);
    await act(() => showOutboxOf(null));
    expect(await saveNote(NOTED, 'Uusi')).toEqual({ id: 'failure.connection' });
    expect([await queued(), await entriesOf('profile-matti')]).toEqual([[], []]);
  });

  test('is shown to its owner only, also when they are back', async () => {
    const { result } = renderHook(usePendingEntries);
    await act(
      async () => void (await enqueue({ profileId: ME, id: 'a', placeName: '', isTried: true, deed: deeds.comment })),
    );
    expect(result.current).toHaveLength(1);
    await act(() => showOutboxOf('profile-matti'));
    expect(result.current).toEqual([]);
    await act(() => showOutboxOf(ME));
    expect(result.current).toHaveLength(1);
  });

  test('is removed when it is discarded, and with all others at a logout', async () => {
    for (const id of ['a', 'b'])
      await act(
        async () => void (await enqueue({ profileId: ME, id, placeName: '', isTried: true, deed: deeds.comment })),
      );
    await act(() => discard('a'));
    expect((await queued()).map(({ id }) => id)).toEqual(['b']);
    await act(() => discardAllOf(ME));
    expect(await queued()).toEqual([]);
  });

  test('of a note that is sent again after a conflict is based on the present text', async () => {
    await act(
      async () => void (await enqueue({ profileId: ME, id: 'a', placeName: 'Linna', isTried: true, deed: deeds.note })),
    );
    const [entry] = await entriesOf(ME);
    if (entry) await act(() => resendNote(entry, 'Muualla'));
    expect(await queued()).toEqual([
      {
        id: expect.not.stringMatching(/^a$/),
        placeName: 'Linna',
        isTried: false,
        deed: { ...deeds.note, basedOn: ['Muualla'] },
      },
    ]);
  });

  test('of a note stays where the device cannot store that it is sent again', async () => {
    await act(
      async () => void (await enqueue({ profileId: ME, id: 'a', placeName: 'Linna', isTried: true, deed: deeds.note })),
    );
    const [entry] = await entriesOf(ME);
    const refuse = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
    const full = [
      vi.spyOn(IDBObjectStore.prototype, 'add').mockImplementation(refuse),
      vi.spyOn(IDBCursor.prototype, 'update').mockImplementation(refuse),
    ];
    if (entry) await act(() => resendNote(entry, 'Muualla'));
    for (const one of full) one.mockRestore();
    expect(await queued()).toMatchObject([{ id: 'a', deed: { text: deeds.note.text } }]);
  });
});
