import { clearContact, clearDrafts, setDraftOwner } from '#web/data/draft.ts';
import { persistOnlyFor } from '#web/data/own/persisted.ts';
import { clearOwnData } from '#web/data/owner.ts';
import { dropLinks } from './mailLink.ts';
import { userParts } from './userParts.ts';
import { isLikelyKnown, setViewer } from './viewer.ts';

/** Counts changes of the session and questions about it. */
let changes = 0;

/** Username of the user whose data the page holds; null while it holds nobody's. */
let owner: string | null = null;

/**
 * Begins a change of the session, or a question about it. Ends with a function that says whether nothing newer has
 * begun since.
 */
export function beginChange(): () => boolean {
  changes += 1;
  const mine = changes;
  return () => mine === changes;
}

/**
 * Clears what belongs to any other user than this one. A page that was just loaded has nobody's yet, but the device has
 * something of the user whose session ended after the visit before, such as their searches.
 */
export function clearOthers(username: string | null): void {
  if (owner === null ? username === null && isLikelyKnown() : owner !== username) clearOwnData();
}

/** The page is this user's from now on; null: nobody's. Whether it was not before. */
export function setOwner(username: string | null): boolean {
  const isNew = owner !== username;
  owner = username;
  setDraftOwner(username);
  return isNew;
}

/** The user has left: nothing of theirs stays on the page or in this browser, but drafts. */
function clearUser(): void {
  beginChange();
  owner = null;
  clearOwnData();
  dropLinks();
  userParts()?.leave();
  setViewer(null);
  void persistOnlyFor(null);
}

/** Clears the user whose session has ended by itself: what they have begun to write waits for them. */
export function clearUserOnly(): void {
  clearUser();
  clearContact();
}

/** Clears the user with what they had begun to write. */
export function clearUserAndDrafts(): void {
  clearUser();
  clearDrafts();
}
