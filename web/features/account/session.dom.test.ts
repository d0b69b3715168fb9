import { afterEach, describe, expect, test, vi } from 'vitest';
import { CONTACT_DRAFT, OWN_DRAFTS } from '#web/data/draft.ts';
import { clearOwnData } from '#web/data/owner.ts';
import { ownEnvironment } from '#web/data/relay/ownEnvironment.ts';
import '#web/app/user/session.ts';
import { countAnew } from '#web/features/moderation/counts.ts';
import { answering } from '#web/test/answering.ts';
import { NOTHING_OWN } from '#web/test/nothingOwn.ts';
import { afterLogin, loadViewer, logout, saveLanguage, sessionEnded } from './session.ts';
import { currentViewer, isLikelyKnown, setViewer, setViewerUnknown } from './viewer.ts';

const maija = {
  id: 'v',
  username: 'Maija',
  email: 'maija@example.fi',
  role: 'USER',
  language: 'fi',
  helpShown: true,
  profile: { id: 'p', description: 'Hei', profileImage: null, created: '2026-11-21T12:00:00Z' },
};
const NOTE = `${OWN_DRAFTS}note.5`;

afterEach(() => {
  vi.unstubAllGlobals();
  setViewer(null);
  clearOwnData();
});

describe('the user who is logged in', () => {
  // SPEC §4: Anonymous until the initial load succeeds; a 401 there means anonymous
  test('is nobody where the server says so', async () => {
    setViewerUnknown();
    answering({ viewer: null });
    await loadViewer();
    expect(currentViewer()).toEqual({ status: 'anonymous' });
    expect(isLikelyKnown()).toBe(false);
  });

  test.each([
    ['after a visit that ended logged in', '1', 1],
    ['after a visit that ended logged out', '', 0],
  ])('is nobody %s: the device’s data is cleared only where it has a user’s', async (_what, account, cleared) => {
    vi.resetModules();
    const [anew, owners] = [await import('./session.ts'), await import('#web/data/owner.ts')];
    localStorage.setItem('account', account);
    const clear = vi.fn();
    owners.onOwnerChange(clear);
    answering({ viewer: null });
    await anew.loadViewer();
    expect(clear).toHaveBeenCalledTimes(cleared);
  });

  // SPEC §4: The help-shown flag is set once a user is loaded
  test('is known to the whole page; the help counts as shown to them', async () => {
    const asked = answering({ viewer: { ...maija, helpShown: false } }, ...NOTHING_OWN, {
      markHelpShown: { __typename: 'MarkHelpShownPayload' },
    });
    await loadViewer();
    expect(currentViewer()).toMatchObject({ status: 'known', viewer: { username: 'Maija', description: 'Hei' } });
    expect([isLikelyKnown(), localStorage.getItem('helpShown')]).toEqual([true, '1']);
    expect(asked).toHaveLength(6);
  });

  // SPEC §4: Anonymous until the initial load succeeds; a 401 there means anonymous
  test('does not change when the server cannot be reached, and is unknown at first', async () => {
    setViewerUnknown();
    answering(null, { viewer: maija }, ...NOTHING_OWN, null);
    await loadViewer();
    expect(currentViewer().status).toBe('failed');
    await loadViewer();
    await loadViewer();
    expect(currentViewer().status).toBe('known');
  });

  test('takes nothing over from another user', async () => {
    answering({ viewer: maija }, ...NOTHING_OWN, { viewer: { ...maija, id: 'w', username: 'Matti' } }, ...NOTHING_OWN);
    await loadViewer();
    const before = ownEnvironment();
    await loadViewer();
    expect(ownEnvironment()).not.toBe(before);
  });

  // SPEC §4: Login or logout reloads user, favourites and own places; nothing of them stays on the screen
  test.each([
    ['nobody', null],
    ['Matti', { ...maija, username: 'Matti' }],
  ])('takes nothing over on a page from the browser’s back/forward cache (now %s)', async (_who, next) => {
    answering({ viewer: maija }, ...NOTHING_OWN, { viewer: next }, ...NOTHING_OWN);
    await loadViewer();
    const before = ownEnvironment();
    sessionStorage.setItem(NOTE, 'Avain on räystään alla');
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    expect(currentViewer().status).toBe('unknown');
    await vi.waitFor(() => expect(currentViewer().status).not.toBe('unknown'));
    expect(ownEnvironment()).not.toBe(before);
    expect(sessionStorage.getItem(NOTE)).toBeNull();
  });
});

describe('the text that a user had begun to write', () => {
  // SPEC §4: Login or logout reloads user, favourites and own places; nothing of them stays on the screen
  test('is cleared when the page is loaded again for another user', async () => {
    answering({ viewer: maija }, ...NOTHING_OWN);
    await loadViewer();
    sessionStorage.setItem(NOTE, 'Avain on räystään alla');
    vi.resetModules();
    const anew = await import('./session.ts');
    answering({ viewer: { ...maija, username: 'Matti' } }, ...NOTHING_OWN);
    await anew.loadViewer();
    expect(sessionStorage.getItem(NOTE)).toBeNull();
  });

  test('is restored after a reload for the same user', async () => {
    answering({ viewer: maija }, ...NOTHING_OWN);
    await loadViewer();
    sessionStorage.setItem(NOTE, 'Avain on räystään alla');
    vi.resetModules();
    const anew = await import('./session.ts');
    answering({ viewer: maija }, ...NOTHING_OWN);
    await anew.loadViewer();
    expect(sessionStorage.getItem(NOTE)).toBe('Avain on räystään alla');
  });

  // Issue "What people add": What was being written when a session ended waits for the same user
  test.each([
    ['Maija', 'Kesken'],
    ['Matti', null],
  ])('when the session ended waits for the same user: %s finds %j', async (username, found) => {
    answering({ viewer: maija }, ...NOTHING_OWN, { viewer: { ...maija, username } }, ...NOTHING_OWN);
    await loadViewer();
    const before = ownEnvironment();
    sessionStorage.setItem(NOTE, 'Kesken');
    sessionStorage.setItem(CONTACT_DRAFT, 'maija@example.org');
    sessionEnded('ANONYMOUS');
    expect([currentViewer().status, ownEnvironment() === before, sessionStorage.getItem(CONTACT_DRAFT)]).toEqual([
      'anonymous',
      false,
      null,
    ]);
    await afterLogin();
    expect(sessionStorage.getItem(NOTE)).toBe(found);
  });
});

