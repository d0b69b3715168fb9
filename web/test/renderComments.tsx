import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import { attractionId } from '#common/places/attractionId.ts';
import type { Viewer } from '#web/data/own/ownParts.ts';
import { clearOwnData } from '#web/data/owner.ts';
import { setViewer } from '#web/features/account/viewer.ts';
import { PlaceComments } from '#web/features/comments/PlaceComments.tsx';
import { answering } from '#web/test/answering.ts';
import { asMaija } from '#web/test/maija.ts';
import { nobodyLoggedIn } from '#web/test/nobodyLoggedIn.ts';
import { renderWithRelay } from '#web/test/renderWithRelay.tsx';
import { Toaster } from '#web/ui/feedback/Toaster.tsx';
import { hideToast } from '#web/ui/feedback/toasts.ts';

export const PLACE = attractionId(5);
export const maija = { id: asMaija.profileId, username: asMaija.username };
export const matti = { id: 'Profile:matti', username: 'Matti' };
export const asAdmin: Viewer = { ...asMaija, role: 'ADMIN' };

export function comment(commentId: number, text: string, author: typeof maija | null, isEdited = false) {
  const created = new Date(Date.now() - commentId * 3_600_000).toISOString();
  return {
    __typename: 'Comment',
    id: `Comment:${commentId}`,
    commentId,
    text,
    created,
    isEdited,
    author,
    attractionId: PLACE,
    attractionName: 'Paikka',
  };
}

type Comment = ReturnType<typeof comment>;

/** The page of a place, for a visitor or somebody who is logged in. */
export function page(viewer: Viewer | null, comments: readonly Comment[], endCursor: string | null = null) {
  setViewer(viewer);
  const edges = comments.map((node) => ({ cursor: `c${node.commentId}`, node }));
  const pageInfo = { hasNextPage: endCursor !== null, hasPreviousPage: false, startCursor: null, endCursor };
  return {
    attraction: { __typename: 'Attraction', id: 'Attraction:5', attractionId: PLACE, comments: { edges, pageInfo } },
  };
}

export const added = (commentId: number, text: string) => ({
  addComment: {
    __typename: 'AddCommentPayload',
    commentEdge: { __typename: 'CommentEdge', cursor: 'new', node: comment(commentId, text, maija) },
  },
});
export const edited = (commentId: number, text: string) => ({
  editComment: { __typename: 'EditCommentPayload', comment: { id: `Comment:${commentId}`, text, isEdited: true } },
});
export const removed = (commentId: number) => ({
  deleteComment: { __typename: 'DeleteCommentPayload', deletedCommentId: `Comment:${commentId}` },
});

export const field = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Kirjoita kommentti' });
export const form = () => screen.queryByRole('textbox', { name: 'Kirjoita kommentti' });
export const button = (name: string) => screen.getByRole('button', { name });
export const rows = () =>
  within(screen.getByRole('list'))
    .getAllByRole('listitem')
    .map((row) => row.textContent);

export type Data = Readonly<Record<string, unknown>>;

export async function shown(...answers: (Data | Promise<Data> | number | null)[]) {
  const asked = answering(...answers);
  const view = await renderWithRelay(
    <>
      <PlaceComments id={PLACE} name="Linna" />
      <Toaster />
    </>,
    { url: '/v/place/5' },
  );
  await waitFor(() => expect(view.container.querySelector('ul')).toBeTruthy());
  return { ...view, asked };
}

/**
 * Removes what the page stores of its user before each test of a file, and ends its logins and answers after each.
 */
export function eachTestBeginsAnew(): void {
  nobodyLoggedIn();
  beforeEach(() => clearOwnData());

  afterEach(() => {
    vi.unstubAllGlobals();
    hideToast();
    setViewer(null);
  });
}
