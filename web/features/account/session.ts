import { fetchQuery, graphql } from 'react-relay';
import type { Language } from '#common/languages.ts';
import type { sessionHelpShownMutation } from '#web/__generated__/sessionHelpShownMutation.graphql.ts';
import type { sessionLanguageMutation } from '#web/__generated__/sessionLanguageMutation.graphql.ts';
import type { sessionLogoutMutation } from '#web/__generated__/sessionLogoutMutation.graphql.ts';
import type { sessionViewerQuery } from '#web/__generated__/sessionViewerQuery.graphql.ts';
import { onReconnect } from '#web/data/connection.ts';
import { followOwnContent, reloadRestoredContent, restoreOwnContent } from '#web/data/own/ownContent.ts';
import { persistOnlyFor, persistViewer, readPersisted } from '#web/data/own/persisted.ts';
import { clearOwnData } from '#web/data/owner.ts';
import { PATIENCE_MS } from '#web/data/relay/hasArrived.ts';
import { mutate, ownEnvironment } from '#web/data/relay/ownEnvironment.ts';
import { ConnectionError, ServerError } from '#web/data/requestErrors.ts';
import { currentLanguage } from '#web/i18n/language.ts';
import { notifyFailure } from '#web/ui/feedback/failureNotice.ts';
import { showToast } from '#web/ui/feedback/toasts.ts';
import type { Refusal } from '#web/ui/forms/useForm.ts';
import { dropLinks } from './mailLink.ts';
import { announce, followOtherTabs } from './otherTabs.ts';
import { beginChange, clearOthers, clearUserAndDrafts, clearUserOnly, setOwner } from './owner.ts';
import { userParts } from './userParts.ts';
import { currentViewer, isLikelyKnown, setViewer, setViewerFailed } from './viewer.ts';
import { viewerOf } from './viewerOf.ts';

type Answered = sessionViewerQuery['response']['viewer'];

/** The server could not be asked who is logged in, and is not being asked now. */
let isOffline = false;

/**
 * Asks who is logged in, and sets it for the whole page (SPEC §4). A failure that changes nothing for the visitor is
 * not reported to them.
 */
export function loadViewer(): Promise<void> {
  return load(PATIENCE_MS);
}

/**
 * A query was refused because nobody is logged in. It may have been sent in an earlier session, before a login here or
 * in another tab: the session has ended only where the server says so now.
 */
export function checkSession(): Promise<void> {
  return load(PATIENCE_MS, true);
}

/** Where the answer takes longer than `patienceMs`, the page meanwhile shows what it does without a network. */
async function load(patienceMs: number | null, isRefused = false): Promise<void> {
  const isCurrent = beginChange();
  isOffline = false;
  let isAwaited = true;
  const meanwhile = () => void showMeanwhile(() => isAwaited && isCurrent());
  const late = patienceMs === null ? undefined : setTimeout(meanwhile, patienceMs);
  try {
    const viewer = await askViewer().finally(() => {
      isAwaited = false;
      clearTimeout(late);
    });
    if (!isCurrent()) return;
    if (viewer === null && isRefused) sessionEnded('ANONYMOUS');
    else await show(viewer, isCurrent);
  } catch (error) {
    if (!isCurrent()) return;
    isOffline = error instanceof ConnectionError;
    if (error instanceof ConnectionError && (await restoreUser(isCurrent))) return;
    if (!isCurrent()) return;
    setViewerFailed(error);
    if (error instanceof ServerError) notifyFailure(error);
  }
}

async function askViewer(): Promise<Answered> {
  const answer = await fetchQuery<sessionViewerQuery>(
    ownEnvironment(),
    graphql`
      query sessionViewerQuery {
        viewer {
          username
          email
          role
          language
          helpShown
          profile {
            id
            description
            profileImage
            created
          }
        }
      }
    `,
    {},
    { networkCacheConfig: { force: true } },
  ).toPromise();
  return answer?.viewer ?? null;
}

