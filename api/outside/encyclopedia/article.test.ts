import { describe, expect, test } from 'vitest';
import { articleLinks, articleUrl, languagesFor, mainArticle } from './article.ts';

describe('a title', () => {
  test('has an address in which its special characters are escaped', () => {
    expect(articleUrl('fi', 'Mikä? & "ei" / #1: a,b')).toBe(
      'https://fi.wikipedia.org/wiki/Mik%C3%A4%3F_%26_%22ei%22_/_%231:_a,b',
    );
  });
});

describe('the articles of a place', () => {
  test('are its own and a second one, each with its address', () => {
    const place = { properties: { wikipedia: 'fi:Evo', wikipedia_extra: 'de:Hugo Simberg' } };
    expect(articleLinks(place)).toEqual([
      { language: 'fi', title: 'Evo', url: 'https://fi.wikipedia.org/wiki/Evo' },
      { language: 'de', title: 'Hugo Simberg', url: 'https://de.wikipedia.org/wiki/Hugo_Simberg' },
    ]);
    expect(mainArticle(place)).toEqual({ language: 'fi', title: 'Evo' });
  });

  test.each(['', 'Evo', 'fi:', 'fi:a|b', 'http://evil.example', 'evil.example/:x'])(
    'are none where the property names none (%j)',
    (wikipedia) => {
      expect(articleLinks({ properties: { wikipedia } })).toEqual([]);
      expect(mainArticle({ properties: { wikipedia } })).toBeNull();
    },
  );

  test('do not include one in another language to show', () => {
    expect(mainArticle({ properties: { wikipedia: 'de:Evo' } })).toBeNull();
  });

  test('are shown in the language of the reader first', () => {
    expect([languagesFor('fi'), languagesFor('sv'), languagesFor('en')]).toEqual([
      ['fi', 'sv', 'en'],
      ['sv', 'fi', 'en'],
      ['en', 'fi', 'sv'],
    ]);
  });
});
