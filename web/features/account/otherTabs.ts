import { writeStored } from '#web/data/storage.ts';
import { clearUserAndDrafts, clearUserOnly } from './owner.ts';
import { currentViewer, setViewerUnknown } from './viewer.ts';

/** Local storage key by which other tabs of this browser, which share the session, hear of its changes. */
const CHANGE_KEY = 'session.change';

/** Notifies other tabs of a change of the session; `ended`: by itself, not by a logout. */
export function announce(change: 'login' | 'logout' | 'ended'): void {
  writeStored(CHANGE_KEY, `${change} ${Date.now()}`);
}

/** Follows what other tabs do with the session; `loadViewer` asks the server who is logged in. */
export function followOtherTabs(loadViewer: () => Promise<void>): void {
  window.addEventListener('storage', ({ key, newValue }) => {
    if (key !== CHANGE_KEY || newValue === null) return;
    if (newValue.startsWith('logout')) clearUserAndDrafts();
    else if (newValue.startsWith('ended')) clearUserOnly();
    else void loadViewer();
  });
  // A page that the browser restores as it was may show a user who has left since.
  window.addEventListener('pageshow', ({ persisted }) => {
    if (!persisted || currentViewer().status !== 'known') return;
    setViewerUnknown();
    void loadViewer();
  });
}
