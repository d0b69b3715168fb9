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
    // Blocked or full: the text lives as long as the page.
  }
}

/** Draft of the feedback's text. */
export const FEEDBACK_DRAFT = 'feedback.text';

/** Where the words are kept that a draft was begun with. */
const begunWith = (key: string) => `${key}.begun`;

/** Begins a draft where the visitor has written nothing yet; what they have written stays. */
export function beginDraft(key: string, text: string): void {
  const draft = read(key);
  if (draft.trim() !== '' && draft !== read(begunWith(key))) return;
  write(key, text);
  write(begunWith(key), text);
}

/** A text that is kept while the tab is open, also over a reload (SPEC §5); emptying it forgets it. */
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

/** Forgets a draft that has arrived; what was written since stays. */
export function settleDraft(key: string, arrived: string): void {
  if (read(key) === arrived) write(key, '');
}

/** Drafts that end with a logout are kept under this. */
export const OWN_DRAFTS = 'own.';

/** Where an answer to feedback should go: it says who wrote. */
export const CONTACT_DRAFT = `${OWN_DRAFTS}contact`;

/** Whose drafts they are; with them it goes. */
const OWNER = `${OWN_DRAFTS}owner`;

/** Says who uses this tab now, null for a visitor: what somebody else had begun to write goes. */
export function keepDraftsOf(username: string | null): void {
  if (read(OWNER) !== (username ?? '')) forgetDrafts();
  write(OWNER, username ?? '');
}

/** Forgets where answers should go: every visitor's feedback would show it. */
export function forgetContact(): void {
  write(CONTACT_DRAFT, '');
}

const forgetters = new Set<() => void>();

/** Has it called when what a user had begun is to be forgotten. */
export function onDraftsForgotten(forget: () => void): void {
  forgetters.add(forget);
}

/** Forgets what a user had begun to write. */
export function forgetDrafts(): void {
  for (const forget of forgetters) forget();
  try {
    for (const key of Object.keys(sessionStorage)) if (key.startsWith(OWN_DRAFTS)) sessionStorage.removeItem(key);
  } catch {
    // Blocked: there are none.
  }
}
