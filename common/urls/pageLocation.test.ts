import { describe, expect, test } from 'vitest';
import { LANGUAGES } from '#common/languages.ts';
import { askedLanguage, canonicalUrl, profilePath, readPage } from './pageLocation.ts';

const url = (text: string) => new URL(text, 'http://localhost');

// SPEC §2: Route form: /v/{tab}/{optional segment}; the root / is the intro tab
// SPEC §2: /v/profile/{username} and the parameter profile, in the history too
describe('pages of their own', () => {
  test.each([
    ['/', 'intro', '/'],
    ['/v', 'intro', '/'],
    ['/v/', 'intro', '/'],
    ['/v/intro', 'intro', '/'],
    ['/v/intro/en', 'intro', '/v/intro/en'],
    ['/v/intro/de', 'intro', '/'],
    ['/?lang=sv', 'intro', '/'],
    ['/?pwa=1', 'intro', '/?pwa=1'],
    ['/?tab=nonsense', 'intro', '/'],
    ['/?attraction=-5', 'intro', '/'],
    ['/?attraction=5.5&pos=nonsense&point=0,0', 'intro', '/'],
    ['/v/help', 'help', '/v/help'],
    ['/v/help/sv', 'help', '/v/help/sv'],
    ['/v/help?pos=12,24,61', 'help', '/v/help'],
    ['/v/about/', 'about', '/v/about'],
    ['/v/installhelp', 'installhelp', '/v/installhelp'],
    ['/v/developers', 'developers', '/v/developers'],
    ['/v/favourites', 'favourites', '/v/favourites'],
    ['/v/home', 'home', '/v/home'],
    ['/?tab=help', 'help', '/v/help'],
    ['/v/map?tab=help', 'help', '/v/help'],
    ['/v/map/museum?tab=about&pos=12,24,61', 'about', '/v/about'],
    ['/v/newuser', 'newuser', '/v/newuser'],
    ['/v/forgotpw/sv', 'forgotpw', '/v/forgotpw/sv'],
    ['/v/setpw?resetToken=abc', 'setpw', '/v/setpw?resetToken=abc'],
    [
      '/v/confirmemail?registerToken=exists&email=a%40b',
      'confirmemail',
      '/v/confirmemail?registerToken=exists&email=a%40b',
    ],
    ['/?resetToken=abc', 'setpw', '/v/setpw?resetToken=abc'],
    ['/v/intro/sv?resetToken=abc&lang=sv', 'setpw', '/v/setpw/sv?resetToken=abc'],
    ['/?registerToken=abc&email=a%40b', 'confirmemail', '/v/confirmemail?registerToken=abc&email=a%40b'],
    ['/v/help?resetToken=abc', 'help', '/v/help?resetToken=abc'],
    ['/v/profile/Maija', 'profile', '/v/profile/Maija'],
    ['/v/profile/en', 'profile', '/v/profile/en'],
    ['/v/profile/Maija?upload=1&lang=sv', 'profile', '/v/profile/Maija?upload=1'],
    ['/v/help?upload=1', 'help', '/v/help'],
    ['/v/profile/%c3%84ij%C3%A4', 'profile', '/v/profile/%C3%84ij%C3%A4'],
    ['/v/profile/a%20b', 'profile', '/v/profile/a%20b'],
    ['/?profile=Maija', 'profile', '/v/profile/Maija'],
    ['/v/map/museum?profile=Maija', 'profile', '/v/profile/Maija'],
    ['/v/profile/Maija?profile=Matti&lang=en', 'profile', '/v/profile/Matti'],
    ['/v/profile/Maija?profile=a+b', 'profile', '/v/profile/Maija'],
    ['/v/help?profile=a+b', 'help', '/v/help'],
    ['/v/profile/Maija?tab=help', 'help', '/v/help'],
    ['/v/admin', 'admin', '/v/admin'],
    ['/v/admin/photos?user=5', 'admin', '/v/admin?user=5'],
    ['/v/admin/comments', 'admin', '/v/admin/comments'],
    ['/v/admin/nonsense?state=x', 'admin', '/v/admin?state=x'],
    ['/v/admin/en', 'admin', '/v/admin/en'],
    ['/?tab=admin', 'admin', '/v/admin'],
    ['/v/profile', 'home', '/v/home'],
    ['/v/profile/', 'home', '/v/home'],
    ['/v/profile/%20', 'home', '/v/home'],
    ['/v/profile/%E0%A4%A', 'home', '/v/home'],
  ])('%s is the tab %s, written %s', (text, tab, canonical) => {
    const read = readPage(url(text));
    expect(read?.location.tab).toBe(tab);
    expect(read?.canonical).toBe(canonical);
    expect(canonicalUrl(url(canonical))).toBe(canonical);
  });

  test.each([
    ['/v/map', '/v/map'],
    ['/?attraction=5', '/v/place/5'],
    ['/v/help?attraction=5', '/v/place/5'],
    ['/?pos=12,24,61', '/v/map?pos=12,24,61'],
    ['/v/help?tab=search', '/v/place'],
    ['/v/search', '/v/place'],
    ['/?attraction=5&profile=Maija', '/v/place/5'],
    ['/?tab=map&profile=Maija', '/v/map'],
  ])('%s is none of them but %s', (text, canonical) => {
    expect(readPage(url(text))).toBeNull();
    expect(canonicalUrl(url(text))).toBe(canonical);
  });

  test.each(['/v/nonsense', '/nonsense', '/v/intro/en/more', '/v/Help'])('%s is nothing', (text) => {
    expect(canonicalUrl(url(text))).toBeNull();
  });
});

