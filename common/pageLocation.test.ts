import { describe, expect, test } from 'vitest';
import { askedLanguage, canonicalUrl, readPage } from './pageLocation.ts';

const url = (text: string) => new URL(text, 'http://localhost');

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
    ['/v/favourites', 'favourites', '/v/favourites'],
    ['/v/home', 'home', '/v/home'],
    ['/?tab=help', 'help', '/v/help'],
    ['/v/map?tab=help', 'help', '/v/help'],
    ['/v/map/museum?tab=about&pos=12,24,61', 'about', '/v/about'],
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
  ])('%s is none of them but %s', (text, canonical) => {
    expect(readPage(url(text))).toBeNull();
    expect(canonicalUrl(url(text))).toBe(canonical);
  });

  test.each(['/v/nonsense', '/nonsense', '/v/intro/en/more', '/v/Help'])('%s is nothing', (text) => {
    expect(canonicalUrl(url(text))).toBeNull();
  });
});

test.each([
  ['/v/intro/en', 'en'],
  ['/v/intro/en?lang=sv', 'en'],
  ['/v/intro/de?lang=sv', 'sv'],
  ['/v/map?lang=sv', 'sv'],
  ['/v/map/en', null],
  ['/?lang=de', null],
  ['/', null],
])('%s asks for the language %s', (text, language) => {
  expect(askedLanguage(url(text))).toBe(language);
});
