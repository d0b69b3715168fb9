import { expect, test } from 'vitest';
import { allCategories } from '#common/catalogue/catalogue.ts';
import { AREAS } from '#common/search/areas.ts';
import { offeredCategories } from '#common/search/searchCategories.ts';
import { understand } from './understand.ts';
import { vocabularyOf } from './vocabulary.ts';

const vocabulary = vocabularyOf(offeredCategories(allCategories()), AREAS);

/** What is left of the line as a name. */
function restOf(line: string): string | undefined {
  return understand(line, vocabulary)?.rest;
}

/** What the line asks for besides its name. */
function asked(line: string, isNamed = true): readonly unknown[] {
  return (understand(line, vocabulary, isNamed)?.parts ?? []).map(({ meaning }) => {
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
  ['kahvila auki 20.00.', ['amenity/cafe', 1200]],
  ['kahvila auki 20.30.', ['amenity/cafe', 1230]],
  ['kahvila auki 24', ['amenity/cafe', 1440]],
  ['kahvila auki 24.00', ['amenity/cafe', 1440]],
])('the time in "%s" needs no word before it', (line, expected) => {
  expect(asked(line)).toEqual(expected);
});

test.each([
  ['kahvila auki 24.12', ['amenity/cafe', null]],
  ['kahvila auki 24.6.', ['amenity/cafe', null]],
  ['kahvila auki 24.10.', ['amenity/cafe', null]],
  ['kahvila auki 24.10', ['amenity/cafe', null]],
  ['kahvila auki 5.10.', ['amenity/cafe', null]],
  ['kahvila auki 6.12.20', ['amenity/cafe', null]],
  ['kahvila auki klo 24.10', ['amenity/cafe', null]],
])('"%s" names a date and no time', (line, expected) => {
  expect(asked(line)).toEqual(expected);
});

test('a name before a length is left a name', () => {
  expect(asked('Nuuksio 10 km')).toEqual(['upTo10Km']);
  expect(restOf('Nuuksio 10 km')).toBe('Nuuksio');
});

// Open for 24 hours: open at three at night.
test.each([
  ['cafe open 7 days a week', ['amenity/cafe', null]],
  ['kafé öppet 7 dagar', ['amenity/cafe', null]],
  ['kahvila auki 7 päivää', ['amenity/cafe', null]],
  ['kahvila auki 3 vuorokautta', ['amenity/cafe', null]],
  ['kahvila auki 12 tuntia', ['amenity/cafe', null]],
  ['supermarket open 24h', ['shop/supermarket', 180]],
  ['supermarket open 24 hours', ['shop/supermarket', 180]],
  ['supermarket open 24 hours a day', ['shop/supermarket', 180]],
  ['apotek öppet 24 timmar', ['amenity/pharmacy', 180]],
  ['vaellusreitti 10 km', ['route/hiking', 'upTo10Km']],
  ['vaellusreitti 8–12 km', ['route/hiking', 'upTo10Km,upTo20Km']],
  ['vandringsled 5 till 10 km', ['route/hiking', 'upTo10Km']],
  ['hiking trail 10 - 5 km', ['route/hiking', 'upTo10Km']],
  ['hiking trail 5 km - 25 km', ['route/hiking', 'upTo10Km,upTo20Km,over20Km']],
  ['hiking trail between 5 and 10 km', ['route/hiking', 'upTo10Km']],
  ['vandringsled mellan 5 och 10 km', ['route/hiking', 'upTo10Km']],
  ['hiking trail 15-30 km', ['route/hiking', 'upTo20Km,over20Km']],
])('the number in "%s" is a count and no time', (line, expected) => {
  expect(asked(line)).toEqual(expected);
  if (line.endsWith('km')) expect(restOf(line)).toBe('');
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
  ['gluten free cafe', ['amenity/cafe']],
  ['petit hotel', ['tourism/hotel']],
  ['baren i Åbo', ['amenity/bar', 'Turku']],
  ['pubarna i Åbo', ['amenity/pub', 'Turku']],
  ['lederna i Esbo', ['route/hiking', 'Espoo']],
  ['pubs Helsinki', ['amenity/pub', 'Helsinki']],
  ['pizzeria Helsinki', ['Helsinki']],
  // The same words as they are meant.
  ['lemmikit sallittu', ['dogs']],
  ['valokuvia museo', ['photos', 'tourism/museum']],
  ['kirjastot Helsingissä', ['amenity/library', 'Helsinki']],
  ['ulkoilua lasten kanssa', ['hiking', 'children']],
  ['museum öppet fredagar', ['tourism/museum', null]],
])('the words of "%s" are not taken for others', (line, expected) => {
  expect(asked(line)).toEqual(expected);
});

test.each([
  ['museum opening hours', ['tourism/museum']],
  ['museon aukioloajat', ['tourism/museum']],
  ['öppettider för museer i Åbo', ['tourism/museum', 'Turku']],
  ['museum opening hours today', ['tourism/museum']],
  ['museo aukiolo sunnuntaina', ['tourism/museum', null]],
  ['apteekki aukioloajat klo 20', ['amenity/pharmacy', 1200]],
  ['Kiasma aukioloajat', []],
  ['öppettider', [null]],
  ['opening hours today', [null]],
  ['aukioloajat Helsingissä', [null, 'Helsinki']],
])('"%s" asks for opening hours, and for what is open only with a day or a time', (line, expected) => {
  expect(asked(line)).toEqual(expected);
});

test.each([
  ['vegan restaurants in Helsinki', ['vegan', 'amenity/restaurant', 'Helsinki']],
  ['vegaaniruokaa Turussa', ['vegan', 'Turku']],
  ['vegansk lunch', ['vegan', 'restaurant']],
  ['kasvisravintolat Tampere', ['vegetarian', 'Tampere']],
  ['vegetarisk restaurang', ['vegetarian', 'amenity/restaurant']],
  ['vegaaniravintola Helsinki', ['vegan', 'Helsinki']],
  ['plant based food', ['vegan', 'restaurant']],
  ['kasvisruokaravintola', ['vegetarian']],
  ['veganrestaurang i Åbo', ['vegan', 'Turku']],
  ['kasvitieteellinen puutarha', ['garden/botanical']],
])('"%s" asks what the food is like', (line, expected) => {
  expect(asked(line, false)).toEqual(expected);
});

test.each([
  ['things to do in Helsinki', ['attraction', 'Helsinki']],
  ['tekemistä Tampereella', ['attraction', 'Tampere']],
  ['saker att göra i Åbo', ['attraction', 'Turku']],
  ['must see', ['attraction']],
  ['top 10 sights', ['attraction']],
  ['what to see in Turku', ['attraction', 'Turku']],
  ['mitä nähtävää Porvoossa', ['attraction', 'Porvoo']],
  ['vad finns att se i Borgå', ['attraction', 'Porvoo']],
  ['rainy day', ['museum']],
  ['sadepäivä Helsingissä', ['museum', 'Helsinki']],
  ['vad göra en regnig dag', ['museum']],
  ['things to do in Helsinki on a rainy day', ['Helsinki', 'museum']],
  ['things to do with kids', ['children']],
  ['sauna sateella', ['leisure/sauna']],
  ['uiminen', ['swimming']],
  ['🏊 uimista Espoossa', ['swimming', 'Espoo']],
  ['what is open now', [null]],
])('"%s" is no name', (line, expected) => {
  expect(asked(line, false)).toEqual(expected);
  expect(restOf(line) ?? '').toBe('');
});
