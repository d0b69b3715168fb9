import { beforeAll, vi } from 'vitest';
import { session } from '#web/app/user/session.ts';
import { ensureViewer, provideSession } from '#web/features/account/viewerLoading.ts';
import { answering } from './answering.ts';

/**
 * Asks the server before the tests of a file who is logged in: nobody is. The page asks that once in a visit, and the
 * answers of a test are for its own questions.
 */
export function nobodyLoggedIn(): void {
  beforeAll(async () => {
    answering({ viewer: null });
    provideSession(async () => session);
    await ensureViewer();
    vi.unstubAllGlobals();
  });
}
