import { act, fireEvent, screen, within } from '@testing-library/react';
import { commitLocalUpdate } from 'relay-runtime';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { attractionId } from '#common/places/attractionId.ts';
import { clearOwnData } from '#web/data/owner.ts';
import { environment } from '#web/data/relay/environment.ts';
import { answering } from '#web/test/answering.ts';
import { refused } from '#web/test/refused.ts';
import { renderWithRelay } from '#web/test/renderWithRelay.tsx';
import { Toaster } from '#web/ui/feedback/Toaster.tsx';
import { hideToast } from '#web/ui/feedback/toasts.ts';
import { PlaceModeration } from './PlaceModeration.tsx';

const CASTLE = attractionId(5);
const place = (...aliases: readonly string[]) => ({ __typename: 'Attraction', id: 'Attraction:5', aliases });
const stored = (...names: readonly string[]) => ({
  alternativeNames: { edges: names.map((name) => ({ node: { name } })) },
  hiddenAttractions: { edges: [] },
  moderationImages: { edges: [] },
});
const named = (...aliases: readonly string[]) => ({
  setAlternativeName: { __typename: 'SetAlternativeNamePayload', attraction: place(...aliases) },
});
/** What the pages of the place show. */
const shownNames = () => environment.getStore().getSource().get('Attraction:5')?.['aliases'];
const field = () => screen.findByRole<HTMLInputElement>('textbox', { name: 'Uusi vaihtoehtoinen nimi' });

async function save(name: string) {
  fireEvent.change(await field(), { target: { value: name } });
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Tallenna' })));
}

async function shown() {
  await renderWithRelay(
    <>
      <PlaceModeration id={CASTLE} recordId="Attraction:5" />
      <Toaster />
    </>,
  );
  await field();
}

beforeEach(clearOwnData);

afterEach(() => {
  vi.unstubAllGlobals();
  hideToast();
});

describe('the alternative name of a place', () => {
  // SPEC §5: Alternative name: at least 2 characters; §7 PUT `attractions/{id}/name`; RULINGS 23 searchable and shown
  test('of fewer than two characters is not sent, and a notice says how many it needs', async () => {
    const asked = answering(stored());
    await shown();
    await save(' a ');
    expect(await screen.findByText('Vähintään 2 merkkiä')).toBeTruthy();
    expect((await field()).getAttribute('aria-invalid')).toBe('true');
    expect(document.activeElement).toBe(await field());
    expect(asked).toHaveLength(1);
  });

  // SPEC §5: Alternative name: at least 2 characters; §7 PUT `attractions/{id}/name`; RULINGS 23 searchable and shown
  test('replaces the one before with an OK, and is deleted by its button', async () => {
    const asked = answering(stored('Vanha'), named('Kruununlinna'), named());
    await shown();
    await save(' Kruununlinna ');
    expect(await screen.findByText('OK')).toBeTruthy();
    expect(screen.queryByText('Vanha')).toBeNull();
    expect((await field()).value).toBe('');
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Poista nimi Kruununlinna' })));
    expect(screen.queryByText('Kruununlinna')).toBeNull();
    expect(asked.slice(1).map(({ variables }) => variables.input)).toEqual([
      { attractionId: 5, name: 'Kruununlinna' },
      { attractionId: 5, name: null },
    ]);
  });

  // SPEC §5: Alternative name: at least 2 characters; §7 PUT `attractions/{id}/name`; RULINGS 23 searchable and shown
  test('is shown as it is now, also where the page came from a cache that was filled before', async () => {
    commitLocalUpdate(
      environment,
      (store) => void store.create('Attraction:5', 'Attraction').setValue(['Vanha'], 'aliases'),
    );
    answering(stored('Kruununlinna'), named());
    await shown();
    expect(shownNames()).toEqual(['Kruununlinna']);
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Poista nimi Kruununlinna' })));
    expect(shownNames()).toEqual([]);
  });

  test('that is refused preserves its text and says why', async () => {
    answering(
      stored(),
      { setAlternativeName: refused('InvalidInputError', { parameterName: 'name', detail: 'invalidCharacters' }) },
      { setAlternativeName: refused('NotAuthorizedError', { reason: 'FORBIDDEN' }) },
      null,
    );
    await shown();
    for (const why of [
      'Nimessä on kiellettyjä merkkejä.',
      'Sinulla ei ole enää ylläpitäjän oikeuksia.',
      'Palvelimeen ei saada yhteyttä. Tarkista verkkoyhteys.',
    ]) {
      await save('---');
      expect(await screen.findByText(why)).toBeTruthy();
      expect((await field()).value).toBe('---');
    }
  });
});

describe('hiding the place', () => {
  const hidden = { __typename: 'HideAttractionPayload', hiddenAttraction: { reason: 'Yksityinen piha' } };
  const restored = { __typename: 'RestoreAttractionPayload', attraction: place() };
  const press = (name: string) => act(async () => fireEvent.click(screen.getByRole('button', { name })));
  const reason = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Syy' });

  test('needs a reason, which is then shown beside the button that restores the place', async () => {
    const asked = answering(stored(), { hideAttraction: hidden }, { restoreAttraction: restored });
    await shown();
    await press('Piilota kohde');
    const dialog = within(screen.getByRole('dialog', { name: 'Piilotetaanko tämä kohde?' }));
    const send = () => act(async () => fireEvent.click(dialog.getByRole('button', { name: 'Piilota kohde' })));
    await send();
    expect(await screen.findByText('Kirjoita syy.')).toBeTruthy();
    expect(asked).toHaveLength(1);
    fireEvent.change(reason(), { target: { value: ' Yksityinen piha ' } });
    await send();
    expect(await screen.findByText('Yksityinen piha')).toBeTruthy();
    expect(screen.queryByRole('dialog')).toBeNull();
    await press('Palauta näkyviin');
    expect(await screen.findByRole('button', { name: 'Piilota kohde' })).toBeTruthy();
    expect(asked.slice(1).map(({ variables }) => variables.input)).toEqual([
      { attractionId: 5, reason: 'Yksityinen piha' },
      { attractionId: 5 },
    ]);
  });

  test('that is refused preserves the reason and says why', async () => {
    answering(stored(), { hideAttraction: refused('NotAuthorizedError', { reason: 'FORBIDDEN' }) });
    await shown();
    await press('Piilota kohde');
    fireEvent.change(reason(), { target: { value: 'Yksityinen piha' } });
    const dialog = within(screen.getByRole('dialog'));
    await act(async () => fireEvent.click(dialog.getByRole('button', { name: 'Piilota kohde' })));
    expect(await screen.findByText('Sinulla ei ole enää ylläpitäjän oikeuksia.')).toBeTruthy();
    expect(reason().value).toBe('Yksityinen piha');
  });
});
