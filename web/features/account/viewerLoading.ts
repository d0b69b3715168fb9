import type { Language } from '#common/languages.ts';
import { whenIdle } from '#web/data/idle.ts';
import { currentViewer, setViewerFailed } from './viewer.ts';

/** The code of the session, as far as the entry chunk calls it. */
export interface SessionCode {
  readonly loadViewer: () => Promise<void>;
  readonly saveLanguage: (language: Language) => Promise<void>;
}

let loadSession: () => Promise<SessionCode> = () => Promise.reject(new Error('no session'));

/** Says how the code of the session is loaded: `web/app` adds to it what other features load for a user. */
export function provideSession(load: typeof loadSession): void {
  loadSession = load;
}

let started: Promise<void> | null = null;

/** Asks once in a visit who is logged in; the code for it is not in the entry chunk. */
export function ensureViewer(): Promise<void> {
  started ??= loadSession()
    .then(({ loadViewer }) => loadViewer())
    .catch(setViewerFailed);
  return started;
}

/** Asks again, for instance after a failure. */
export function reloadViewer(): Promise<void> {
  started = null;
  return ensureViewer();
}

/** Asks when the page is idle: only users with an account wait for the answer. Returns a function that gives it up. */
export const ensureViewerWhenIdle = () => whenIdle(() => void ensureViewer());

/** Sets the language of the user's mails; does nothing for a visitor. */
export function saveLanguage(language: Language): void {
  if (currentViewer().status !== 'known') return;
  loadSession()
    .then((session) => session.saveLanguage(language))
    .catch(() => undefined);
}
