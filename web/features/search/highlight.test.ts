import { describe, expect, test } from 'vitest';
import { highlight } from './highlight.ts';

/** The marked pieces in brackets. */
function marked(text: string, query: string): string {
  return highlight(text, query)
    .map((piece) => (piece.marked ? `[${piece.text}]` : piece.text))
    .join('');
}

describe('what the search guessed is highlighted as a whole word', () => {
  test.each([
    ['Suomenlinnan kirkko', 'suomelinna', '[Suomenlinnan] kirkko'],
    ['Kiasma', 'kismaa', '[Kiasma]'],
    ['Suomenlinna', 'suomenlinnassa', '[Suomenlinna]'],
    ['Museo Museum', 'museum', 'Museo [Museum]'],
    ['Kultamuseo', 'sotamuseo', 'Kultamuseo'],
  ])('%s, asked %j: %s', (text, query, expected) => {
    expect(marked(text, query)).toBe(expected);
  });
});

// SPEC §2: Query words of 2 or more characters are highlighted in results
describe('query words of two or more characters are highlighted', () => {
  test.each([
    ['Aulangon luonnonsuojelualue', 'aul', '[Aul]angon luonnonsuojelualue'],
    ['Aulangon luonnonsuojelualue', 'luonnon aulangon', '[Aulangon] [luonnon]suojelualue'],
    ['Hämeen linna', 'hameen', '[Hämeen] linna'],
    ['Hämeen linna', 'HÄM', '[Häm]een linna'],
    ['Hämeen linna', 'h', 'Hämeen linna'],
    ['Hämeen linna', 'l hä', '[Hä]meen linna'],
    ['Hämeenlinna', 'linna', 'Hämeenlinna'],
    ['Ateneum-museo', 'museo', 'Ateneum-[museo]'],
    ['Kahvila 365', '36', 'Kahvila [36]5'],
    ['Linnanmäki', '', 'Linnanmäki'],
    ['a.b (c)', '.*', 'a.b (c)'],
  ])('%s, asked %j: %s', (text, query, expected) => {
    expect(marked(text, query)).toBe(expected);
  });

  test('the longest of several words decides', () => {
    expect(marked('Museokatu', 'mu museo')).toBe('[Museo]katu');
  });

  test('a text written with combining marks stays whole', () => {
    const text = 'Ha\u0308meen linna';
    expect(
      highlight(text, 'häm')
        .map((piece) => piece.text)
        .join(''),
    ).toBe(text);
    expect(highlight(text, 'häm')[0]).toEqual({ text: 'Ha\u0308m', marked: true });
    expect(highlight(text, 'hä')[0]).toEqual({ text: 'Ha\u0308', marked: true });
  });
});