test('the answer to a request from before a login or logout is ignored', async () => {
  let answer = () => {};
  const late = new Promise<{ viewer: typeof maija }>((resolve) => {
    answer = () => resolve({ viewer: maija });
  });
  answering(late, { logout: { __typename: 'LogoutPayload' } });
  const first = loadViewer();
  await logout();
  answer();
  await first;
  expect(currentViewer()).toEqual({ status: 'anonymous' });
});

describe('logging out', () => {
  // SPEC §4: Login or logout reloads the user; logout leaves nothing of them
  test('leaves nothing of the user: neither data nor drafts', async () => {
    answering({ viewer: maija }, ...NOTHING_OWN, { logout: { __typename: 'LogoutPayload' } });
    await loadViewer();
    const before = ownEnvironment();
    sessionStorage.setItem(`${OWN_DRAFTS}profile`, 'Laavulta');
    sessionStorage.setItem(CONTACT_DRAFT, 'maija@example.org');
    sessionStorage.setItem('feedback.text', 'stays');
    await logout();
    expect(currentViewer()).toEqual({ status: 'anonymous' });
    expect(ownEnvironment()).not.toBe(before);
    expect(Object.keys(sessionStorage)).toEqual(['feedback.text']);
    expect(isLikelyKnown()).toBe(false);
  });

  test('that fails leaves the user logged in', async () => {
    answering({ viewer: maija }, ...NOTHING_OWN, null);
    await loadViewer();
    await expect(logout()).rejects.toThrow();
    expect(currentViewer().status).toBe('known');
  });

  test.each([
    ['a logout', 'logout 1', null],
    ['a session that ended by itself', 'ended 1', 'Kesken'],
  ])('in another tab logs out this one: %s leaves the drafts that it should', async (_what, newValue, found) => {
    answering({ viewer: maija }, ...NOTHING_OWN);
    await loadViewer();
    sessionStorage.setItem(NOTE, 'Kesken');
    sessionStorage.setItem(CONTACT_DRAFT, 'maija@example.org');
    window.dispatchEvent(new StorageEvent('storage', { key: 'session.change', newValue }));
    expect(currentViewer()).toEqual({ status: 'anonymous' });
    expect([sessionStorage.getItem(NOTE), sessionStorage.getItem(CONTACT_DRAFT)]).toEqual([found, null]);
  });

  test('by a session that ended by itself is announced as such to other tabs', async () => {
    answering({ viewer: maija }, ...NOTHING_OWN);
    await loadViewer();
    sessionEnded('ANONYMOUS');
    expect(localStorage.getItem('session.change')).toMatch(/^ended /);
  });
});

describe('an admin whose query the server refuses', () => {
  const admin = { ...maija, role: 'ADMIN' };
  const refusing = (reason: string) => ({ data: null, errors: [{ extensions: { code: 'NOT_AUTHORIZED', reason } }] });

  test('because the session has ended is a visitor, in other tabs too', async () => {
    answering({ viewer: admin }, ...NOTHING_OWN, refusing('anonymous'), { viewer: null });
    await loadViewer();
    await expect(countAnew()).rejects.toThrow();
    await vi.waitFor(() => expect(currentViewer()).toEqual({ status: 'anonymous' }));
    expect(localStorage.getItem('session.change')).toMatch(/^ended /);
  });

  test('because an earlier session had ended is still logged in, in other tabs too', async () => {
    localStorage.removeItem('session.change');
    const asked = answering(
      { viewer: admin },
      ...NOTHING_OWN,
      refusing('anonymous'),
      { viewer: admin },
      ...NOTHING_OWN,
    );
    await loadViewer();
    const before = ownEnvironment();
    await expect(countAnew()).rejects.toThrow();
    await vi.waitFor(() => expect(asked.length).toBeGreaterThan(6));
    expect(currentViewer()).toMatchObject({ status: 'known', viewer: { role: 'ADMIN' } });
    expect([ownEnvironment() === before, localStorage.getItem('session.change')]).toEqual([true, null]);
  });

  test('because the role was taken is shown the page of a user', async () => {
    answering({ viewer: admin }, ...NOTHING_OWN, refusing('forbidden'), { viewer: maija }, ...NOTHING_OWN);
    await loadViewer();
    await expect(countAnew()).rejects.toThrow();
    await vi.waitFor(() => expect(currentViewer()).toMatchObject({ status: 'known', viewer: { role: 'USER' } }));
  });
});

test('the language that a user chooses is sent for their mails; one that they have already is not sent', async () => {
  const asked = answering({ viewer: maija }, ...NOTHING_OWN, ...NOTHING_OWN, {
    setLanguage: { __typename: 'SetLanguagePayload' },
  });
  await loadViewer();
  await saveLanguage('fi');
  await saveLanguage('sv');
  await saveLanguage('sv');
  expect(asked.map(({ variables }) => variables).filter((variables) => 'input' in variables)).toEqual([
    { input: { language: 'sv' } },
  ]);
});
