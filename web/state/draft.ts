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

/** Begins a draft where there is none yet; what the visitor has begun stays. */
export function beginDraft(key: string, text: string): void {
  if (read(key).trim() === '') write(key, text);
}

/** A text that is kept while the tab is open, also over a reload (SPEC §5); emptying it forgets it. */
export function useDraft(key: string): readonly [text: string, setText: (text: string) => void] {
  const [text, setText] = useState(() => read(key));
  return [
    text,
    (next) => {
      write(key, next);
      setText(next);
    },
  ];
}

/** Drafts that end with a logout are kept under this. */
export const OWN_DRAFTS = 'own.';

/** Where an answer to feedback should go: it says who wrote. */
export const CONTACT_DRAFT = `${OWN_DRAFTS}contact`;

/** Forgets what a user had begun to write. */
export function forgetDrafts(): void {
  try {
    for (const key of Object.keys(sessionStorage)) if (key.startsWith(OWN_DRAFTS)) sessionStorage.removeItem(key);
  } catch {
    // Blocked: there are none.
  }
}
