import type { Language } from '#common/languages.ts';
import { whenIdle } from '#web/data/idle.ts';
import { currentViewer, setViewerFailed } from './viewer.ts';

let started: Promise<void> | null = null;

/** Asks once in a visit who is logged in; its code is no part of what a page begins with. */
export function ensureViewer(): Promise<void> {
  started ??= import('./session.ts').then(({ loadViewer }) => loadViewer()).catch(setViewerFailed);
  return started;
}

/** Asks again, for instance after a failure. */
export function reloadViewer(): Promise<void> {
  started = null;
  return ensureViewer();
}

/** Asks when there is nothing else to be done: nobody waits for it but who has an account. Ends with what it returns. */
export const ensureViewerWhenIdle = () => whenIdle(() => void ensureViewer());

/** Has the mails of whoever is logged in speak the language that they have chosen. */
export function rememberLanguage(language: Language): void {
  if (currentViewer().status !== 'known') return;
  import('./session.ts').then((session) => session.rememberLanguage(language)).catch(() => undefined);
}
