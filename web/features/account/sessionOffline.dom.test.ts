import 'fake-indexeddb/auto';
import { renderHook } from '@testing-library/react';
import { beforeEach, afterEach, describe, expect, test, vi } from 'vitest';
import { reportReachable, reportUnreachable } from '#web/data/connection.ts';
import { persistOnlyFor, persistPart, persistViewer, readPersisted } from '#web/data/own/persisted.ts';
import { clearOwnData } from '#web/data/owner.ts';
import { useNotesState } from '#web/features/notes/notes.ts';
import '#web/app/user/session.ts';
import { showPending } from '#web/features/offline/outbox/pending.ts';
import { answering } from '#web/test/answering.ts';
import { deeds, entry } from '#web/test/entry.ts';
import { hiker } from '#web/test/hiker.ts';
import { NOTHING_OWN } from '#web/test/nothingOwn.ts';
import { afterLogin, afterLogout, loadViewer, logout, sessionEnded } from './session.ts';
import { currentViewer, setViewer, setViewerUnknown } from './viewer.ts';

const { profileId, ...rest } = hiker;
const told = {
  ...rest,
  id: 'v',
  helpShown: true,
  profile: { id: profileId, description: '', profileImage: null, created: hiker.created },
};
const noted = {
  viewer: {
    id: 'v',
    notes: {
      edges: [{ cursor: 'c', node: { __typename: 'Note', id: 'Note:5', attractionId: 5, text: 'Avain' } }],
      pageInfo: { endCursor: 'c', hasNextPage: false },
    },
  },
};
const LATER = { __typename: 'Note', id: 'Note:5', attractionId: 5, text: 'Muualla' };
const HELD = entry('c', deeds.note, { problem: { is: 'conflict', present: '' } });
const [nothing] = NOTHING_OWN;
const OWN = [nothing, noted, nothing, nothing] as const;

const notes = () => renderHook(useNotesState).result.current;

beforeEach(async () => {
  reportReachable();
  afterLogout();
  await persistOnlyFor(null);
});

afterEach(() => {
  vi.unstubAllGlobals();
});

/** Was logged in at an earlier visit; the page has been loaded anew. */
async function keptFromBefore(): Promise<void> {
  setViewer(hiker);
  await persistOnlyFor(profileId);
  await persistViewer(hiker);
  await persistPart('notes', [[5, 'Avain']]);
  await persistPart('favourites', []);
  await persistPart('ownPlaces', []);
  clearOwnData();
  setViewerUnknown();
}

describe('without a network', () => {
  // Issue "In the pocket": A user who opens the app without a network is themselves still, with favourites, notes and
  //   own places; nothing of it stays after a logout
  test('a user is themselves still, with what is theirs', async () => {
    await keptFromBefore();
    answering(null);
    await loadViewer();
    expect(currentViewer()).toEqual({ status: 'known', viewer: hiker });
    expect(notes()).toEqual({ status: 'known', value: new Map([[5, 'Avain']]) });
  });

  test('what the server has told is kept for it', async () => {
    answering({ viewer: told }, ...OWN);
    await loadViewer();
    await vi.waitFor(async () =>
      expect(await readPersisted()).toMatchObject({
        viewer: hiker,
        notes: [[5, 'Avain']],
        favourites: [],
        ownPlaces: [],
      }),
    );
  });

  test('a part that does not come is the one that was kept', async () => {
    await keptFromBefore();
    answering({ viewer: told });
    await loadViewer();
    await vi.waitFor(() => expect(notes()).toEqual({ status: 'known', value: new Map([[5, 'Avain']]) }));
  });

  test('nobody is anybody where nothing was kept, or the visit before ended logged out', async () => {
    setViewerUnknown();
    answering(null, null);
    await loadViewer();
    expect(currentViewer().status).toBe('failed');
    await keptFromBefore();
    setViewer(null);
    setViewerUnknown();
    await loadViewer();
    expect(currentViewer().status).toBe('failed');
  });

  test('a server that fails is no missing network', async () => {
    await keptFromBefore();
    answering(500);
    await loadViewer();
    expect(currentViewer().status).toBe('failed');
  });

  test('what has left the outbox is asked for again, once nothing waits any more', async () => {
    const later = { viewer: { id: 'v', notes: { ...noted.viewer.notes, edges: [{ cursor: 'c', node: LATER }] } } };
    const asked = answering({ viewer: told }, ...OWN, nothing, later, nothing, nothing);
    await loadViewer();
    await vi.waitFor(() => expect(notes().status).toBe('known'));
    const before = asked.length;
    showPending(profileId, [entry('a', deeds.note), entry('b'), HELD]);
    showPending(profileId, [entry('b'), HELD]);
    expect(asked).toHaveLength(before);
    showPending(profileId, [HELD]);
    await vi.waitFor(() => expect(notes()).toEqual({ status: 'known', value: new Map([[5, 'Muualla']]) }));
    expect(asked).toHaveLength(before + 4);
  });

  test('the server is asked again when it can be reached', async () => {
    await keptFromBefore();
    answering(null, { viewer: { ...told, email: 'uusi@example.org' } }, ...OWN);
    reportUnreachable();
    await loadViewer();
    reportReachable();
    await vi.waitFor(() => expect(currentViewer()).toMatchObject({ viewer: { email: 'uusi@example.org' } }));
  });
});

describe('nothing is kept any more', () => {
  const inTurn = async () => {
    await vi.waitFor(async () => expect(await readPersisted()).toBeNull());
  };

  // Issue "In the pocket": A user who opens the app without a network is themselves still, with favourites, notes and
  //   own places; nothing of it stays after a logout
  test('after a logout', async () => {
    answering({ viewer: told }, ...OWN, { logout: { __typename: 'LogoutPayload' } });
    await loadViewer();
    await vi.waitFor(async () => expect((await readPersisted())?.notes).toHaveLength(1));
    await logout();
    await inTurn();
  });

  test('after a logout in another tab', async () => {
    await keptFromBefore();
    window.dispatchEvent(new StorageEvent('storage', { key: 'session.change', newValue: 'logout 1' }));
    await inTurn();
  });

  test('of an account that was deleted, or a password that was set anew', async () => {
    await keptFromBefore();
    afterLogout();
    await inTurn();
  });

  test('where a session ended while the page was open', async () => {
    await keptFromBefore();
    sessionEnded('ANONYMOUS');
    await inTurn();
  });

  test('where the server says that nobody is logged in, before the page says so', async () => {
    await keptFromBefore();
    answering({ viewer: null });
    await loadViewer();
    expect([currentViewer().status, await readPersisted()]).toEqual(['anonymous', null]);
  });

  // Issue "In the pocket": A user who opens the app without a network is themselves still, with favourites, notes and
  //   own places; nothing of it stays after a logout
  test('where somebody else logs in, before anything of theirs is shown', async () => {
    await keptFromBefore();
    let kept: unknown = 'not asked';
    answering(
      { viewer: { ...told, username: 'Matti', profile: { ...told.profile, id: 'profile-matti' } } },
      ...NOTHING_OWN,
    );
    const loading = afterLogin();
    await vi.waitFor(async () => {
      expect(currentViewer().status).toBe('known');
      kept = await readPersisted();
    });
    await loading;
    expect(kept).toMatchObject({ viewer: { username: 'Matti' } });
    expect(JSON.stringify(kept)).not.toContain('Avain');
  });
});
