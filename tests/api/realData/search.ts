import { describe, expect, test } from 'vitest';
import type { Client } from '../../support/client.ts';

interface Row {
  readonly type: 'header' | 'attraction' | 'category' | 'place' | 'position' | 'understood';
  readonly name: string;
  readonly category?: string;
}

/** Rows of a search near the middle of Helsinki. */
function found(client: Client, q: string, lang = 'fi'): Promise<readonly Row[]> {
  return client.json(`/api/query/find?${new URLSearchParams({ q, lang, lon: '24.94', lat: '60.17' }).toString()}`);
}

export function searchCases(client: () => Client): void {
  describe('search', () => {
    test.each([
      // Finnish and Swedish names, with and without their dots, from the beginning, mistyped, inflected, of several
      // words in any order.
      ['Suomenlinna', 'Suomenlinnan linnoitus'],
      ['Sveaborg', 'Suomenlinnan linnoitus'],
      ['suomenlina', 'Suomenlinnan linnoitus'],
      ['suomenlinnassa', 'Suomenlinnan linnoitus'],
      ['linnan häme', 'Hämeen linna'],
      ['Tavastehus slott', 'Hämeen linna'],
      ['hameen linna', 'Hämeen linna'],
      ['domkyrkan', 'Helsingin tuomiokirkko'],
      ['Helsingfors domkyrka', 'Helsingin tuomiokirkko'],
      ['tuomiokirkko helsingin', 'Helsingin tuomiokirkko'],
      ['nationalmuseet', 'Kansallismuseo'],
      ['Sandstrand', 'Hietaranta'],
      ['Ugnsholmens badstrand', 'Uunisaaren uimaranta'],
      ['Brunnsparken', 'Kaivopuisto'],
      ['sininen reitti', 'Sininen reitti'],
      ['naturskyddsområde borgmästarhäst', 'Puolimatkansaaren ja Pormestarinhevon luonnonsuojelualue'],
      ['Ubåten Vesikko', 'Sukellusvene Vesikko'],
      ['Byabäckens naturstig', 'Byabäckenin luontopolku'],
      ['ekberg', 'Cafe Ekberg'],
      ['tehtaanpuiston yleisövessa', 'Tehtaanpuiston yleisövessa'],
      ['Suolistaipaleen kota', 'Suolistaipaleen kota'],
    ])('%s: the place %s', async (query, name) => {
      const rows = await found(client(), query);
      expect(
        rows
          .filter(({ type }) => type === 'attraction')
          .map((row) => row.name)
          .slice(0, 8),
      ).toContain(name);
    });

    test.each([
      ['museo', 'tourism/museum'],
      ['museum', 'tourism/museum'],
      ['badstrand', 'leisure/beach_resort'],
      ['uimaranta', 'leisure/beach_resort'],
      ['luonnonsuojelualue', 'leisure/nature_reserve'],
      ['naturreservat', 'leisure/nature_reserve'],
      ['naturskyddsområde', 'leisure/nature_reserve'],
      ['retkeilyreitti', 'route/hiking'],
      ['vandringsled', 'route/hiking'],
      ['kahvila', 'amenity/cafe'],
      ['café', 'amenity/cafe'],
      ['ravintola', 'amenity/restaurant'],
      ['restaurang', 'amenity/restaurant'],
      ['ruokakauppa', 'shop/supermarket'],
      ['mataffär', 'shop/supermarket'],
      ['livsmedelsbutik', 'shop/supermarket'],
      ['wc', 'amenity/toilets'],
      ['toalett', 'amenity/toilets'],
      ['vessa', 'amenity/toilets'],
    ])('%s: the category %s, before any place', async (query, category) => {
      const rows = await found(client(), query);
      expect(rows[0]).toEqual({ type: 'header', name: 'CATEGORIES' });
      expect(rows.filter(({ type }) => type === 'category').map((row) => row.category)).toContain(category);
    });

    test('towns are found in both languages, with the header that says what they are', async () => {
      for (const query of ['Hämeenlinna', 'Tavastehus']) {
        const rows = await found(client(), query, 'sv');
        const header = rows.findIndex(({ name }) => name === 'PLACE_NAMES');
        expect(header, query).toBeGreaterThanOrEqual(0);
        expect(rows[header + 1], query).toMatchObject({ type: 'place', name: 'Tavastehus' });
      }
    });

    test.each([
      ['Koli', 'ATTRACTIONS', 'Kolin kansallispuisto'],
      ['Nuuksio', 'ATTRACTIONS', 'Nuuksion kansallispuisto'],
      ['Suomenlinna', 'ATTRACTIONS', 'Suomenlinnan linnoitus'],
      ['Pori', 'PLACE_NAMES', 'Pori'],
      ['Kirkkonummi', 'PLACE_NAMES', 'Kirkkonummi'],
      ['Järvenpää', 'PLACE_NAMES', 'Järvenpää'],
    ])('%s means first of all %s: %s', async (query, header, name) => {
      expect((await found(client(), query)).slice(0, 2)).toMatchObject([{ type: 'header', name: header }, { name }]);
    });

    test.each([
      ['Mannerheimintie 5', 'Mannerheimintie 5'],
      ['alexandersgatan 10, helsingfors', 'Aleksanterinkatu 10'],
      ['mannerheimintie helsinki', 'Mannerheimintie'],
    ])('the address %s is %s in Helsinki, before any place', async (query, name) => {
      const [header, address] = await found(client(), query);
      expect(header).toEqual({ type: 'header', name: 'ADDRESSES' });
      expect(address).toMatchObject({ type: 'address', name, admin: ['Helsinki'] });
    });

    test.each([
      ['museot Helsingissä', 'UNDERSTOOD', 'Kiasma'],
      ['ilmainen museo Helsinki', 'UNDERSTOOD', 'Merkki'],
      ['museer i Helsingfors', 'UNDERSTOOD', 'Kiasma'],
      ['wheelchair accessible museums in Helsinki', 'UNDERSTOOD', 'Kiasma'],
      ['esteetön museo Ateneum', 'UNDERSTOOD', 'Ateneum'],
      ['kansallispuistot Lapissa', 'UNDERSTOOD', 'Lemmenjoen kansallispuisto'],
      ['national parks in Lapland', 'UNDERSTOOD', 'Lemmenjoen kansallispuisto'],
      ['laavut Inarissa', 'UNDERSTOOD', 'Kultahaminan sääsuoja'],
      ['lintutorni Espoo', 'UNDERSTOOD', 'Elfvikin lintutorni'],
      ['dog friendly restaurant Helsinki', 'UNDERSTOOD', 'Woolshed'],
      ['esteetön vessa', 'UNDERSTOOD', 'WC'],
      ['hotelli Helsingissä', 'UNDERSTOOD', 'Hotelli Torni'],
      ['sights in Helsinki', 'UNDERSTOOD', 'Helsingin tuomiokirkko'],
      ['things to do in Helsinki', 'UNDERSTOOD', 'Helsingin tuomiokirkko'],
      // What is asked of a name is left out.
      ['how to get to Suomenlinna', 'ATTRACTIONS', 'Suomenlinnan linnoitus'],
      ['miten pääsee Suomenlinnaan', 'ATTRACTIONS', 'Suomenlinnan linnoitus'],
      ['hur kommer man till Sveaborg?', 'ATTRACTIONS', 'Suomenlinnan linnoitus'],
      ['Rock Church opening hours', 'ATTRACTIONS', 'Temppeliaukion kirkko'],
      // A name is a name still.
      ['kahvila Ekberg', 'ATTRACTIONS', 'Cafe Ekberg'],
      ['Porvoon tuomiokirkko', 'UNDERSTOOD', 'Porvoon tuomiokirkko'],
      ['esteetön lintutorni', 'ATTRACTIONS', 'Otajärven esteetön lintulava'],
    ])('the line %s: under %s first %s', async (line, header, name) => {
      const rows = (await found(client(), line)).filter(({ type }) => type !== 'understood');
      expect(rows.slice(0, 2)).toMatchObject([{ type: 'header', name: header }, { name }]);
    });

    test.each(['restaurang öppet söndag', 'vessa auki', 'cafe open on Sunday', 'vegan restaurant', 'regnig dag'])(
      'the line %s is answered by places near that fit',
      async (line) => {
        const [understood, header, first] = await found(client(), line);
        expect(understood).toMatchObject({ type: 'understood', rest: '' });
        expect(header).toEqual({ type: 'header', name: 'UNDERSTOOD' });
        expect(first).toMatchObject({ type: 'attraction', admin: ['Helsinki', 'Uusimaa'] });
      },
    );

    test('what nothing is called finds nothing', async () => {
      expect(await found(client(), 'xyzzy qwfpgj')).toEqual([]);
    });
  });
}
