import { expect, test } from 'vitest';
import { allCategories } from '#common/catalogue/catalogue.ts';
import { AREAS } from '#common/search/areas.ts';
import { offeredCategories } from '#common/search/searchCategories.ts';
import { understand } from './understand.ts';
import { vocabularyOf } from './vocabulary.ts';

const vocabulary = vocabularyOf(offeredCategories(allCategories()), AREAS);

/** What the line asks for besides its name. */
function asked(line: string): readonly unknown[] {
  return (understand(line, vocabulary)?.parts ?? []).map(({ meaning }) => {
    switch (meaning.type) {
      case 'opening':
        return meaning.opening.minutes;
      case 'features':
        return meaning.features.join();
      case 'category':
        return meaning.key;
      case 'kind':
        return meaning.kind;
      case 'area':
        return meaning.name;
    }
  });
}

test.each([
  ['kahvila auki 20.00', ['amenity/cafe', 1200]],
  ['kahvila auki 20', ['amenity/cafe', 1200]],
  ['café öppet lördag 9:30', ['amenity/cafe', 570]],
  ['cafe open sunday 10', ['amenity/cafe', 600]],
  ['kahvila 20.00', ['amenity/cafe', 1200]],
  // A date.
  ['kahvila auki 24.12', ['amenity/cafe', null]],
  ['supermarket open 24h', ['shop/supermarket', 180]],
  ['vaellusreitti 10 km', ['route/hiking', 'upTo10Km']],
])('the time in "%s" needs no word before it', (line, expected) => {
  expect(asked(line)).toEqual(expected);
});

test.each([
  ['ulkoilmamuseo', []],
  ['valokuvamuseo', []],
  ['lemmikkieläinkauppa Helsinki', ['Helsinki']],
  ['kirjastoauto', []],
  ['fredagsbastu', []],
  ['open air museum', ['tourism/museum']],
  ['parken i Helsingfors', ['leisure/park', 'Helsinki']],
  ['en liten park', ['leisure/park']],
  ['Peter', []],
  ['Svartå slott', []],
  ['barista', []],
  ['petit hotel', ['tourism/hotel']],
  ['baren i Åbo', ['amenity/bar', 'Turku']],
  ['pubs Helsinki', ['amenity/pub', 'Helsinki']],
  ['pizzeria Helsinki', ['Helsinki']],
  // The same words as they are meant.
  ['lemmikit sallittu', ['dogs']],
  ['valokuvia museo', ['photos', 'tourism/museum']],
  ['kirjastot Helsingissä', ['amenity/library', 'Helsinki']],
  ['ulkoilua lasten kanssa', ['hiking', 'children']],
  ['museum öppet fredagar', ['tourism/museum', null]],
  ['Kiasma aukioloajat', [null]],
])('the words of "%s" are not taken for others', (line, expected) => {
  expect(asked(line)).toEqual(expected);
});
