import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { clearOwnData } from '#web/data/owner.ts';
import { asMaija } from '#web/test/maija.ts';
import { refused } from '#web/test/refused.ts';
import {
  added,
  asAdmin,
  button,
  comment,
  type Data,
  eachTestBeginsAnew,
  edited,
  field,
  form,
  maija,
  matti,
  page,
  removed,
  rows,
  shown,
} from '#web/test/renderComments.tsx';
import { renderWithRelay } from '#web/test/renderWithRelay.tsx';
import { Toaster } from '#web/ui/feedback/Toaster.tsx';

eachTestBeginsAnew();

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

  test('is sent with Enter and is shown first before the server has answered; nothing is loaded again', async () => {
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
    await waitFor(() => expect(rows()[0]).toContain('hetki sitten'));
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

  test('without a text says so again after a moment of silence, so that it is read out again', async () => {
    const { user } = await shown(page(asMaija, []));
    await user.type(field(), ' {Enter}');
    const alert = screen.getByRole('alert');
    const said: (string | null)[] = [];
    new MutationObserver(() => said.push(alert.textContent)).observe(alert, { childList: true, subtree: true });
    await user.keyboard('{Enter}');
    await waitFor(() => expect(said).toEqual(['', 'Syötä viesti']));
  });

  test('counts what is left near the end, and takes no more than 500 characters', async () => {
    const { user } = await shown(page(asMaija, []));
    await user.click(field());
    await user.paste('a'.repeat(400));
    expect(screen.queryByText(/merkkiä jäljellä/)).toBeNull();
    await user.paste('a'.repeat(200));
    expect([field().value.length, screen.getByText('0 merkkiä jäljellä')]).toEqual([500, expect.anything()]);
  });

  test('has its draft restored while the tab is open', async () => {
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
    [500, 'Kommentin lähettäminen ei onnistunut. Teksti säilyy tässä välilehdessä. Yritä uudelleen.'],
    [429, 'Liian monta yritystä. Odota 2 minuuttia ja yritä uudelleen.'],
    [
      { addComment: refused('RateLimitedError', { retryAfterS: 60 }) },
      'Liian monta yritystä. Odota 1 minuutti ja yritä uudelleen.',
    ],
    [{ addComment: refused('InvalidInputError', { parameterName: 'text', detail: 'tooShort' }) }, 'Syötä viesti'],
    [
      { addComment: refused('NotFoundError', {}) },
      'Kommentin lähettäminen ei onnistunut. Teksti säilyy tässä välilehdessä. Yritä uudelleen.',
    ],
  ])(
    'that fails (%j) loses nothing: the text is in the form again, and sent again it is the same call',
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
  test('is edited in its place; Escape cancels', async () => {
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
  test('cannot be edited while it is being saved', async () => {
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
  test('whose edit fails after its place has been left is reported by a notice', async () => {
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

  test('that could not be saved stays in its field', async () => {
    const { user } = await shown(page(asMaija, [comment(2, 'Vanha', maija)]), 500);
    await user.click(button('Muokkaa'));
    await user.type(screen.getByRole('textbox'), ' ja uusi{Enter}');
    await waitFor(() =>
      expect(screen.getByRole('alert').textContent).toBe(
        'Kommentin tallentaminen ei onnistunut. Teksti säilyy tässä välilehdessä. Yritä uudelleen.',
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

  test('that could not be deleted is shown where it was, and a notice says so', async () => {
    const { user } = await shown(page(asMaija, [comment(1, 'Muun', matti), comment(2, 'Oma', maija)]), 500);
    await user.click(button('Poista'));
    await waitFor(() => expect(rows()).toEqual([expect.stringContaining('Muun'), expect.stringContaining('Oma')]));
    expect(screen.getByText('Kommentin poistaminen ei onnistunut. Yritä uudelleen.')).toBeTruthy();
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
  test('cannot be edited or deleted', async () => {
    await shown(page(asMaija, [comment(1, 'Muun', matti), comment(2, 'Poistuneen', null)]));
    expect(screen.queryByRole('button', { name: /Muokkaa|Poista/ })).toBeNull();
  });

  test('is edited and deleted by an admin, who cannot restore it under their own name', async () => {
    const { user } = await shown(page(asAdmin, [comment(1, 'Sopimaton', matti)]), removed(1));
    expect(button('Muokkaa')).toBeTruthy();
    await user.click(button('Poista'));
    expect(rows()).toEqual(['Poistettu!']);
    await waitFor(() => expect(form()).not.toBeNull());
  });
});