/** Shows the page to the user that the server answered, or to a visitor. */
async function show(answered: Answered, isCurrent: () => boolean): Promise<void> {
  const username = answered?.username ?? null;
  clearOthers(username);
  // The persisted data of another user is removed before any data of this one is shown.
  await persistOnlyFor(answered?.profile.id ?? null);
  if (!isCurrent()) return;
  const isNew = setOwner(username);
  if (!answered) {
    userParts()?.end();
    setViewer(null);
    return;
  }
  const viewer = viewerOf(answered);
  void persistViewer(viewer);
  followOwnContent(currentLanguage());
  setViewer(viewer);
  userParts()?.begin(viewer, endedElsewhere);
  if (isNew) userParts()?.greet(viewer);
  if (!answered.helpShown) void markHelpShown();
}

/** A request found that the session has ended, or is another user's. */
function endedElsewhere(isAnothers: boolean): void {
  if (isAnothers) void loadViewer();
  else sessionEnded('ANONYMOUS');
}

/**
 * Without a network the user of the last visit is still logged in, with what is persisted of theirs. Whether the page
 * has a user then.
 */
async function restoreUser(isCurrent: () => boolean): Promise<boolean> {
  if (currentViewer().status === 'known') return true;
  const persisted = isLikelyKnown() ? await readPersisted() : null;
  if (persisted === null || !isCurrent()) return false;
  const { viewer } = persisted;
  clearOthers(viewer.username);
  setOwner(viewer.username);
  restoreOwnContent(persisted);
  setViewer(viewer);
  userParts()?.begin(viewer, endedElsewhere);
  return true;
}

async function showMeanwhile(isAwaited: () => boolean): Promise<void> {
  if ((await restoreUser(isAwaited)) || !isAwaited() || isLikelyKnown()) return;
  setViewerFailed(new ConnectionError('the server has not answered yet'));
}

/** A user has seen the help (SPEC §4). Where the request fails, the next visit sends it again. */
function markHelpShown(): Promise<unknown> {
  return mutate<sessionHelpShownMutation>(
    graphql`
      mutation sessionHelpShownMutation {
        markHelpShown {
          __typename
        }
      }
    `,
    {},
  ).catch(() => undefined);
}

/** Sets the language of the user's mails, and of the names of what is their own. */
export async function saveLanguage(language: Language): Promise<void> {
  const before = currentViewer();
  if (before.status !== 'known') return;
  followOwnContent(language);
  if (before.viewer.language === language) return;
  setViewer({ ...before.viewer, language });
  await mutate<sessionLanguageMutation>(
    graphql`
      mutation sessionLanguageMutation($input: SetLanguageInput!) {
        setLanguage(input: $input) {
          __typename
        }
      }
    `,
    { input: { language } },
  ).catch(() => undefined);
}

/**
 * After a login: clears what belongs to the user before, and asks who is logged in. Drafts of the same user, whose
 * session had ended, are restored.
 */
export async function afterLogin(): Promise<void> {
  clearOwnData();
  dropLinks();
  await persistOnlyFor(null);
  // Who has just logged in is no visitor, however long the answer takes.
  await load(null);
  announce('login');
}

/**
 * Ends the session, and discards what is queued. Throws ConnectionError, LimitedError, ServerError; then the user is
 * still logged in.
 */
export async function logout(): Promise<void> {
  await mutate<sessionLogoutMutation>(
    graphql`
      mutation sessionLogoutMutation {
        logout {
          __typename
        }
      }
    `,
    {},
  );
  await discardQueued();
  afterLogout();
}

/** Nothing that the user has queued is sent: they log out, or their account is deleted. */
export async function discardQueued(): Promise<void> {
  const state = currentViewer();
  if (state.status === 'known') await userParts()?.discardQueued(state.viewer.profileId);
}

/** The session is gone: nothing of its user stays on the screen, in a store or among the drafts. */
export function afterLogout(): void {
  clearUserAndDrafts();
  announce('logout');
}

/**
 * What a form says where the server refused it because the session has ended; the page then shows the login. What the
 * user wrote is preserved, in other tabs too.
 */
export function sessionEnded(reason: string): Refusal {
  if (reason !== 'ANONYMOUS') return { failure: { id: 'failure.server' } };
  showToast('account.ended');
  clearUserOnly();
  announce('ended');
  return {};
}

onReconnect(() => {
  if (isOffline) void loadViewer();
  else reloadRestoredContent();
});

followOtherTabs(loadViewer);
