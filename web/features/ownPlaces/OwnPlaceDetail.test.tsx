import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { attractionId } from '#common/places/attractionId.ts';
import { clearOwnData } from '#web/data/owner.ts';
import { setViewer, setViewerUnknown } from '#web/features/account/viewer.ts';
import { notes } from '#web/features/notes/notes.ts';
import { textsOf } from '#web/i18n/messages.ts';
import { type Answer, answering } from '#web/test/answering.ts';
import { hiker } from '#web/test/hiker.ts';
import { nobodyLoggedIn } from '#web/test/nobodyLoggedIn.ts';
import { ownPlaceNode } from '#web/test/ownPlace.ts';
import { refused } from '#web/test/refused.ts';
import { renderWithRelay } from '#web/test/renderWithRelay.tsx';
import { OwnPlaceDetail } from './OwnPlaceDetail.tsx';
import { ownPlaces } from './ownPlaces.ts';

const viewerWith = (...nodes: readonly object[]) => ({
  viewer: {
    id: 'v',
    ownPlaces: {
      edges: nodes.map((node) => ({ cursor: 'c', node })),
      pageInfo: { endCursor: null, hasNextPage: false },
    },
  },
});
const press = (name: string) => screen.getByRole('button', { name });
const heading = () => screen.getByRole('heading', { level: 1 }).textContent;

/** The user has one place, which is open; later calls are answered in turn. */
async function open(node = ownPlaceNode(), ...answers: readonly Answer[]) {
  const asked = answering(viewerWith(node), ...answers);
  notes.set({ status: 'known', value: new Map() });
  const view = await renderWithRelay(<OwnPlaceDetail id={attractionId(3e14)} />, { url: '/v/place/300000000000000' });
  await act(async () => void ownPlaces.follow('fi'));
  await screen.findByRole('heading', { level: 1 });
  return { ...view, asked };
}

nobodyLoggedIn();
beforeAll(() => textsOf('own', 'fi'));

beforeEach(() => {
  setViewer(hiker);
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
});

afterEach(() => {
  vi.unstubAllGlobals();
  act(() => {
    setViewer(null);
    clearOwnData();
  });
});

