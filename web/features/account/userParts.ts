import type { Viewer } from '#web/data/own/ownParts.ts';

/** What other features do when a user comes or leaves. `web/app` provides it: accounts know none of these features. */
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

let provider: (() => Promise<UserParts>) | null = null;
let loaded: UserParts | null = null;

/** Says how the parts are loaded; their code is no part of what a page begins with. */
export function provideUserParts(load: () => Promise<UserParts>): void {
  provider = load;
}

/** Loads the parts, if they are not there yet. Throws where their code does not arrive. */
export async function loadUserParts(): Promise<void> {
  if (provider) loaded ??= await provider();
}

/** The parts; null until a page has asked who is logged in. */
export function userParts(): UserParts | null {
  return loaded;
}
