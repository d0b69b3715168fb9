import { act, createEvent, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { GPX_BYTES_MAX } from '#common/limits.ts';
import { clearOwnData } from '#web/data/owner.ts';
import { NAME_HEADER, SHARED_CACHE, SHARED_PATH } from '#web/features/offline/worker/shared.ts';
import { textsOf } from '#web/i18n/messages.ts';
import { OwnTexts } from '#web/i18n/OwnTexts.tsx';
import { answering } from '#web/test/answering.ts';
import { MemoryCaches } from '#web/test/memoryCaches.ts';
import { ownPlaceNode } from '#web/test/ownPlace.ts';
import { refused } from '#web/test/refused.ts';
import { renderWithRelay } from '#web/test/renderWithRelay.tsx';
import { GpxImport } from './GpxImport.tsx';

const file = (content: string | Uint8Array<ArrayBuffer> = '<gpx/>') =>
  new File([content], 'retki.gpx', { type: 'application/gpx+xml' });
const imported = (count: number, skipped: readonly object[] = []) => ({
  importOwnPlaces: {
    __typename: 'ImportOwnPlacesPayload',
    ownPlaceEdges: Array.from({ length: count }, () => ({
      __typename: 'ViewerOwnPlacesEdge',
      cursor: 'c',
      node: ownPlaceNode(),
    })),
    skipped,
  },
});
const status = () => screen.getByRole('status').textContent;

async function shown() {
  const view = await renderWithRelay(
    <OwnTexts>
      <GpxImport />
    </OwnTexts>,
  );
  await screen.findByRole('button', { name: 'Tuo GPX-tiedosto' });
  const input = view.container.querySelector('input');
  if (input === null) throw new Error('no field for a file');
  return { ...view, choose: (one: File) => view.user.upload(input, one) };
}

beforeAll(() => textsOf('own', 'fi'));
afterEach(() => {
  vi.unstubAllGlobals();
  act(clearOwnData);
});

describe('a GPX file', () => {
  test('is imported by its button: the import is shown in progress, then with the number of places', async () => {
    let arrive = () => {};
    const later = new Promise<ReturnType<typeof imported>>((resolve) => {
      arrive = () => resolve(imported(2));
    });
    const asked = answering(later);
    const { choose } = await shown();
    await choose(file());
    expect(status()).toBe('Tuodaan tiedostoa retki.gpx…');
    await act(async () => arrive());
    expect(status()).toBe('Tuotiin 2 paikkaa.');
    expect(asked.map(({ variables }) => variables['input'])).toEqual([
      { gpx: '<gpx/>', clientMutationId: expect.any(String) },
    ]);
  });

  test('that another app has shared is stored until it was imported or refused', async () => {
    const stored = new MemoryCaches();
    vi.stubGlobal('caches', stored);
    const put = async () => (await stored.open(SHARED_CACHE)).put(SHARED_PATH, new Response('<gpx/>', { headers }));
    const headers = { [NAME_HEADER]: 'retki.gpx' };
    await put();
    const notGpx = refused('InvalidInputError', { parameterName: 'gpx', detail: 'notGpx' });
    answering(null, imported(1), { importOwnPlaces: notGpx });
    const { user, unmount } = await shown();
    const take = await screen.findByRole('button', { name: 'Tuo paikat' });
    await user.click(take);
    expect(status()).toBe('Palvelimeen ei saada yhteyttä. Tarkista verkkoyhteys.');
    expect([take.isConnected, stored.all.has(SHARED_CACHE)]).toEqual([true, true]);
    await user.click(take);
    expect(status()).toBe('Tuotiin 1 paikka.');
    expect([take.isConnected, stored.all.has(SHARED_CACHE)]).toEqual([false, false]);
    unmount();
    await put();
    await shown();
    await user.click(await screen.findByRole('button', { name: 'Tuo paikat' }));
    expect(status()).toBe('Tiedosto ei ole GPX-tiedosto, tai se on vioittunut.');
    expect(stored.all.has(SHARED_CACHE)).toBe(false);
  });

  test('is imported by dropping it', async () => {
    answering(imported(1));
    await shown();
    const place = screen.getByText(/^Voit myös pudottaa/);
    const drop = createEvent.drop(place, { dataTransfer: { files: [file()] } });
    await act(async () => fireEvent(place, drop));
    expect(drop.defaultPrevented).toBe(true);
    expect(status()).toBe('Tuotiin 1 paikka.');
  });

  // Issue "What people add": GPX import of own waypoints and tracks, GPX export of own places
  test('lists what was left out, and why', async () => {
    answering(
      imported(0, [
        { name: 'Tallinna', reason: 'OUTSIDE_FINLAND' },
        { name: '', reason: 'NO_POSITION' },
      ]),
    );
    const { choose } = await shown();
    await choose(file());
    expect(await screen.findByText('Tiedostosta ei tuotu yhtään paikkaa.')).toBeTruthy();
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Tallinna: Suomen ulkopuolella',
      'Nimetön: koordinaatit puuttuvat tai ovat virheelliset',
    ]);
  });

  // Issue "What people add": GPX import of own waypoints and tracks, GPX export of own places
  test.each([
    [
      { importOwnPlaces: refused('InvalidInputError', { parameterName: 'gpx', detail: 'notGpx' }) },
      'Tiedosto ei ole GPX-tiedosto, tai se on vioittunut.',
    ],
    [
      { importOwnPlaces: refused('InvalidInputError', { parameterName: 'gpx', detail: 'tooMany' }) },
      'Tiedostossa on liian monta paikkaa ja jälkeä: enintään 500.',
    ],
    [
      { importOwnPlaces: refused('InvalidInputError', { parameterName: 'name', detail: 'tooMany' }) },
      'Omien paikkojen enimmäismäärä on täynnä. Poista ensin jokin niistä.',
    ],
    [
      { importOwnPlaces: refused('RateLimitedError', { retryAfterS: 90 }) },
      'Liian monta yritystä. Odota 2 minuuttia ja yritä uudelleen.',
    ],
    [500, 'Tuominen ei onnistunut. Yritä uudelleen.'],
    [null, 'Palvelimeen ei saada yhteyttä. Tarkista verkkoyhteys.'],
  ])('that is refused says why (%#)', async (answer, sentence) => {
    answering(answer);
    const { choose } = await shown();
    await choose(file());
    expect(await screen.findByText(sentence)).toBeTruthy();
  });

  test('is sent as the text that its bytes stand for', async () => {
    const xml = '<?xml version="1.0" encoding="ISO-8859-1"?><gpx><wpt><name>Järvi</name></wpt></gpx>';
    const asked = answering(imported(1));
    const { choose } = await shown();
    await choose(file(Uint8Array.from(Buffer.from(xml, 'latin1'))));
    expect(await screen.findByText('Tuotiin 1 paikka.')).toBeTruthy();
    expect(asked.map(({ variables }) => variables['input'])).toMatchObject([{ gpx: xml }]);
  });

  test('whose bytes are no text is not sent', async () => {
    const asked = answering();
    const { choose } = await shown();
    await choose(file(Uint8Array.of(0x3c, 0xe4, 0x3e)));
    expect(await screen.findByText('Tiedosto ei ole GPX-tiedosto, tai se on vioittunut.')).toBeTruthy();
    expect(asked).toEqual([]);
  });

  test('that is too large is not sent', async () => {
    const asked = answering();
    const { choose } = await shown();
    await choose(file('x'.repeat(GPX_BYTES_MAX + 1)));
    expect(await screen.findByText('Tiedosto on liian suuri: enintään 5 megatavua.')).toBeTruthy();
    expect(asked).toEqual([]);
  });

  test('that failed is the same import when it is sent again, and a new one after it was imported', async () => {
    const asked = answering(null, imported(1), imported(1));
    const { choose } = await shown();
    await choose(file());
    await choose(file());
    await screen.findByText('Tuotiin 1 paikka.');
    await choose(file());
    const attempts = asked.map(({ variables }) => variables['input']);
    expect(attempts[1]).toEqual(attempts[0]);
    expect(attempts[2]).not.toEqual(attempts[0]);
  });
});
