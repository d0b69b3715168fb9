import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { attractionId } from '#common/places/attractionId.ts';
import { session } from '#web/app/user/session.ts';
import type { Viewer } from '#web/data/own/ownParts.ts';
import { clearOwnData } from '#web/data/owner.ts';
import { setViewer } from '#web/features/account/viewer.ts';
import { ensureViewer, provideSession } from '#web/features/account/viewerLoading.ts';
import { type Entry, ENTRY_FORMAT } from '#web/features/offline/outbox/entries.ts';
import { pending } from '#web/features/offline/outbox/pending.ts';
import { answering } from '#web/test/answering.ts';
import { refused } from '#web/test/refused.ts';
import { renderWithRelay } from '#web/test/renderWithRelay.tsx';
import { Toaster } from '#web/ui/feedback/Toaster.tsx';
import { hideToast } from '#web/ui/feedback/toasts.ts';
import { PlaceComments } from './PlaceComments.tsx';

const PLACE = attractionId(5);
const maija = { id: 'Profile:maija', username: 'Maija' };
const matti = { id: 'Profile:matti', username: 'Matti' };
const asMaija: Viewer = {
  username: 'Maija',
  profileId: maija.id,
  email: 'maija@example.fi',
  role: 'USER',
  language: 'fi',
  description: '',
  profileImage: null,
  created: '2026-01-01T00:00:00Z',
};
const asAdmin: Viewer = { ...asMaija, role: 'ADMIN' };

