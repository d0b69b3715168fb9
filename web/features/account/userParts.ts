import type { Viewer } from '#web/data/own/ownParts.ts';

/** What other features do when a user comes or leaves. `web/app` sets it: accounts know none of these features. */
export interface UserParts {
  /** A user is known. `ended` is called where a request finds that the session has ended, or is another user's. */
  readonly begin: (viewer: Viewer, ended: (isAnothers: boolean) => void) => void;
  /** A user has come who was not here before. */
  readonly greet: (viewer: Viewer) => void;
  /** Nobody is logged in. */
  readonly end: () => void;
  /** A user has left this browser: files that they shared with the app go with them. */
  readonly leave: () => void;
  /** Discards what a user has queued and not sent. */
  readonly discardQueued: (profileId: string) => Promise<void>;
}

let parts: UserParts | null = null;

export function setUserParts(all: UserParts): void {
  parts = all;
}

/** Null until the page has asked who is logged in. */
export function userParts(): UserParts | null {
  return parts;
}
