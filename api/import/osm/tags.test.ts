import { describe, expect, test } from 'vitest';
import { lengthOrDeclared, parseDistanceM } from './declaredLength.ts';
import { webAddress, wikidataOf, wikipediaOf } from './tagLinks.ts';
import { foreignNamesOf, isSight, namesOf } from './tagNames.ts';
import { propertiesOf } from './tagProperties.ts';

describe('names', () => {
  test('are divided by language, the local one beside them', () => {
    const tags = {
      name: 'Inari',
      'name:fi': 'Inari',
      'name:sv': 'Enare',
      'name:en': 'Inari',
      'name:se': 'Anár',
      'name:de': 'Inari',
      'name:smn': 'Aanaar',
    };
    expect(namesOf(tags)).toEqual({
      fi: 'Inari',
      sv: 'Enare',
      en: 'Inari',
      se: 'Anár',
      local: 'Inari',
      alt: ['Aanaar'],
    });
  });

  test('of foreign languages each counts once, whatever its script', () => {
    const tags = { 'name:de': 'Inari', 'name:ja': 'イナリ', 'name:ja-Hira': 'いなり', 'name:zh_pinyin': 'Yinali' };
    expect(foreignNamesOf(tags)).toBe(3);
    expect(foreignNamesOf({ 'name:fi': 'Inari', 'name:en': 'Inari', 'name:smn': 'Aanaar', 'name:left': 'x' })).toBe(0);
    expect(foreignNamesOf({ 'name:sma': 'x', 'name:sme': 'x', 'name:smj': 'x', 'name:sms': 'x' })).toBe(0);
    expect(foreignNamesOf({ 'name:de': 'Amt', 'name:fr': 'Agence', office: 'government' })).toBe(0);
  });

  test('a sight is what mapmakers call one, but for offices', () => {
    expect(isSight({ tourism: 'attraction', amenity: 'place_of_worship' })).toBe(true);
    expect(isSight({ tourism: 'attraction', office: 'diplomatic' })).toBe(false);
    expect(isSight({ tourism: 'museum' })).toBe(false);
  });

  test('a name in an unspecified language stays local', () => {
    expect(namesOf({ name: 'Mariehamn' })).toEqual({ local: 'Mariehamn' });
  });

  test('of two names in one tag the first is shown', () => {
    expect(namesOf({ name: 'Pallas;Bállás', 'name:fi': 'Pallas' })).toEqual({
      fi: 'Pallas',
      local: 'Pallas',
      alt: ['Bállás'],
    });
  });

  test('further names are split, each listed once and never when it is shown anyway', () => {
    const tags = {
      name: 'Nuuksio',
      alt_name: 'Noux; Nuuksio ;Noux',
      'old_name:sv': 'Noux by',
      short_name: '',
      official_name: 'Nuuksion kansallispuisto',
      'alt_name:hu': 'Nuuksió',
    };
    expect(namesOf(tags).alt).toEqual(['Noux', 'Noux by', 'Nuuksion kansallispuisto']);
  });

  test('a name for visitors from abroad is a further one', () => {
    const tags = { name: 'Temppeliaukion kirkko', int_name: 'Rock Church' };
    expect(namesOf(tags)).toEqual({ local: 'Temppeliaukion kirkko', alt: ['Rock Church'] });
  });

  test('a place known only in Inari Sámi has that as its local name', () => {
    expect(namesOf({ 'name:smn': 'Aanaarjävri' })).toEqual({ local: 'Aanaarjävri' });
  });

  test('are trimmed, composed and freed of invisible characters', () => {
    expect(namesOf({ name: '  A\u0308ija\u0308\n\u0000\u202e polku\u200b ' })).toEqual({ local: 'Äijä polku' });
    expect(namesOf({ name: '\u200b' })).toEqual({});
    expect(namesOf({ name: '𝒜'.repeat(400) }).local).toBe('𝒜'.repeat(300));
  });
});

