import { onRequestFailure } from '#web/data/relay/environment.ts';
import { provideSavedAnswers } from '#web/data/relay/savedOr.ts';
import { provideSession } from '#web/features/account/viewerLoading.ts';
import { clearSearchesOnOwnerChange } from '#web/features/search/recentSearches.ts';
import { notifyFailure } from '#web/ui/feedback/failureNotice.ts';

/** Gives the lower layers what they may not import themselves (DESIGN §1). */
export function register(): void {
  onRequestFailure(notifyFailure);
  provideSavedAnswers(async (request) =>
    (await import('#web/features/offline/savedAreas/answers.ts')).answerOf(request),
  );
  clearSearchesOnOwnerChange();
  provideSession(async () => (await import('./user/session.ts')).session);
}
