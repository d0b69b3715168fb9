import { describe, expect, test } from 'vitest';
import { NORMALISED_MAX, normalise, words } from './normalise.ts';

describe('normalise', () => {
  test.each([
    ['Hämeenlinna', 'hameenlinna'],
    ['HÄMEENLINNA', 'hameenlinna'],
    ['Ha\u0308meenlinna', 'hameenlinna'],
    ['Åbo slott', 'abo slott'],
    ['Öölanti', 'oolanti'],
    ['Ánnámuohtti Đuoddar, Ŋárga, Ŧ, Čáhci, Šibit, Žakkas', 'annamuohtti duoddar narga t cahci sibit zakkas'],
    ['Skolt: Ǩeeʹrjtemsijdd Ǯǥǩ', 'skolt keerjtemsijdd zgk'],
    ['Straße, Æbeltoft, Ærø, Łódź', 'strasse aebeltoft aero lodz'],
    ['İstanbul ISTANBUL ıı', 'istanbul istanbul ii'],
    ['Pyhä-Luosto – Käyntiportti (pohjoinen)', 'pyha luosto kayntiportti pohjoinen'],
    ['  Café   „Ekberg”\t1852\n', 'cafe ekberg 1852'],
    ["vaa'an", 'vaa an'],
    ['½ № Ⅳ ﬁ', '1 2 no iv fi'],
    ['東京 Москва', '東京 москва'],
    ['---', ''],
    ['', ''],
  ])('%j is %j', (text, norm) => {
    expect(normalise(text)).toBe(norm);
  });

  test.each(['Hämeenlinna – Tavastehus', 'İI', 'ẞ', 'Ǯǥǩ', 'ÅÄÖ½', '\uD83C\uDF32 Metsä', 'a\u0000b', '\uD800x'])(
    'is idempotent for %j',
    (text) => {
      expect(normalise(normalise(text))).toBe(normalise(text));
    },
  );

  test('is idempotent for every letter there is, also beside another', () => {
    const changing: string[] = [];
    for (let point = 0; point <= 0x10_ff_ff; point++) {
      const norm = normalise(`a${String.fromCodePoint(point)}b`);
      if (normalise(norm) !== norm) changing.push(point.toString(16));
    }
    expect(changing).toEqual([]);
  });

  test('gives at most 200 characters, never half of one, and no trailing space', () => {
    expect(normalise('ä'.repeat(1e6))).toHaveLength(NORMALISED_MAX);
    expect(normalise('\uFDFA'.repeat(1000)).length).toBeLessThanOrEqual(NORMALISED_MAX);
    expect(normalise(`a${'𐐨'.repeat(300)}`)).toBe(`a${'𐐨'.repeat(99)}`);
    expect(normalise(`${'a'.repeat(199)} b`)).toBe('a'.repeat(199));
  });

  test('sorts and compares the same with and without diacritics', () => {
    expect(normalise('Ruissalo Sámi Vuontisjärvi')).toBe(normalise('ruissalo sami vuontisjarvi'));
  });
});

test('words are what stands between spaces', () => {
  expect(words(normalise('Nuuksion kansallis-puisto'))).toEqual(['nuuksion', 'kansallis', 'puisto']);
  expect(words('')).toEqual([]);
});