describe('links', () => {
  test.each([
    ['https://www.nationalparks.fi/nuuksionp', 'https://www.nationalparks.fi/nuuksionp'],
    ['www.luontoon.fi', 'https://www.luontoon.fi/'],
    ['kahvila.fi/menu?x=1', 'https://kahvila.fi/menu?x=1'],
    ['http://jyväskylä.fi', 'http://xn--jyvskyl-7wae.fi/'],
    ['https://a.fi;https://b.fi', 'https://a.fi/'],
    ['https://a.fi; https://b.fi', 'https://a.fi/'],
    ['https://a.fi/x;y', 'https://a.fi/x;y'],
  ])('%s is read as a web address', (value, expected) => {
    expect(webAddress(value)).toBe(expected);
  });

  test.each([
    ['javascript:alert(1)'],
    ['data:text/html,x'],
    ['ftp://files.example.fi'],
    ['ei ole'],
    ['kahvila'],
    ['https://user:secret@example.fi'],
    ['https://user@example.fi'],
    ['https://localhost/x'],
    ['//example.fi/x'],
    [''],
    [undefined],
  ])('%s is dropped', (value) => {
    expect(webAddress(value)).toBeUndefined();
  });

  test('the first usable address of several tags is taken', () => {
    expect(propertiesOf({ website: 'javascript:x', 'contact:website': 'a.fi', url: 'https://b.fi' }).www).toBe(
      'https://a.fi/',
    );
  });

  test('a wikidata item is a Q and a number, the first of several', () => {
    expect(wikidataOf({ wikidata: 'Q42' })).toBe('Q42');
    expect(wikidataOf({ wikidata: 'Q42;Q43' })).toBe('Q42');
    expect(wikidataOf({ wikidata: 'fi:Q42' })).toBeNull();
    expect(wikidataOf({})).toBeNull();
  });
});

describe('articles', () => {
  test('the tag is taken as it is, underscores read as spaces', () => {
    expect(wikipediaOf({ wikipedia: 'fi:Nuuksion_kansallispuisto' })).toEqual({
      wikipedia: 'fi:Nuuksion kansallispuisto',
    });
  });

  test('a Finnish article goes before a Swedish one, that before an English one; the next is the second', () => {
    expect(wikipediaOf({ wikipedia: 'en:Nuuksio', 'wikipedia:sv': 'Noux', 'wikipedia:fi': 'Nuuksio' })).toEqual({
      wikipedia: 'fi:Nuuksio',
      wikipedia_extra: 'sv:Noux',
    });
  });

  test('an article in a language that is not shown is only linked', () => {
    expect(wikipediaOf({ wikipedia: 'de:Deutsche Kirche (Helsinki)' })).toEqual({
      wikipedia_extra: 'de:Deutsche Kirche (Helsinki)',
    });
  });

  test('an address of the encyclopedia is read', () => {
    expect(wikipediaOf({ wikipedia: 'https://fi.wikipedia.org/wiki/Turun_linna' })).toEqual({
      wikipedia: 'fi:Turun linna',
    });
    expect(wikipediaOf({ wikipedia: 'https://sv.m.wikipedia.org/wiki/%C3%85bo_slott?x=1' })).toEqual({
      wikipedia: 'sv:Åbo slott',
    });
  });

  test('the subject of a memorial is its second article, the brand of a shop is none', () => {
    expect(wikipediaOf({ wikipedia: 'fi:Juhani Ahon patsas', 'subject:wikipedia': 'fi:Juhani Aho' })).toEqual({
      wikipedia: 'fi:Juhani Ahon patsas',
      wikipedia_extra: 'fi:Juhani Aho',
    });
    expect(wikipediaOf({ 'brand:wikipedia': 'fi:Alepa' })).toEqual({});
  });

  test('a title without a language, or an address elsewhere, gives no article', () => {
    expect(wikipediaOf({ wikipedia: 'Nuuksio' })).toEqual({});
    expect(wikipediaOf({ wikipedia: 'https://example.fi/fi:Nuuksio' })).toEqual({});
  });
});

