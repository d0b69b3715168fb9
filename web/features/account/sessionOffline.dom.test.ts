import 'fake-indexeddb/auto';
import { renderHook } from '@testing-library/react';
import { beforeEach, afterEach, describe, expect, test, vi } from 'vitest';
import { currentConnection, reportReachable, reportUnreachable } from '#web/data/connection.ts';
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
const answered = {
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

/** A user was logged in at an earlier visit; the page has been loaded again. */
async function storedBefore(): Promise<void> {
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
  test('a user is still logged in, with their own data', async () => {
    await storedBefore();
    answering(null);
    await loadViewer();
    expect(currentViewer()).toEqual({ status: 'known', viewer: hiker });
    expect(notes()).toEqual({ status: 'known', value: new Map([[5, 'Avain']]) });
  });

  test('a user is logged in after 3 s of waiting, and the late answer counts when it comes', async () => {
    await storedBefore();
    let arrive: (answer: { viewer: typeof answered }) => void = () => undefined;
    const slow = new Promise<{ viewer: typeof answered }>((resolve) => {
      arrive = resolve;
    });
    answering(slow, ...OWN);
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const loading = loadViewer();
    await vi.advanceTimersByTimeAsync(3000);
    vi.useRealTimers();
    await vi.waitFor(() => expect(currentViewer()).toEqual({ status: 'known', viewer: hiker }));
    expect(currentConnection()).toBe('lost');
    arrive({ viewer: { ...answered, email: 'uusi@example.org' } });
    await loading;
    expect(currentViewer()).toMatchObject({ viewer: { email: 'uusi@example.org' } });
    expect(currentConnection()).toBe('reached');
  });

  test('a visitor sees after 3 s what a visitor sees without a network', async () => {
    setViewerUnknown();
    answering(new Promise(() => undefined));
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    void loadViewer();
    await vi.advanceTimersByTimeAsync(3000);
    vi.useRealTimers();
    await vi.waitFor(() =>
      expect(currentViewer()).toMatchObject({ status: 'failed', error: { name: 'ConnectionError' } }),
    );
  });

  test('the server’s answers are stored for it', async () => {
    answering({ viewer: answered }, ...OWN);
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

  test('a part that does not arrive is read from the stored data', async () => {
    await storedBefore();
    answering({ viewer: answered });
    await loadViewer();
    await vi.waitFor(() => expect(notes()).toEqual({ status: 'known', value: new Map([[5, 'Avain']]) }));
  });

  test('the user is not known where nothing was stored, or the last visit ended logged out', async () => {
    setViewerUnknown();
    answering(null, null);
    await loadViewer();
    expect(currentViewer().status).toBe('failed');
    await storedBefore();
    setViewer(null);
    setViewerUnknown();
    await loadViewer();
    expect(currentViewer().status).toBe('failed');
  });

  test('a server that fails does not count as a missing network', async () => {
    await storedBefore();
    answering(500);
    await loadViewer();
    expect(currentViewer().status).toBe('failed');
  });

  test('the user’s data is asked for again once all entries of the outbox are sent', async () => {
    const later = { viewer: { id: 'v', notes: { ...noted.viewer.notes, edges: [{ cursor: 'c', node: LATER }] } } };
    const asked = answering({ viewer: answered }, ...OWN, nothing, later, nothing, nothing);
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

  test('the server is asked again once it can be reached', async () => {
    await storedBefore();
    answering(null, { viewer: { ...answered, email: 'uusi@example.org' } }, ...OWN);
    reportUnreachable();
    await loadViewer();
    reportReachable();
    await vi.waitFor(() => expect(currentViewer()).toMatchObject({ viewer: { email: 'uusi@example.org' } }));
  });
});

describe('the stored data is removed', () => {
  const inTurn = async () => {
    await vi.waitFor(async () => expect(await readPersisted()).toBeNull());
  };

  // Issue "In the pocket": A user who opens the app without a network is themselves still, with favourites, notes and
  //   own places; nothing of it stays after a logout
  test('after a logout', async () => {
    answering({ viewer: answered }, ...OWN, { logout: { __typename: 'LogoutPayload' } });
    await loadViewer();
    await vi.waitFor(async () => expect((await readPersisted())?.notes).toHaveLength(1));
    await logout();
    await inTurn();
  });

  test('after a logout in another tab', async () => {
    await storedBefore();
    window.dispatchEvent(new StorageEvent('storage', { key: 'session.change', newValue: 'logout 1' }));
    await inTurn();
  });

  test('after an account was deleted, or a password was set again', async () => {
    await storedBefore();
    afterLogout();
    await inTurn();
  });

  test('when a session ended while the page was open', async () => {
    await storedBefore();
    sessionEnded('ANONYMOUS');
    await inTurn();
  });

  test('when the server says that nobody is logged in, before the page says so', async () => {
    await storedBefore();
    answering({ viewer: null });
    await loadViewer();
    expect([currentViewer().status, await readPersisted()]).toEqual(['anonymous', null]);
  });

  // Issue "In the pocket": A user who opens the app without a network is themselves still, with favourites, notes and
  //   own places; nothing of it stays after a logout
  test('when another user logs in, before their data is shown', async () => {
    await storedBefore();
    let persisted: unknown = 'not asked';
    answering(
      { viewer: { ...answered, username: 'Matti', profile: { ...answered.profile, id: 'profile-matti' } } },
      ...NOTHING_OWN,
    );
    const loading = afterLogin();
    await vi.waitFor(async () => {
      expect(currentViewer().status).toBe('known');
      persisted = await readPersisted();
    });
    await loading;
    expect(persisted).toMatchObject({ viewer: { username: 'Matti' } });
    expect(JSON.stringify(persisted)).not.toContain('Avain');
  });
});
