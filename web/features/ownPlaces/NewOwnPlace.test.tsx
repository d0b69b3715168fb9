import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { DEFAULT_FILTER } from '#common/urls/viewLocation.ts';
import { clearOwnData } from '#web/data/owner.ts';
import { setViewer } from '#web/features/account/viewer.ts';
import { PointDetail } from '#web/features/place/PointDetail.tsx';
import { textsOf } from '#web/i18n/messages.ts';
import { type Answer, answering } from '#web/test/answering.ts';
import { hiker } from '#web/test/hiker.ts';
import { ownPlaceNode } from '#web/test/ownPlace.ts';
import { refused } from '#web/test/refused.ts';
import { renderWithRelay } from '#web/test/renderWithRelay.tsx';

const added = {
  addOwnPlace: {
    __typename: 'AddOwnPlacePayload',
    ownPlaceEdge: { __typename: 'ViewerOwnPlacesEdge', cursor: 'c', node: ownPlaceNode() },
  },
};
const field = () => screen.findByRole<HTMLInputElement>('textbox', { name: 'Paikan nimi' });
const save = () => screen.getByRole('button', { name: 'Tallenna' });

async function addAt(...answers: readonly Answer[]) {
  const asked = answering(...answers);
  const view = await renderWithRelay(<PointDetail position={[24.9415, 60.1718]} filter={DEFAULT_FILTER} />, {
    url: '/v/map?point=24.9415,60.1718',
  });
  await view.user.click(screen.getByRole('button', { name: 'Lisää oma paikka', expanded: false }));
  return { ...view, asked, inputs: () => asked.map(({ variables }) => variables['input']) };
}

/** The code and the texts are loaded before the tests: a busy machine takes its time. */
beforeAll(() => Promise.all([import('./NewOwnPlace.tsx'), textsOf('own', 'fi')]));
beforeEach(() => setViewer(hiker));
afterEach(() => {
  vi.unstubAllGlobals();
  act(() => {
    setViewer(null);
    clearOwnData();
  });
});

describe('a new own place', () => {
  // SPEC §2: Special cases: id -1 is a coordinate point with the coordinates as name, a route link and an
  //   add-own-place button
  test('is stored by Save and not before, once however often it is clicked, and is then open', async () => {
    let arrive = () => {};
    const later = new Promise<typeof added>((resolve) => {
      arrive = () => resolve(added);
    });
    const { user, inputs, path } = await addAt(later);
    await user.type(await field(), ' Oma laavu ');
    expect(inputs()).toEqual([]);
    await user.dblClick(save());
    await act(async () => arrive());
    await waitFor(() => expect(path()).toBe('/v/map/300000000000000'));
    expect(inputs()).toEqual([
      { name: 'Oma laavu', lon: 24.9415, lat: 60.1718, clientMutationId: expect.stringMatching(/^\w{8,}$/) },
    ]);
  });

  test('is not opened when the user has gone to another page while it was being saved', async () => {
    let arrive = () => {};
    const later = new Promise<typeof added>((resolve) => {
      arrive = () => resolve(added);
    });
    const { user, router, path } = await addAt(later);
    await user.type(await field(), 'Oma laavu');
    await user.click(save());
    await act(() => router.navigate('/v/place/5'));
    await act(async () => arrive());
    await act(async () => new Promise((soon) => setTimeout(soon)));
    expect(path()).toBe('/v/place/5');
  });

  test('needs no name', async () => {
    const { user, inputs } = await addAt(added);
    await field();
    await user.click(save());
    await waitFor(() => expect(inputs()).toMatchObject([{ name: '' }]));
  });

  test('preserves its name when the server is not reached, and is the same place when it is sent again', async () => {
    const { user, inputs, path } = await addAt(null, added);
    await user.type(await field(), 'Oma laavu');
    await user.click(save());
    expect(await screen.findByText('Palvelimeen ei saada yhteyttä. Tarkista verkkoyhteys.')).toBeTruthy();
    expect((await field()).value).toBe('Oma laavu');
    await user.click(save());
    await waitFor(() => expect(path()).toBe('/v/map/300000000000000'));
    const [first, second] = inputs();
    expect(second).toEqual(first);
  });

  // SPEC §2: Own places lie inside Finland
  test.each([
    ['pos', 'outsideFinland', 'Kohta on Suomen ulkopuolella. Omia paikkoja voi lisätä vain Suomeen.'],
    ['name', 'tooMany', 'Omien paikkojen enimmäismäärä on täynnä. Poista ensin jokin niistä.'],
    ['name', 'tooLong', 'Nimi on liian pitkä: enintään 100 merkkiä.'],
  ])('that is refused for %s %s says why and preserves its name', async (parameterName, detail, sentence) => {
    const { user } = await addAt({ addOwnPlace: refused('InvalidInputError', { parameterName, detail }) });
    await user.type(await field(), 'Laavu');
    await user.click(save());
    expect(await screen.findByText(sentence)).toBeTruthy();
    expect((await field()).value).toBe('Laavu');
  });
});
