import 'fake-indexeddb/auto';
import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { attractionId } from '#common/places/attractionId.ts';
import { clearOwnData } from '#web/data/owner.ts';
import { setViewer } from '#web/features/account/viewer.ts';
import { listedOnDevice } from '#web/features/favourites/deviceFavourites.ts';
import { favourites } from '#web/features/favourites/favourites.ts';
import { hiker } from '#web/test/hiker.ts';
import { place } from '#web/test/places.ts';
import { detail, noProperties, region, renderDetail } from '#web/test/renderDetail.tsx';

const CASTLE = {
  attractionId: attractionId(5),
  name: 'Linna',
  category: { name: 'Linna', family: 'culture', icon: 'castle' },
  position: [24.4, 61],
  created: '2026-11-21T10:00:00Z',
  isGone: false,
} as const;

afterEach(() => {
  vi.useRealTimers();
});

beforeEach(() => {
  document.title = '';
  setViewer(null);
});

describe('a place', () => {
  // SPEC §2: Detail: admin area names
  test('has its name as heading and title, with its municipality and region', async () => {
    await renderDetail(detail());
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Aulangon luonnonsuojelualue');
    expect(document.title).toBe('Aulangon luonnonsuojelualue, Hämeenlinna, Kanta-Häme – Taival');
    expect(screen.getByText('Luonnonsuojelualue · Hämeenlinna, Kanta-Häme')).toBeTruthy();
  });

  test('shows its other names, each in its language', async () => {
    await renderDetail(detail());
    expect(screen.getByText('Aulanko naturskyddsområde').getAttribute('lang')).toBe('sv');
    expect(screen.getByText(/Karlbergin puisto/)).toBeTruthy();
  });

  // SPEC §2: Detail: title with category icon, star icon (more than 3 stars shows a top-item badge)
  test('of more than three stars is a top item, of three it is not', async () => {
    const { unmount } = await renderDetail(detail());
    expect(screen.getByText('Huippukohde')).toBeTruthy();
    unmount();
    await renderDetail(detail({ stars: 3 }));
    expect(screen.queryByText('Huippukohde')).toBeNull();
    expect(screen.getByText('Merkittävyys 3/5')).toBeTruthy();
  });

  // SPEC §2: Detail: back to map link
  // SPEC §2: Detail: link to the parent attraction or to the full list
  test('links to its parent place, else to the full list, and from the place tab back to the map', async () => {
    const { unmount } = await renderDetail(detail(), { url: '/v/place/5' });
    expect(screen.getByRole('link', { name: 'Kaikki kohteet' }).getAttribute('href')).toBe('/v/place');
    expect(screen.getByRole('link', { name: 'Takaisin kartalle' }).getAttribute('href')).toBe('/v/map/5');
    unmount();
    await renderDetail(
      detail({ parent: { id: 'Attraction:9', attractionId: 9, name: 'Hämeenlinnan kansallinen kaupunkipuisto' } }),
    );
    expect(screen.getByRole('link', { name: 'Hämeenlinnan kansallinen kaupunkipuisto' }).getAttribute('href')).toBe(
      '/v/map/9',
    );
    expect(screen.queryByRole('link', { name: 'Kaikki kohteet' })).toBeNull();
    expect(screen.queryByRole('link', { name: 'Takaisin kartalle' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Näytä kartalla' })).toBeTruthy();
  });

  // SPEC §2: Detail: favourite buttons, comments, photo upload, private note: a visitor is prompted to log in (§6)
  test('asks a visitor to log in for comments and notes, in one prompt', async () => {
    await renderDetail(detail());
    expect(
      screen.getByText(
        'Kirjaudu sisään, niin voit kommentoida kohdetta, lisätä siitä kuvia ja kirjoittaa muistiinpanoja, ' +
          'jotka vain sinä näet.',
      ),
    ).toBeTruthy();
    expect(screen.getAllByRole('link', { name: 'Kirjaudu sisään' }).map((link) => link.getAttribute('href'))).toEqual([
      '/v/home',
    ]);
  });

  // Issue "What a visitor meets": Favourites without an account: kept on the device
  test('becomes a favourite on this device when a visitor presses the heart, until they press it again', async () => {
    const { user } = await renderDetail(detail());
    const heart = screen.getByRole('button', { name: 'Suosikki', pressed: false });
    await user.click(heart);
    expect([heart.getAttribute('aria-pressed'), heart.getAttribute('data-favourite')]).toEqual(['true', 'BEST']);
    expect(listedOnDevice()).toMatchObject([
      {
        attractionId: 5,
        type: 'BEST',
        name: 'Aulangon luonnonsuojelualue',
        category: { name: 'Luonnonsuojelualue' },
        position: [24.4588, 61.0187],
      },
    ]);
    await user.click(heart);
    expect([heart.getAttribute('aria-pressed'), listedOnDevice()]).toEqual(['false', []]);
  });

  // SPEC §4: Favourite toggle on the screen: the same type again removes it, a different type sets it; pressing sets
  //   the type
  test.each([
    ['GOOD', 'true', 'GOOD'],
    ['BAD', 'false', 'BEST'],
  ] as const)('that a user marked %s has a heart of its type', async (type, pressed, shown) => {
    setViewer(hiker);
    favourites.set({ status: 'known', value: new Map([[5, { ...CASTLE, type }]]) });
    await renderDetail(detail());
    const heart = screen.getByRole('button', { name: 'Suosikki' });
    expect([heart.getAttribute('aria-pressed'), heart.getAttribute('data-favourite')]).toEqual([pressed, shown]);
    act(clearOwnData);
    expect(heart.getAttribute('aria-disabled')).toBe('false');
  });

  // SPEC §7: External links: directions (destination lat,lon), WhatsApp share text, web search, open-data pages,
  //   national park pages by name
  test('offers directions to its position, a web search and the record of its source', async () => {
    const { user } = await renderDetail(detail());
    await user.click(screen.getByRole('button', { name: 'Reittiohje' }));
    expect(screen.getByRole('link', { name: 'Google Maps' }).getAttribute('href')).toContain(
      'destination=61.01870%2C24.45880',
    );
    expect(screen.getByRole('link', { name: 'Hae tietoa verkosta' }).getAttribute('href')).toContain(
      'q=Aulangon+luonnonsuojelualue+H%C3%A4meenlinna',
    );
    await user.keyboard('{Escape}');
    expect(screen.getByRole('link', { name: 'OpenStreetMap' }).getAttribute('href')).toBe(
      'https://www.openstreetmap.org/way/1',
    );
    expect(screen.queryByRole('link', { name: /Kansallispuiston/ })).toBeNull();
  });

  // SPEC §7: External links: directions (destination lat,lon), WhatsApp share text, web search, open-data pages,
  //   national park pages by name
  test('that is a national park links to its page by name', async () => {
    const park = {
      ...place({ id: 5 }).category,
      group: {
        id: 'Category:boundary/national_park',
        key: 'boundary/national_park',
        name: 'Kansallispuisto',
        primary: true,
        icon: 'national-park',
      },
    };
    await renderDetail(detail({ category: park, names: [{ language: 'fi', text: 'Nuuksion kansallispuisto' }] }));
    expect(screen.getByRole('link', { name: /Kansallispuiston/ }).getAttribute('href')).toBe(
      'https://www.luontoon.fi/fi/kohteet/nuuksion-kansallispuisto',
    );
  });

  test('does not ask a logged-in user to log in', async () => {
    act(() => setViewer(hiker));
    await renderDetail(detail());
    expect(screen.queryByText(/Kirjaudu/)).toBeNull();
  });

  // SPEC §3: Properties are all shown (RULINGS 11); opening hours with their state now
  test('shows every property its sources know', async () => {
    // A Saturday.
    vi.useFakeTimers({ now: new Date('2026-11-21T12:00:00Z'), toFake: ['Date'] });
    await renderDetail(
      detail({
        properties: {
          ...noProperties,
          accessibility: 'limited: Luiska',
          artistName: 'Robert Stigell',
          artworkType: 'sculpture',
          cuisine: 'pizza;coffee_shop',
          email: 'info@example.org',
          maintainer: 'Metsähallitus',
          openingHours: { state: 'CLOSED', text: 'Mo-Fr 10:00-18:00; PH off', nextChange: '2026-11-23T08:00:00Z' },
          phone: '+358 3 123, +358 40 456',
          wikipedia: 'fi:Aulanko',
          wikipediaExtra: 'sv:Aulanko',
          www: 'https://www.example.org/aulanko/',
        },
      }),
    );
    const table = region('^Tiedot');
    const rows = table
      .getAllByRole('term')
      .map((term) => `${term.textContent}: ${term.nextElementSibling?.textContent}`);
    expect(rows).toEqual([
      'Aukioloajat: ma–pe 10:00–18:00pyhäpäivinä suljettu',
      'Esteettömyys: Osittain esteetönLuiska',
      'Verkkosivu: example.org/aulanko',
      'Puhelin: +358 3 123+358 40 456',
      'Sähköposti: info@example.org',
      'Keittiö: Pizza, kahvila',
      'Taiteilija: Robert Stigell',
      'Teoksen laji: Veistos',
      'Ylläpitäjä: Metsähallitus',
      'Wikipedia: AulankoAulanko',
    ]);
    expect(table.getByRole('link', { name: '+358 40 456' }).getAttribute('href')).toBe('tel:+35840456');
    expect(screen.getByText(/^Suljettu nyt/).textContent).toMatch(/^Suljettu nyt · avautuu ma klo 10:00$/);
  });

  test('says that it is open until it closes, not longer', async () => {
    vi.useFakeTimers({ now: new Date('2026-11-23T15:59:50Z'), toFake: ['Date', 'setInterval', 'clearInterval'] });
    const openingHours = { state: 'OPEN', text: 'Mo-Fr 10:00-18:00', nextChange: '2026-11-23T16:00:00Z' };
    await renderDetail(detail({ properties: { ...noProperties, openingHours } }));
    expect(screen.getByText(/^Avoinna nyt/).textContent).toBe('Avoinna nyt · sulkeutuu klo 18:00');
    act(() => void vi.advanceTimersByTime(15_000));
    expect(screen.queryByText(/^Avoinna nyt/)).toBeNull();
    expect(screen.getByText('Aukiolo epävarma')).toBeTruthy();
  });

  test('without properties has no table', async () => {
    await renderDetail(detail());
    expect(screen.queryByRole('heading', { name: 'Tiedot' })).toBeNull();
  });

  test('links to the website after a description that its source has cut', async () => {
    const description = { language: 'fi', text: 'Kaunis paikka, jonka…' };
    await renderDetail(detail({ properties: { ...noProperties, description, www: 'https://example.org/laavu' } }));
    expect(screen.getByRole('link', { name: /^Lue lisää/ }).getAttribute('href')).toBe('https://example.org/laavu');
  });

  // SPEC §2: Detail: description block
  test('says when its description is in another language than the page', async () => {
    const description = { language: 'fi', text: 'Kaunis paikka.' };
    await renderDetail(detail({ properties: { ...noProperties, description } }), { language: 'sv' });
    expect(screen.getByText('Beskrivningen är på finska.')).toBeTruthy();
    expect(screen.getByText('Kaunis paikka.').getAttribute('lang')).toBe('fi');
  });

  test('says where its data is from, under which licence and how old it is', async () => {
    await renderDetail(detail());
    expect(screen.getByText(/ODbL/).closest('p')?.textContent).toBe(
      'OpenStreetMap, 12.10.2026 (ODbL): nimi, sijaintiIlmoita virheestä tiedoissa · Korjaa OpenStreetMapissa',
    );
  });
});

test('an error in the data of a place is reported by feedback that names the place', async () => {
  const { user, path } = await renderDetail(detail(), { url: '/v/place/5' });
  await user.click(screen.getByRole('link', { name: 'Ilmoita virheestä tiedoissa' }));
  expect(path()).toBe('/v/feedback');
  expect(sessionStorage.getItem('feedback.text')).toBe(
    `Aulangon luonnonsuojelualue\n${window.location.origin}/v/place/5\n\n`,
  );
});

describe('heights', () => {
  // Issue "Relief" 3
  test('of a route are its ascent, of a point its own', async () => {
    const { unmount } = await renderDetail(
      detail({ type: 'PATH', lengthM: 12_000, areaM2: null, ascentM: 132, heightM: 80 }),
    );
    expect(screen.getByText(/^Nousua 132\sm$/)).toBeTruthy();
    expect(screen.queryByText(/80\sm/)).toBeNull();
    unmount();
    await renderDetail(detail({ type: 'POINT', areaM2: null, heightM: 807.4 }));
    expect(screen.getByText(/^807\sm\smpy\.$/)).toBeTruthy();
  });
});

describe('an id without a place', () => {
  // SPEC §2: Special cases: NOTFOUND shows 'Kohdetta ei löytynyt', possibly removed; §4/§8 attraction 404
  test('that was never given says so and links to other pages', async () => {
    await renderDetail({ __typename: 'UnknownAttraction', attractionId: 5 });
    expect(screen.getByRole('heading', { name: 'Kohdetta ei löytynyt' })).toBeTruthy();
    expect(screen.getByText('Kohde on mahdollisesti poistettu.')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Kaikki kohteet' }).getAttribute('href')).toBe('/v/map');
    expect(document.title).toBe('Kohdetta ei löytynyt – Taival');
  });

  test('whose place is gone shows its last name', async () => {
    await renderDetail({ __typename: 'GoneAttraction', lastName: 'Vanha laavu' });
    expect(screen.getByText('Vanha laavu on mahdollisesti poistettu.')).toBeTruthy();
  });

  test('that was merged is replaced by the id of the place that it was merged into', async () => {
    const { path, router } = await renderDetail(detail({ attractionId: 77 }), { url: '/v/place/5' });
    await waitFor(() => expect(path()).toBe('/v/place/77'));
    expect(router.state.historyAction).toBe('REPLACE');
  });
});
