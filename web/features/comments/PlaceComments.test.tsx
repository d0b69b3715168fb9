import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { type Entry, ENTRY_FORMAT } from '#web/features/offline/outbox/entries.ts';
import { showPending } from '#web/features/offline/outbox/pending.ts';
import { answering } from '#web/test/answering.ts';
import { asMaija } from '#web/test/maija.ts';
import {
  button,
  comment,
  type Data,
  eachTestBeginsAnew,
  form,
  maija,
  matti,
  page,
  PLACE,
  rows,
  shown,
} from '#web/test/renderComments.tsx';
import { renderWithRelay } from '#web/test/renderWithRelay.tsx';
import { PlaceComments } from './PlaceComments.tsx';

eachTestBeginsAnew();

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

  describe('are asked for again when a pending one has arrived', () => {
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

    /** The page of a place, whose comments are answered when `older` is called: without the one that has arrived. */
    async function asking() {
      let answer: (data: Data) => void = () => undefined;
      const older = new Promise<Data>((resolve) => (answer = resolve));
      answering(older, page(asMaija, [comment(1, 'Matkalta', maija)]));
      await renderWithRelay(<PlaceComments id={PLACE} name="Linna" />, { url: '/v/place/5' });
      return { older: () => act(async () => answer(page(asMaija, []))) };
    }

    test('though an older answer is still to come', async () => {
      showPending(maija.id, [entry]);
      const { older } = await asking();
      await act(async () => showPending(maija.id, []));
      await older();
      await waitFor(() => expect(rows()).toEqual([expect.stringContaining('Matkalta')]));
    });

    test('though it has arrived before the page showed that it waits', async () => {
      showPending(maija.id, []);
      const { older } = await asking();
      await act(async () => {
        showPending(maija.id, [entry]);
        showPending(maija.id, []);
      });
      await older();
      await waitFor(() => expect(rows()).toEqual([expect.stringContaining('Matkalta')]));
    });
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
