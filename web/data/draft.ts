import { useState } from 'react';

function read(key: string): string {
  try {
    return sessionStorage.getItem(key) ?? '';
  } catch {
    return '';
  }
}

function write(key: string, text: string): void {
  try {
    if (text === '') sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, text);
  } catch {
    // Storage is blocked or full: the text is lost with the page.
  }
}

/** Storage key of the draft of the feedback's text. */
export const FEEDBACK_DRAFT = 'feedback.text';

/** Storage key of the text that the app itself put into a draft. */
const begunWith = (key: string) => `${key}.begun`;

/** Puts a text into a draft, unless the visitor has written something into it. */
export function beginDraft(key: string, text: string): void {
  const draft = read(key);
  if (draft.trim() !== '' && draft !== read(begunWith(key))) return;
  write(key, text);
  write(begunWith(key), text);
}

/** A text that is stored while the tab is open, and so survives a reload (SPEC §5); an empty text deletes it. */
export function useDraft(key: string): readonly [text: string, setText: (text: string) => void] {
  const [text, setText] = useState(() => read(key));
  return [
    text,
    (next) => {
      write(key, next);
      if (next === '') write(begunWith(key), '');
      setText(next);
    },
  ];
}

/** Clears a draft whose text has reached the server, unless the visitor has changed it since. */
export function clearSentDraft(key: string, arrived: string): void {
  if (read(key) === arrived) write(key, '');
}

/** Prefix of the storage keys of drafts that are deleted at a logout. */
export const OWN_DRAFTS = 'own.';

/** Storage key of the contact address in the feedback form. It identifies the writer, so it is deleted at a logout. */
export const CONTACT_DRAFT = `${OWN_DRAFTS}contact`;

/** Storage key of the user name of the drafts' owner; deleted with the drafts. */
const OWNER = `${OWN_DRAFTS}owner`;

/** Sets who uses this tab now, null for a visitor. The drafts of any other user are deleted. */
export function setDraftOwner(username: string | null): void {
  if (read(OWNER) !== (username ?? '')) clearDrafts();
  write(OWNER, username ?? '');
}

/** Clears the contact address, which the feedback form would otherwise show to the next visitor. */
export function clearContact(): void {
  write(CONTACT_DRAFT, '');
}

const listeners = new Set<() => void>();

/**
 * Calls `listener` whenever the drafts of a user are cleared, so that other unfinished content of theirs is cleared
 * too.
 */
export function onDraftsCleared(listener: () => void): void {
  listeners.add(listener);
}

/** Clears the drafts of the user. */
export function clearDrafts(): void {
  for (const listener of listeners) listener();
  try {
    for (const key of Object.keys(sessionStorage)) if (key.startsWith(OWN_DRAFTS)) sessionStorage.removeItem(key);
  } catch {
    // Storage is blocked, so no drafts are stored.
  }
}