function comment(commentId: number, text: string, author: typeof maija | null, isEdited = false) {
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
function page(viewer: Viewer | null, comments: readonly Comment[], endCursor: string | null = null) {
  setViewer(viewer);
  const edges = comments.map((node) => ({ cursor: `c${node.commentId}`, node }));
  const pageInfo = { hasNextPage: endCursor !== null, hasPreviousPage: false, startCursor: null, endCursor };
  return {
    attraction: { __typename: 'Attraction', id: 'Attraction:5', attractionId: PLACE, comments: { edges, pageInfo } },
  };
}

const added = (commentId: number, text: string) => ({
  addComment: {
    __typename: 'AddCommentPayload',
    commentEdge: { __typename: 'CommentEdge', cursor: 'new', node: comment(commentId, text, maija) },
  },
});
const edited = (commentId: number, text: string) => ({
  editComment: { __typename: 'EditCommentPayload', comment: { id: `Comment:${commentId}`, text, isEdited: true } },
});
const removed = (commentId: number) => ({
  deleteComment: { __typename: 'DeleteCommentPayload', deletedCommentId: `Comment:${commentId}` },
});

const field = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Kirjoita kommentti' });
const form = () => screen.queryByRole('textbox', { name: 'Kirjoita kommentti' });
const button = (name: string) => screen.getByRole('button', { name });
const rows = () =>
  within(screen.getByRole('list'))
    .getAllByRole('listitem')
    .map((row) => row.textContent);

type Data = Readonly<Record<string, unknown>>;

async function shown(...answers: (Data | Promise<Data> | number | null)[]) {
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

beforeEach(() => clearOwnData());

// Who is logged in is asked once in a visit, when its code has come: no test is to answer that.
beforeAll(async () => {
  answering({ viewer: null });
  provideSession(async () => session);
  await ensureViewer();
  vi.unstubAllGlobals();
});

afterEach(() => {
  vi.unstubAllGlobals();
  hideToast();
  setViewer(null);
});

describe('the comments of a place', () => {
  // SPEC §2: Detail: comments; newest first, with author, relative time and the mark of an edit (RULINGS 21)
  // SPEC §3, §9: An asterisk is shown if updated differs from created by more than 60 s
  test('stand newest first, with their authors, when they were written and whether they were changed', async () => {
    await shown(page(null, [comment(2, 'Hieno paikka\nsyksyllä', matti, true), comment(50, 'Vanha', null)]));
    expect(rows()).toEqual([
      expect.stringMatching(/^MMatti2\u00A0t sitten\*MuokattuHieno paikka\nsyksylläIlmoita$/),
      expect.stringMatching(/Poistunut käyttäjä2\u00A0pv sittenVanhaIlmoita$/),
    ]);
    expect(screen.getByRole('link', { name: 'Matti' }).getAttribute('href')).toBe('/v/profile/Matti');
    expect(screen.queryByRole('link', { name: 'Poistunut käyttäjä' })).toBeNull();
    expect(screen.getByText('*').getAttribute('aria-hidden')).toBe('true');
  });

  test('are asked for again when a pending one has arrived, though an older answer is still to come', async () => {
    const entry: Entry = {
      id: 'attempt',
      profileId: maija.id,
      format: ENTRY_FORMAT,
      placeName: 'Linna',
      madeAt: '2026-11-27T10:00:00Z',
      isTried: true,
      problem: null,
      deed: { kind: 'comment', place: PLACE, text: 'Matkalta' },
    };
    pending.set({ profileId: maija.id, entries: [entry] });
    let answer: (data: Data) => void = () => undefined;
    const older = new Promise<Data>((resolve) => (answer = resolve));
    answering(older, page(asMaija, [comment(1, 'Matkalta', maija)]));
    await renderWithRelay(<PlaceComments id={PLACE} name="Linna" />, { url: '/v/place/5' });
    await act(async () => pending.set({ profileId: maija.id, entries: [] }));
    await act(async () => answer(page(asMaija, [])));
    await waitFor(() => expect(rows()).toEqual([expect.stringContaining('Matkalta')]));
  });

  test('that there are none of is said', async () => {
    await shown(page(null, []));
    expect(screen.getByText('Ei vielä kommentteja.')).toBeTruthy();
    expect(form()).toBeNull();
  });

  // SPEC §2: Detail: comments; newest first, with author, relative time and the mark of an edit (RULINGS 21)
  test('come in further pages on demand, and the first of them takes the focus', async () => {
    const { user, asked } = await shown(page(null, [comment(1, 'Uusi', matti)], 'next'), {
      node: page(null, [comment(9, 'Vanhempi', matti)]).attraction,
    });
    await user.click(button('Näytä vanhempia kommentteja'));
    await waitFor(() => expect(rows()).toHaveLength(2));
    expect(asked[1]?.variables).toMatchObject({ cursor: 'next', count: 20 });
    expect(screen.queryByRole('button', { name: 'Näytä vanhempia kommentteja' })).toBeNull();
    await waitFor(() => expect(document.activeElement?.textContent).toContain('Vanhempi'));
  });

  test('that do not come say so, and are asked for again', async () => {
    const asked = answering(null, page(null, []));
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const { user } = await renderWithRelay(<PlaceComments id={PLACE} name="Linna" />, { url: '/v/place/5' });
    await user.click(await screen.findByRole('button', { name: 'Yritä uudelleen' }));
    await screen.findByText('Ei vielä kommentteja.');
    expect(asked).toHaveLength(2);
    vi.restoreAllMocks();
  });
});

describe('writing a comment', () => {
  // SPEC §5: The form shows only when logged in and the first comment is not already the user's own
  test('is not offered to a visitor, nor while the newest comment is one’s own', async () => {
    const { unmount } = await shown(page(asMaija, [comment(1, 'Oma', maija), comment(2, 'Muun', matti)]));
    expect(form()).toBeNull();
    unmount();
    clearOwnData();
    await shown(page(asMaija, [comment(1, 'Muun', matti), comment(2, 'Oma', maija)]));
    expect(form()).not.toBeNull();
  });

  test('is sent with Enter and stands first before the server has answered; nothing is loaded again', async () => {
    let answer = (_data: object) => {};
    const late = new Promise<Record<string, unknown>>((resolve) => {
      answer = (data) => resolve({ ...data });
    });
    const { user, asked } = await shown(page(asMaija, [comment(2, 'Muun', matti)]), late);
    await user.type(field(), 'Ensimmäinen{Shift>}{Enter}{/Shift}rivi toinen{Enter}');
    await waitFor(() => expect(rows()[0]).toContain('Ensimmäinen\nrivi toinen'));
    expect(rows()[0]).toContain('Lähetetään…');
    expect([form(), document.activeElement]).toEqual([null, screen.getByRole('list')]);
    answer(added(0, 'Ensimmäinen\nrivi toinen'));
    await waitFor(() => expect(rows()[0]).toContain('juuri nyt'));
    expect(screen.getByText('Kommentti on lähetetty')).toBeTruthy();
    expect([rows().length, asked.length, sessionStorage.length]).toEqual([2, 2, 0]);
    expect(asked[1]?.variables).toMatchObject({
      input: {
        attractionId: 5,
        text: 'Ensimmäinen\nrivi toinen',
        clientMutationId: expect.stringMatching(/^\w{10,}$/),
      },
    });
  });

  // SPEC §5: Comment: max 500; empty after trim 'Syötä viesti'; Enter submits
  test('without a text asks for one, and sends nothing', async () => {
    const { user, asked } = await shown(page(asMaija, []));
    await user.type(field(), '   {Enter}');
    expect(screen.getByRole('alert').textContent).toBe('Syötä viesti');
    expect([document.activeElement, asked.length]).toEqual([field(), 1]);
    await user.type(field(), 'x');
    expect(screen.getByRole('alert').textContent).toBe('');
  });

  test('counts what is left near the end, and takes no more than 500 characters', async () => {
    const { user } = await shown(page(asMaija, []));
    await user.click(field());
    await user.paste('a'.repeat(400));
    expect(screen.queryByText(/merkkiä jäljellä/)).toBeNull();
    await user.paste('a'.repeat(200));
    expect([field().value.length, screen.getByText('0 merkkiä jäljellä')]).toEqual([500, expect.anything()]);
  });

  test('keeps its draft while the tab is open', async () => {
    const { user, unmount } = await shown(page(asMaija, []));
    await user.type(field(), 'Kesken');
    unmount();
    clearOwnData();
    await shown(page(asMaija, []));
    expect(field().value).toBe('Kesken');
  });

  // Issue "What people add": A comment that could not be sent is not lost
  test.each([
    [null, 'Palvelimeen ei saada yhteyttä. Tarkista verkkoyhteys.'],
    [500, 'Kommentin lähettäminen ei onnistunut. Teksti säilyy tässä välilehdessä.'],
    [429, 'Liian monta yritystä. Odota 2 minuuttia ja yritä uudelleen.'],
    [
      { addComment: refused('RateLimitedError', { retryAfterS: 60 }) },
      'Liian monta yritystä. Odota 1 minuutti ja yritä uudelleen.',
    ],
    [{ addComment: refused('InvalidInputError', { parameterName: 'text', detail: 'tooShort' }) }, 'Syötä viesti'],
    [
      { addComment: refused('NotFoundError', {}) },
      'Kommentin lähettäminen ei onnistunut. Teksti säilyy tässä välilehdessä.',
    ],
  ])(
    'that fails (%j) loses nothing: the text stands in the form again, and sent again it is the same call',
    async (failure, words) => {
      const { user, asked } = await shown(page(asMaija, [comment(2, 'Muun', matti)]), failure, added(7, 'Tärkeä'));
      await user.type(field(), 'Tärkeä');
      await user.click(button('Lähetä'));
      await waitFor(() => expect(screen.getByRole('alert').textContent).toBe(words));
      expect([field().value, document.activeElement, rows().length]).toEqual(['Tärkeä', field(), 1]);
      await user.click(button('Lähetä'));
      await waitFor(() => expect(rows()).toHaveLength(2));
      expect(form()).toBeNull();
      expect(asked[2]?.variables).toEqual(asked[1]?.variables);
    },
  );

  // Issue "What people add": A comment that could not be sent is not lost
  test('that fails after its place was left is reported by a notice; its text is restored in the place', async () => {
    let lose: (answer: Data) => void = () => undefined;
    const { user, unmount } = await shown(page(asMaija, []), new Promise((resolve) => (lose = resolve)));
    await user.type(field(), 'Tärkeä{Enter}');
    await waitFor(() => expect(rows()).toHaveLength(1));
    unmount();
    await renderWithRelay(<Toaster />);
    await act(async () => lose({ addComment: refused('NotFoundError', {}) }));
    expect(await screen.findByText(/^Kommentin lähettäminen ei onnistunut/)).toBeTruthy();
    await shown(page(asMaija, []));
    expect(field().value).toBe('Tärkeä');
  });

  test('clicked twice sends it once', async () => {
    const { user, asked } = await shown(page(asMaija, []), added(7, 'Kerran'));
    await user.type(field(), 'Kerran');
    await user.dblClick(button('Lähetä'));
    await waitFor(() => expect(rows()).toHaveLength(1));
    expect(asked).toHaveLength(2);
  });
});

describe('one’s own comment', () => {
  // SPEC §4: Comment: viewing, editing (saved, list returned replaced)
  test('is edited in its place, and given up by Escape or its button', async () => {
    const { user, asked } = await shown(page(asMaija, [comment(2, 'Vanha teksti', maija)]), edited(2, 'Uusi teksti'));
    await user.click(button('Muokkaa'));
    const editor = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Muokkaa kommenttia' });
    expect([editor.value, document.activeElement]).toEqual(['Vanha teksti', editor]);
    await user.keyboard('{Escape}');
    expect([rows()[0], document.activeElement]).toEqual([expect.stringContaining('Vanha teksti'), button('Muokkaa')]);
    await user.click(button('Muokkaa'));
    await user.clear(screen.getByRole('textbox'));
    await user.click(button('Tallenna'));
    expect(screen.getByRole('alert').textContent).toBe('Syötä viesti');
    await user.type(screen.getByRole('textbox'), 'Uusi teksti{Enter}');
    await waitFor(() => expect(rows()[0]).toContain('*MuokattuUusi teksti'));
    expect([document.activeElement, sessionStorage.length]).toEqual([button('Muokkaa'), 0]);
    expect(asked[1]?.variables).toEqual({ input: { id: 'Comment:2', text: 'Uusi teksti' } });
  });

  // Issue "What people add": A comment that could not be sent is not lost
  test('is not written on while it is being saved', async () => {
    let arrive: (answer: Data) => void = () => undefined;
    const { user } = await shown(
      page(asMaija, [comment(2, 'Vanha', maija)]),
      new Promise((resolve) => (arrive = resolve)),
    );
    await user.click(button('Muokkaa'));
    await user.type(screen.getByRole('textbox'), ' ja uusi{Enter} lisää');
    expect(screen.getByRole<HTMLTextAreaElement>('textbox').value).toBe('Vanha ja uusi');
    await act(async () => arrive(edited(2, 'Vanha ja uusi')));
    await waitFor(() => expect(rows()[0]).toContain('Vanha ja uusi'));
  });

  // Issue "What people add": A comment that could not be sent is not lost
  test('whose edit fails after its place has been left is told by a notice', async () => {
    let lose: (answer: Data) => void = () => undefined;
    const { user, unmount } = await shown(
      page(asMaija, [comment(2, 'Vanha', maija)]),
      new Promise((resolve) => (lose = resolve)),
    );
    await user.click(button('Muokkaa'));
    await user.type(screen.getByRole('textbox'), ' ja uusi{Enter}');
    unmount();
    await renderWithRelay(<Toaster />);
    await act(async () => lose({ editComment: refused('NotFoundError', {}) }));
    expect(await screen.findByText(/^Kommentin tallentaminen ei onnistunut/)).toBeTruthy();
  });

  test('that could not be saved stays as it was written', async () => {
    const { user } = await shown(page(asMaija, [comment(2, 'Vanha', maija)]), 500);
    await user.click(button('Muokkaa'));
    await user.type(screen.getByRole('textbox'), ' ja uusi{Enter}');
    await waitFor(() =>
      expect(screen.getByRole('alert').textContent).toBe(
        'Kommentin tallentaminen ei onnistunut. Teksti säilyy tässä välilehdessä.',
      ),
    );
    expect(screen.getByRole<HTMLTextAreaElement>('textbox').value).toBe('Vanha ja uusi');
  });

  // SPEC §4: Comment: deleted (shows 'Deleted! Restore message'; restore re-adds the comment as a new one)
  test('is deleted at once, with a note that restores it as a new one', async () => {
    const { user, asked } = await shown(
      page(asMaija, [comment(1, 'Muun', matti), comment(2, 'Oma', maija)]),
      removed(2),
      added(0, 'Oma'),
    );
    await user.click(button('Poista'));
    expect(rows()).toEqual([expect.stringContaining('Muun'), 'Poistettu!Palauta viesti']);
    await waitFor(() => expect(asked).toHaveLength(2));
    expect(document.activeElement?.textContent).toBe('Poistettu!Palauta viesti');
    await user.click(button('Palauta viesti'));
    await waitFor(() => expect(rows()).toEqual([expect.stringContaining('Oma'), expect.stringContaining('Muun')]));
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('list')));
    expect([asked[1]?.variables, asked[2]?.variables]).toMatchObject([
      { input: { id: 'Comment:2' } },
      { input: { attractionId: 5, text: 'Oma' } },
    ]);
  });

  test('that could not be deleted stands where it was, and a notice says so', async () => {
    const { user } = await shown(page(asMaija, [comment(1, 'Muun', matti), comment(2, 'Oma', maija)]), 500);
    await user.click(button('Poista'));
    await waitFor(() => expect(rows()).toEqual([expect.stringContaining('Muun'), expect.stringContaining('Oma')]));
    expect(screen.getByText('Kommentin poistaminen ei onnistunut.')).toBeTruthy();
  });

  // SPEC §4: Comment: deleted (shows 'Deleted! Restore message'; restore re-adds the comment as a new one)
  test('that could not be restored can be tried again', async () => {
    const { user } = await shown(page(asMaija, [comment(2, 'Oma', maija)]), removed(2), null, added(3, 'Oma'));
    await user.click(button('Poista'));
    await user.click(button('Palauta viesti'));
    await waitFor(() => expect(screen.getByText('Palvelimeen ei saada yhteyttä. Tarkista verkkoyhteys.')).toBeTruthy());
    await user.click(button('Palauta viesti'));
    await waitFor(() => expect(rows()).toEqual([expect.stringContaining('Oma')]));
  });
});

describe('the comment of somebody else', () => {
  test('is changed by nobody else', async () => {
    await shown(page(asMaija, [comment(1, 'Muun', matti), comment(2, 'Poistuneen', null)]));
    expect(screen.queryByRole('button', { name: /Muokkaa|Poista/ })).toBeNull();
  });

  test('is edited and deleted by an admin, who does not restore it under their own name', async () => {
    const { user } = await shown(page(asAdmin, [comment(1, 'Sopimaton', matti)]), removed(1));
    expect(button('Muokkaa')).toBeTruthy();
    await user.click(button('Poista'));
    expect(rows()).toEqual(['Poistettu!']);
    await waitFor(() => expect(form()).not.toBeNull());
  });
});
