import { describe, expect, test } from 'vitest';
import { linkText, paragraphs, textPieces } from './textPieces.ts';

// SPEC §2: Detail: description block
describe('addresses in a description', () => {
  test('become links, the punctuation after them stays text', () => {
    expect(textPieces('Katso https://www.aulanko.fi/, tai soita.')).toEqual([
      { text: 'Katso ', href: null },
      { text: 'aulanko.fi', href: 'https://www.aulanko.fi/' },
      { text: ', tai soita.', href: null },
    ]);
  });

  // SPEC §9: Description link text 60 chars
  test('show at most 60 characters', () => {
    expect(linkText(`https://example.org/${'a'.repeat(100)}`)).toHaveLength(60);
  });

  test.each(['javascript:alert(1)', 'ftp://example.org/a', 'www.example.org'])('%s is no link', (text) => {
    expect(textPieces(text)).toEqual([{ text, href: null }]);
  });
});

test('an empty line begins a new paragraph', () => {
  expect(paragraphs('Yksi\nrivi\n\n  Toinen \n \n')).toEqual(['Yksi\nrivi', 'Toinen']);
});
