import { describe, expect, test } from 'vitest';
import { directionsLinks, nationalParkUrl, webSearchUrl, whatsAppUrl, wikipediaUrl } from './externalLinks.ts';

// SPEC §2: Detail: route link, directions link, link to more info
// SPEC §7: External links: directions (destination lat,lon), WhatsApp share text, web search, open-data pages,
//   national park pages by name
test('directions lead to lat,lon, by the services of the device', () => {
  const links = (isAppleDevice: boolean) =>
    directionsLinks({ name: 'Aulanko', position: [24.46654, 60.9948584] }, isAppleDevice).map(({ by, url }) => [
      by,
      decodeURIComponent(url),
    ]);
  const apple = ['apple', 'https://maps.apple.com/?daddr=60.99486,24.46654'];
  const others = [
    ['google', 'https://www.google.com/maps/dir/?api=1&destination=60.99486,24.46654'],
    ['matka', 'https://opas.matka.fi/reitti/POS/Aulanko::60.99486,24.46654'],
    ['osm', 'https://www.openstreetmap.org/directions?to=60.99486,24.46654'],
  ];
  expect(links(true)).toEqual([apple, ...others]);
  expect(links(false)).toEqual([...others, apple]);
});

test.each([
  ['Nuuksio', [24.5633, 60.2936], 'https://reittiopas.hsl.fi/'],
  ['Suomenlinna', [24.9881, 60.1454], 'https://reittiopas.hsl.fi/'],
  ['Hyvinkää', [24.8586, 60.6307], 'https://opas.matka.fi/'],
  ['Salo', [23.1233, 60.3842], 'https://opas.matka.fi/'],
  ['Porvoo', [25.6651, 60.3931], 'https://opas.matka.fi/'],
] as const)('public transport to %s is planned by the planner of its region', (name, position, origin) => {
  const transit = directionsLinks({ name, position }, false).find(({ by }) => by === 'hsl' || by === 'matka');
  expect(transit?.url.startsWith(origin)).toBe(true);
});

test('more information is a web search for name and municipality', () => {
  expect(new URL(webSearchUrl('Aulangon näkötorni', 'Hämeenlinna')).searchParams.get('q')).toBe(
    'Aulangon näkötorni Hämeenlinna',
  );
  expect(new URL(webSearchUrl('Aulanko', undefined)).searchParams.get('q')).toBe('Aulanko');
});

// SPEC §7: External links: directions (destination lat,lon), WhatsApp share text, web search, open-data pages,
//   national park pages by name
test('the share text holds title and address', () => {
  expect(new URL(whatsAppUrl('Hämeen linna', 'https://example.org/v/place/5')).searchParams.get('text')).toBe(
    'Hämeen linna https://example.org/v/place/5',
  );
});

// SPEC §2: Detail: link to the nature-site page
describe('a national park', () => {
  const names = { fi: 'Nuuksion kansallispuisto', sv: 'Noux nationalpark', en: 'Nuuksio National Park' };

  test.each([
    ['fi', 'https://www.luontoon.fi/fi/kohteet/nuuksion-kansallispuisto'],
    ['sv', 'https://www.luontoon.fi/fi/kohteet/nuuksion-kansallispuisto'],
    ['en', 'https://www.luontoon.fi/en/destinations/nuuksio-national-park'],
  ] as const)('in %s', (language, url) => {
    expect(nationalParkUrl(names, language)).toBe(url);
  });

  test('without an English name leads to the Finnish page, without any nowhere', () => {
    expect(nationalParkUrl({ fi: 'Pyhä-Häkin kansallispuisto' }, 'en')).toBe(
      'https://www.luontoon.fi/fi/kohteet/pyha-hakin-kansallispuisto',
    );
    expect(nationalParkUrl({}, 'en')).toBeNull();
  });
});

describe('an article', () => {
  test.each([
    ['fi:Hämeen linna', 'https://fi.wikipedia.org/wiki/H%C3%A4meen_linna', 'Hämeen linna'],
    ['sv:Tavastehus slott', 'https://sv.wikipedia.org/wiki/Tavastehus_slott', 'Tavastehus slott'],
    ['fi:Linna: historia', 'https://fi.wikipedia.org/wiki/Linna%3A_historia', 'Linna: historia'],
    ['Aulanko', 'https://fi.wikipedia.org/wiki/Aulanko', 'Aulanko'],
    ['https://en.wikipedia.org/wiki/H%C3%A4me_Castle', 'https://en.wikipedia.org/wiki/H%C3%A4me_Castle', 'Häme Castle'],
    ['https://fi.m.wikipedia.org/wiki/Aulanko#Historia', 'https://fi.wikipedia.org/wiki/Aulanko', 'Aulanko'],
  ])('%s', (tag, url, title) => {
    expect(wikipediaUrl(tag)).toEqual({ url, title, language: url.slice('https://'.length).split('.')[0] });
  });

  test.each(['', 'fi:', 'javascript:alert(1):x', 'https://example.org/wiki/Aulanko', 'evil.example/x:Aulanko'])(
    '%j is none',
    (tag) => {
      expect(wikipediaUrl(tag)).toBeNull();
    },
  );
});