describe('properties', () => {
  test('of a place hold everything that OSM knows of it', () => {
    expect(
      propertiesOf({
        'description:fi': 'Oma kuvaus',
        'description:sv': 'Beskrivning',
        'description:en': 'Text',
        wheelchair: 'limited',
        'wheelchair:description': 'Luiska takana',
        'contact:website': 'https://a.fi/',
        operator: 'Metsähallitus;Espoo',
        opening_hours: 'Mo-Fr 10:00-18:00; Sa 11:00-15:00',
        'contact:phone': '+358 9 123;+358 40 1',
        email: 'mailto:info@a.fi',
        artist_name: 'Ville Vallgren',
        cuisine: 'pizza; kebab',
        artwork_type: 'statue',
        surface: 'sand',
      }),
    ).toEqual({
      description: 'Oma kuvaus',
      description_sv: 'Beskrivning',
      description_en: 'Text',
      accessibility: 'limited: Luiska takana',
      www: 'https://a.fi/',
      maintainer: 'Metsähallitus, Espoo',
      openingHours: 'Mo-Fr 10:00-18:00; Sa 11:00-15:00',
      phone: '+358 9 123, +358 40 1',
      email: 'info@a.fi',
      artist_name: 'Ville Vallgren',
      cuisine: 'pizza;kebab',
      artwork_type: 'statue',
    });
  });

  test('a description that OSM cut at 255 characters ends after a whole word, with an ellipsis', () => {
    const text = `${'Laavu on järven rannalla. '.repeat(9)}Sinne pääsee helposti`;
    expect(text).toHaveLength(255);
    expect(propertiesOf({ 'description:fi': text }).description).toMatch(/rannalla\. Sinne pääsee…$/);
    expect(propertiesOf({ 'description:fi': `${text.slice(0, 254)}.` }).description).toMatch(/ helpost\.$/);
    expect(propertiesOf({ 'description:sv': text.slice(1) }).description_sv).toMatch(/ helposti$/);
  });

  test.each([
    ['Memorial to the Finnish actress Ida Aalberg (1857-1915). Sculpture by Raimo Utriainen.', 'description_en'],
    ['Open in summertime, with a view of the sea', 'description_en'],
    ['Olut- ja viinihuone', 'description'],
    ['Verkkokaupan pysäköintihallissa', 'description'],
    ['Ett fartyg från 1908 som är öppet på sommaren', 'description_sv'],
    ['Rakennettu vuonna 1940. / This grill was built in 1940.', 'description_und'],
    ['Ilmainen julkinen yleisövessa Almänn toalett Free public toilet', 'description_und'],
    ['Nepalese', 'description_und'],
  ])('the description “%s”, whose language no tag says, is %s', (description, property) => {
    expect(propertiesOf({ description })).toEqual({ [property]: description });
  });

  test('a description whose tag says the language comes before one that seems to be in it', () => {
    expect(propertiesOf({ description: 'A view of the sea', 'description:en': 'Sea view' })).toEqual({
      description_en: 'Sea view',
    });
  });

  test('accessibility is the code, its description, or both', () => {
    expect(propertiesOf({ wheelchair: 'yes' }).accessibility).toBe('yes');
    expect(propertiesOf({ wheelchair: 'bad', 'wheelchair:description': 'Kynnys' }).accessibility).toBe('Kynnys');
    expect(propertiesOf({ wheelchair: 'unknown' })).toEqual({});
  });

  test('texts are bounded and bad addresses dropped', () => {
    expect(propertiesOf({ 'description:fi': 'x'.repeat(5000) }).description).toHaveLength(2000);
    expect(propertiesOf({ email: 'ei ole' })).toEqual({});
    expect(propertiesOf({ operator: ' ; ' })).toEqual({});
  });
});

describe('declared lengths', () => {
  test.each([
    ['12 km', 12_000],
    ['12.5', 12_500],
    ['12,5km', 12_500],
    ['800 m', 800],
    ['7 mi', 11_265.408],
    ['~3 km', 3000],
    ['2.5 Km', 2500],
  ])('%s', (text, metres) => {
    expect(parseDistanceM(text)).toBeCloseTo(metres, 6);
  });

  test.each([['12;14'], ['5 h'], ['noin viisi'], ['1,200'], ['-3'], ['0'], ['3 + 4 km'], [''], [undefined]])(
    '%s is none',
    (text) => {
      expect(parseDistanceM(text)).toBeNull();
    },
  );

  test('count only where the drawing misses more than a fifth', () => {
    expect(lengthOrDeclared(10_000, '12 km')).toBe(10_000);
    expect(lengthOrDeclared(9_999, '12 km')).toBe(12_000);
    expect(lengthOrDeclared(15_000, '12 km')).toBe(15_000);
    expect(lengthOrDeclared(15_000, undefined)).toBe(15_000);
  });

  test('are believed up to ten times the drawing, else metres count as kilometres', () => {
    expect(lengthOrDeclared(1480, '1500')).toBe(1480);
    expect(lengthOrDeclared(1200, '12')).toBe(12_000);
    expect(lengthOrDeclared(1199, '12')).toBe(1199);
  });

  test('are all that is known of a route of which the file holds a part', () => {
    expect(lengthOrDeclared(465, '7980 km', true)).toBe(7_980_000);
    expect(lengthOrDeclared(9_999, '12 km', true)).toBe(12_000);
    expect(lengthOrDeclared(465, undefined, true)).toBeNull();
    expect(lengthOrDeclared(15_000, '12 km', true)).toBeNull();
  });
});