// SPEC §2: The intro in English is /v/intro/en; the language is taken from the third path segment
test.each([
  ['/v/intro/en', 'en'],
  ['/v/intro/en?lang=sv', 'en'],
  ['/v/intro/de?lang=sv', 'sv'],
  ['/v/map?lang=sv', 'sv'],
  ['/v/map/en', null],
  // A parameter of another screen does not remove the language.
  ['/v/intro/en?attraction=5', 'en'],
  ['/v/intro/sv?tab=map', 'sv'],
  ['/v/help/en?pos=11,24,61&lang=sv', 'en'],
  ['/v/intro/sv?profile=Matti', 'sv'],
  ['/v/intro/sv?tab=help', 'sv'],
  // A user may have this name.
  ['/v/profile/en', null],
  ['/v/profile/en?tab=help', null],
  ['/v/profile/en?lang=sv', 'sv'],
  ['/?lang=de', null],
  ['/', null],
])('%s asks for the language %s', (text, language) => {
  expect(askedLanguage(url(text))).toBe(language);
});

const PATHS = [
  '/',
  '/v/profile/Maija',
  '/v/map',
  '/v/place/5',
  '/v/map/category-tourism-museum',
  '/v/help',
  '/v/intro/en',
  '/v/map/%E0%A4%A',
  `/v/place/${'9'.repeat(400)}`,
];
const PARAMETERS = [
  'pos',
  'attraction',
  'tab',
  'profile',
  'lang',
  'pwa',
  'point',
  'resetToken',
  'registerToken',
  'email',
];
const NASTY = [
  '',
  ' ',
  '0',
  '-0',
  '-1',
  '5.5',
  '1e3',
  '0x10',
  '٣',
  '９',
  'NaN',
  'Infinity',
  'null',
  'undefined',
  'true',
  '[]',
  '{}',
  '[object Object]',
  '__proto__',
  'constructor',
  'toString',
  '9007199254740993',
  '9'.repeat(5000),
  'a'.repeat(5000),
  '%00',
  '%0d%0aset-cookie:a=b',
  '%E0%A4%A',
  '%ff',
  '%F0%9F%98%80',
  '\u202e',
  "'--",
  '<script>alert(1)</script>',
  'javascript:alert(1)',
  '//evil.example',
  '\\\\evil.example',
  '../../etc',
  '12,24,61,4',
  '12,24',
  '99,24,61',
  '12,999,61',
  '12,24,61e9',
  '24.5,61;24.5,61',
  'fi,sv',
  'FI',
  'de',
];

// SPEC §2: /v/profile/{username} and the parameter profile, in the history too
test('the name of a user is read in composed form, and encoded for a path', () => {
  expect(readPage(url('/v/profile/%C3%84ij%C3%A4'))?.location).toEqual({
    tab: 'profile',
    language: null,
    username: 'Äijä',
  });
  expect(readPage(url('/?profile=A%CC%88ij%C3%A4'))?.location.username).toBe('Äijä');
  expect(profilePath('Äijä')).toBe('/v/profile/%C3%84ij%C3%A4');
});

// SPEC §2: Query parameter attraction: must be a non-negative integer
// SPEC §5: Query attraction id: non-negative integer
describe('query parameters that are nonsense', () => {
  // SPEC §2: Query parameters that are not valid (ruled in RULINGS 1, 2)
  test.each(PARAMETERS)('%s, with any value, leads to a page of ours, whose address is canonical', (name) => {
    for (const path of PATHS) {
      for (const value of NASTY) {
        for (const text of [
          `${path}?${name}=${value}`,
          `${path}?${name}=${encodeURIComponent(value)}`,
          `${path}?${name}=${value}&${name}=${value}`,
          `${path}?${name}[]=${value}`,
        ]) {
          const canonical = canonicalUrl(url(text));
          expect(canonical, text).toMatch(/^\/(?:v\/[a-z]+(?:\/[\w.%-]+)?)?(?:\?|$)/);
          expect(canonicalUrl(url(canonical ?? '')), text).toBe(canonical);
          expect([null, ...LANGUAGES], text).toContain(askedLanguage(url(text)));
        }
      }
    }
  });

  test.each(['attraction', 'pos', 'point', 'tab', 'lang'])('%s is left out of the address', (name) => {
    for (const value of NASTY) {
      const canonical = canonicalUrl(url(`/v/map?${name}=${encodeURIComponent(value)}`)) ?? '';
      // Zero is an id, if of no place.
      if (name !== 'attraction' || value !== '0') expect(canonical, value).toBe('/v/map');
    }
  });
});

test.each([
  ['/?attraction=5&attraction=6', '/v/place/5'],
  ['/?attraction=&attraction=6', '/'],
  ['/?tab=place&tab=help', '/v/place'],
  ['/?pos=12,24,61&pos=13,25,62', '/v/map?pos=12,24,61'],
  ['/?attraction%5B%5D=5', '/?attraction%5B%5D=5'],
])('of a parameter given twice the first counts: %s is %s', (text, canonical) => {
  expect(canonicalUrl(url(text))).toBe(canonical);
});