describe('an own place', () => {
  // SPEC §2: Special cases: own places (edit name, delete, private note); §4 view, edit (name input), saving, view;
  //   delete needs a confirmation dialog containing the name; afterwards the list view shows
  test('shows its owner name, length of a track, coordinates, directions, a note, that it is private', async () => {
    const { user } = await open(
      ownPlaceNode({
        lengthM: 2480,
        line: [
          [
            [25, 61],
            [25.1, 61],
          ],
        ],
      }),
    );
    expect([heading(), document.title]).toEqual(['Oma laavu', 'Oma laavu – Taival']);
    expect(screen.getByText('Vain sinä näet tämän paikan.')).toBeTruthy();
    expect(screen.getByText(/2,5/)).toBeTruthy();
    expect(screen.getByText('61.00000, 25.00000')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Reittiohje' }));
    expect(screen.getByRole('link', { name: 'Google Maps' }).getAttribute('href')).toContain(
      'destination=61.00000%2C25.00000',
    );
    expect(screen.getByRole('textbox', { name: 'Oma muistiinpano' })).toBeTruthy();
  });

  test('takes no comments and no photos and is not shared', async () => {
    await open();
    expect(screen.queryByRole('button', { name: /Jaa|Lisää kuva|Lataa/ })).toBeNull();
    expect(screen.getAllByRole('textbox')).toHaveLength(1);
  });

  test('is not found after a logout', async () => {
    await open();
    await act(async () => {
      clearOwnData();
      setViewer(null);
    });
    expect(heading()).toBe('Kohdetta ei löytynyt');
    expect(document.body.textContent).not.toContain('Oma laavu');
  });

  test('of another id is not found', async () => {
    await open(ownPlaceNode({ id: attractionId(3e14 + 1) }));
    expect(heading()).toBe('Kohdetta ei löytynyt');
  });

  test('is waited for while the user is not known', async () => {
    setViewerUnknown();
    answering();
    await renderWithRelay(<OwnPlaceDetail id={attractionId(3e14)} />);
    expect(screen.queryByRole('heading')).toBeNull();
  });
});

describe('its name', () => {
  const renamed = (name: string) => ({
    renameOwnPlace: { __typename: 'RenameOwnPlacePayload', ownPlace: ownPlaceNode({ name }) },
  });

  // SPEC §2: Special cases: own places (edit name, delete, private note); §4 view, edit (name input), saving, view;
  //   delete needs a confirmation dialog containing the name; afterwards the list view shows
  test('is edited, saved once however often Save is clicked, and shown', async () => {
    let arrive = (_answer: ReturnType<typeof renamed>) => {};
    const later = new Promise<ReturnType<typeof renamed>>((resolve) => {
      arrive = resolve;
    });
    const { user, asked } = await open(ownPlaceNode(), later);
    await user.click(press('Muuta nimeä'));
    const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Paikan nimi' });
    expect([field.value, document.activeElement]).toEqual(['Oma laavu', field]);
    await user.clear(field);
    await user.type(field, ' Uusi laavu ');
    await user.dblClick(press('Tallenna'));
    await act(async () => arrive(renamed('Uusi laavu')));
    expect(asked.slice(1).map(({ variables }) => variables['input'])).toEqual([{ id: 3e14, name: 'Uusi laavu' }]);
    await waitFor(() => expect(heading()).toBe('Uusi laavu'));
    expect([screen.queryByRole('textbox', { name: 'Paikan nimi' }), document.activeElement]).toEqual([
      null,
      press('Muuta nimeä'),
    ]);
  });

  test('that could not be saved stays in its field, with the reason', async () => {
    const { user } = await open(ownPlaceNode(), null, {
      renameOwnPlace: refused('InvalidInputError', { parameterName: 'name', detail: 'invalidCharacters' }),
    });
    await user.click(press('Muuta nimeä'));
    const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Paikan nimi' });
    await user.clear(field);
    await user.type(field, 'Kota');
    await user.click(press('Tallenna'));
    expect(await screen.findByText('Palvelimeen ei saada yhteyttä. Tarkista verkkoyhteys.')).toBeTruthy();
    await user.click(press('Tallenna'));
    expect(await screen.findByText('Nimessä on kiellettyjä merkkejä.')).toBeTruthy();
    expect([field.value, heading(), field.getAttribute('aria-invalid')]).toEqual(['Kota', 'Oma laavu', 'true']);
  });

  test('does not change when editing is cancelled', async () => {
    const { user, asked } = await open();
    await user.click(press('Muuta nimeä'));
    await user.click(screen.getAllByRole('button', { name: 'Peruuta' })[0] ?? document.body);
    expect([heading(), asked]).toEqual(['Oma laavu', [expect.anything()]]);
  });
});

describe('deleting it', () => {
  const dialog = () => within(screen.getByRole('dialog'));

  // SPEC §2: Special cases: own places (edit name, delete, private note); §4 view, edit (name input), saving, view;
  //   delete needs a confirmation dialog containing the name; afterwards the list view shows
  test('asks in a dialog that contains the name; afterwards the list shows', async () => {
    const { user, path, asked } = await open(ownPlaceNode(), {
      deleteOwnPlace: {
        __typename: 'DeleteOwnPlacePayload',
        deletedOwnPlaceId: 'OwnPlace:300000000000000',
        removedFavouriteId: null,
        removedNoteId: null,
      },
    });
    await user.click(press('Poista'));
    expect(dialog().getByRole('heading').textContent).toBe('Poistetaanko Oma laavu?');
    expect(asked).toHaveLength(1);
    await user.click(dialog().getByRole('button', { name: 'Poista paikka' }));
    await waitFor(() => expect(path()).toBe('/v/place'));
    expect(asked.slice(1).map(({ variables }) => variables['input'])).toEqual([{ id: 3e14 }]);
  });

  test('that failed leaves it, and says so', async () => {
    const { user, path } = await open(ownPlaceNode(), 500);
    await user.click(press('Poista'));
    await user.click(dialog().getByRole('button', { name: 'Poista paikka' }));
    expect(await screen.findByText('Paikan poistaminen ei onnistunut. Yritä uudelleen.')).toBeTruthy();
    expect([path(), heading()]).toEqual(['/v/place/300000000000000', 'Oma laavu']);
  });
});
