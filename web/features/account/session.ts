import { fetchQuery, graphql } from 'react-relay';
import type { Language } from '#common/languages.ts';
import type { sessionHelpShownMutation } from '#web/__generated__/sessionHelpShownMutation.graphql.ts';
import type { sessionLanguageMutation } from '#web/__generated__/sessionLanguageMutation.graphql.ts';
import type { sessionLogoutMutation } from '#web/__generated__/sessionLogoutMutation.graphql.ts';
import type { sessionViewerQuery } from '#web/__generated__/sessionViewerQuery.graphql.ts';
import { onReconnect } from '#web/data/connection.ts';
import { forgetContact, forgetDrafts, keepDraftsOf } from '#web/data/draft.ts';
import { forgetOwnData, mutate, ownEnvironment } from '#web/data/relay/ownEnvironment.ts';
import { ConnectionError, ServerError } from '#web/data/requestErrors.ts';
import { writeStored } from '#web/data/storage.ts';
import { discardAllOf } from '#web/features/offline/outbox/outbox.ts';
import { beginOutbox, endOutbox } from '#web/features/offline/outbox/start.ts';
import { keepOnly, keepViewer, readKept } from '#web/features/offline/own/kept.ts';
import { forgetRestored, isAnythingRestored, showKept } from '#web/features/offline/own/restore.ts';
import { forgetShared } from '#web/features/offline/worker/shared.ts';
import { currentLanguage } from '#web/i18n/language.ts';
import { noticeFailure } from '#web/ui/feedback/failureNotice.ts';
import { showToast } from '#web/ui/feedback/toasts.ts';
import type { Refusal } from '#web/ui/forms/useForm.ts';
import { forgetLinks } from './mailLink.ts';
import { followOwnContent, reloadOwnContent } from './ownContent.ts';
import { currentViewer, isLikelyKnown, setViewer, setViewerFailed, setViewerUnknown, type Viewer } from './viewer.ts';

/** Other tabs of this browser share the session: what is stored here tells them of its changes. */
const CHANGE_KEY = 'session.change';
type Change = 'login' | 'logout';

/** Counts what may have changed the answer: one that was asked for before is of no interest. */
let changes = 0;

/** Whose the own store is; null while it is nobody's. */
let owner: string | null = null;

/** The server could not be asked who is logged in. */
let isOffline = false;

/** Asks who is logged in, and says so to the whole page (SPEC §4). Nobody is told of a failure that changes nothing for them. */
export async function loadViewer(): Promise<void> {
  changes += 1;
  const asked = changes;
  try {
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
    if (asked !== changes) return;
    const viewer = answer?.viewer ?? null;
    const username = viewer?.username ?? null;
    if (owner !== null && owner !== username) forgetOwn();
    // Before anything of theirs is shown, what is kept of anybody else has gone.
    await keepOnly(viewer?.profile.id ?? null);
    if (asked !== changes) return;
    const isNew = owner !== username;
    owner = username;
    isOffline = false;
    keepDraftsOf(username);
    if (viewer) begin(toViewer(viewer));
    else {
      endOutbox();
      setViewer(null);
    }
    if (isNew && viewer?.role === 'ADMIN') void tellOfNewImages();
    if (viewer?.helpShown === false) void markHelpShown();
  } catch (error) {
    if (asked !== changes) return;
    if (error instanceof ConnectionError && (await restoreUser(asked))) return;
    if (asked !== changes) return;
    setViewerFailed(error);
    if (error instanceof ServerError) noticeFailure(error);
  }
}

function begin(viewer: Viewer): void {
  void keepViewer(viewer);
  followOwnContent(currentLanguage());
  setViewer(viewer);
  beginOutbox(viewer.profileId, outboxEnded);
}

/** What waits found the session over: it stays for its owner. */
function outboxEnded(isAnothers: boolean): void {
  if (isAnothers) void loadViewer();
  else sessionEnded('ANONYMOUS');
}

/** Without a network whoever was logged in at the last visit is themselves still, with what was kept of theirs. Whether the page is somebody's then. */
async function restoreUser(asked: number): Promise<boolean> {
  isOffline = true;
  if (currentViewer().status === 'known') return true;
  const kept = isLikelyKnown() ? await readKept() : null;
  if (kept === null || asked !== changes) return false;
  const { username } = kept.viewer;
  if (owner !== null && owner !== username) forgetOwn();
  owner = username;
  keepDraftsOf(username);
  showKept(kept);
  setViewer(kept.viewer);
  beginOutbox(kept.viewer.profileId, outboxEnded);
  return true;
}

function toViewer({
  username,
  email,
  role,
  language,
  profile: { id, description, profileImage, created },
}: NonNullable<sessionViewerQuery['response']['viewer']>): Viewer {
  return { username, email, role, language, description, profileImage: profileImage ?? null, created, profileId: id };
}

/** How many photos wait is told to admins when they come (SPEC §6); only they load what asks. */
async function tellOfNewImages(): Promise<void> {
  const notice = await import('#web/features/moderation/newImages.ts').catch(() => null);
  await notice?.tellOfNewImages();
}

/** Whoever has an account has seen the help (SPEC §4). Asked again at the next visit where it fails. */
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

/** Has the user's mails and the names of what is their own speak the language that they have chosen. */
export async function rememberLanguage(language: Language): Promise<void> {
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

/** After a login: begins with nothing of whoever used this browser before. What the same user was writing when their session ended is there. */
export async function afterLogin(): Promise<void> {
  forgetOwn();
  forgetLinks();
  await keepOnly(null);
  await loadViewer();
  tell('login');
}

/** Ends the session, and with it what waits to be sent. Throws ConnectionError, LimitedError, ServerError; the visitor is logged in still then. */
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
  await forgetOutbox();
  afterLogout();
}

/** Nothing that waits of the user is sent: they have said so, or are no more. */
export async function forgetOutbox(): Promise<void> {
  const state = currentViewer();
  if (state.status === 'known') await discardAllOf(state.viewer.profileId);
}

/** The session is gone: nothing of its user stays on the screen, in the store or among the drafts. */
export function afterLogout(): void {
  forgetUser();
  forgetDrafts();
  tell('logout');
}

/** What a form says to one whose session has ended meanwhile; the page then shows the login. What they were writing waits for them in this tab. */
export function sessionEnded(reason: string): Refusal {
  if (reason !== 'ANONYMOUS') return { failure: { id: 'failure.server' } };
  showToast('account.ended');
  forgetUser();
  forgetContact();
  tell('logout');
  return {};
}

function forgetOwn(): void {
  forgetOwnData();
  forgetRestored();
}

function forgetUser(): void {
  changes += 1;
  owner = null;
  forgetOwn();
  forgetLinks();
  void forgetShared();
  endOutbox();
  setViewer(null);
  void keepOnly(null);
}

function tell(change: Change): void {
  writeStored(CHANGE_KEY, `${change} ${Date.now()}`);
}

onReconnect(() => {
  if (isOffline) void loadViewer();
  else if (isAnythingRestored()) reloadOwnContent();
});

window.addEventListener('storage', ({ key, newValue }) => {
  if (key !== CHANGE_KEY || newValue === null) return;
  if (newValue.startsWith('logout')) {
    forgetUser();
    forgetDrafts();
  } else void loadViewer();
});

// A page that the browser kept as it was shows whoever was logged in then.
window.addEventListener('pageshow', ({ persisted }) => {
  if (!persisted || currentViewer().status !== 'known') return;
  setViewerUnknown();
  void loadViewer();
});
