import { describe, expect, test } from 'vitest';
import { categoryOf } from '#common/catalogue/catalogue.ts';
import { containsPosition } from '#common/geo/bounds.ts';
import { distanceKm } from '#common/geo/distance.ts';
import { normalise } from '#common/search/normalise.ts';
import type { Client } from '../../support/client.ts';
import { allPlaces, HELSINKI, type ListedPlace } from '../../support/realData.ts';

interface Lists {
  readonly best: readonly ListedPlace[];
  readonly closest: readonly ListedPlace[];
}

interface Detail extends ListedPlace {
  readonly geometry: { readonly type: string; readonly coordinates: readonly unknown[] };
  readonly expandedChildren: readonly (ListedPlace & {
    readonly relation: string;
    readonly metresAlong: number | null;
  })[];
  readonly expandedParent: ListedPlace | null;
}

/** The one hiking relation of the extract. */
const BLUE_ROUTE = 7_000_017_316_081;

const lists = (client: Client, query: string): Promise<Lists> =>
  client.json(`/api/query/attractions?bbox=${HELSINKI.join(',')}&${query}`);
const names = (places: readonly ListedPlace[]): string[] => places.map(({ name }) => name);

async function find(client: Client, name: string): Promise<Detail> {
  const rows = await client.json<readonly { type: string; id: number; name: string }[]>(
    `/api/query/find?q=${encodeURIComponent(name)}`,
  );
  const row = rows.find((candidate) => candidate.type === 'attraction' && candidate.name === name);
  if (!row) throw new Error(`${name} is not found`);
  return client.json(`/api/query/attractions/${row.id}`);
}

export function placeCases(client: () => Client): void {
  describe('places are found by kind', () => {
    test.each([
      ['museum', ['Ateneum', 'Kiasma', 'Designmuseo', 'Luonnontieteellinen museo', 'Suomen Pankin rahamuseo']],
      [
        'attraction',
        ['Suomenlinnan linnoitus', 'Korkeasaaren eläintarha', 'Helsingin tuomiokirkko', 'Uspenskin katedraali'],
      ],
      ['hiking', ['Harakka', 'Sininen reitti', 'Harakan saaren luonnonsuojelualue']],
      ['swimming', ['Hietaranta', 'Uunisaaren uimaranta', 'Yrjönkadun uimahalli']],
      ['cafe', ['Cafe Ekberg']],
      ['restaurant', ['Ravintola Savoy', 'Zetor']],
      ['groceries', ['Punnitse & Säästä', 'S-market', 'Lidl']],
      ['cycling', ['Baana']],
      ['wc', ['Tehtaanpuiston yleisövessa']],
    ])('%s', async (kind, expected) => {
      const { best, closest } = await lists(client(), `attractionKind=${kind}`);
      expect(best.map(({ category }) => categoryOf(category)?.kind)).toEqual(best.map(() => kind));
      expect(best.map(({ quality2 }) => quality2)).toEqual(
        best.map(({ quality2 }) => quality2).toSorted((a, b) => b - a),
      );
      expect(best.length).toBeLessThanOrEqual(40);
      expect(names(best)).toEqual(expect.arrayContaining(expected));
      expect(closest).toEqual([]);
    });

    test('the sights that a visitor of Helsinki expects come first', async () => {
      const { best } = await lists(client(), 'attractionKind=attraction');
      expect(names(best).slice(0, 12)).toEqual([
        'Suomenlinnan linnoitus',
        'Helsingin tuomiokirkko',
        'Uspenskin katedraali',
        'Korkeasaaren eläintarha',
        'Temppeliaukion kirkko',
        'Helsingin keskustakirjasto Oodi',
        'Vanha Kauppahalli',
        'Eduskuntatalo',
        'Kauppatori',
        'Helsingin päärautatieasema',
        'Kaisaniemen kasvitieteellinen puutarha',
        'Senaatintori',
      ]);
    });

    test('skiing: there is none, so the nearest are listed', async () => {
      const { best, closest } = await lists(client(), 'attractionKind=skiing');
      expect(best).toEqual([]);
      expect(closest.length).toBeGreaterThan(10);
    });
  });

  test.each([
    ['tourism-museum', 20, 32],
    ['natural-beach', 22, 28],
    ['leisure-nature_reserve', 4, 4],
    ['shop-supermarket', 18, 22],
    ['amenity-toilets', 85, 90],
    ['amenity-cafe', 215, 228],
    ['amenity-restaurant', 480, 511],
  ])('all %s are found by category, about as many as the extract has', async (slug, least, most) => {
    const { features } = await client().json<{ features: readonly unknown[] }>(
      `/api/query/attractions.geojson?category=${slug}&bbox=${HELSINKI.join(',')}`,
    );
    expect(features.length).toBeGreaterThanOrEqual(least);
    expect(features.length).toBeLessThanOrEqual(most);
  });

  describe('what belongs together', () => {
    test('Suomenlinna is one place of both sources, with its islands in it and their places in them', async () => {
      const fortress = await find(client(), 'Suomenlinnan linnoitus');
      expect(fortress).toMatchObject({
        category: 'heritage/unesco',
        type: 'AREA',
        name_sv: 'Sveaborgs fästning',
        admin: ['Helsinki', 'Uusimaa'],
        stars: 5,
        expandedParent: null,
      });
      expect(fortress.expandedChildren.map(({ name, relation }) => `${name} ${relation}`).sort()).toEqual([
        'Iso Mustasaari INSIDE',
        'Pikku Mustasaari INSIDE',
        'Särkkä INSIDE',
      ]);
      const island = await find(client(), 'Iso Mustasaari');
      expect(names(island.expandedChildren)).toEqual(
        expect.arrayContaining(['Suomenlinnan Panimo', 'Café Vanille', 'K-Market', 'WC']),
      );
      expect(island.expandedParent?.id).toBe(fortress.id);
    });

    test('the museums of Suomenlinna are found', async () => {
      for (const name of [
        'Suomenlinna-museo',
        'Ehrensvärd-museo',
        'Sotamuseon Maneesi',
        'Sukellusvene Vesikko',
        'Suomenlinnan lelumuseo',
      ]) {
        expect(await find(client(), name)).toMatchObject({ name, category: 'tourism/museum' });
      }
    });

    test('the nature reserves are found with what lies in them', async () => {
      const { best } = await lists(client(), 'category=leisure-nature_reserve');
      expect(names(best)).toEqual([
        'Harakan saaren luonnonsuojelualue',
        'Puolimatkansaaren ja Pormestarinhevon luonnonsuojelualue',
        'Puumainen tyrni',
        'Korkeasaarenluoto',
      ]);
      const harakka = await find(client(), 'Harakan saaren luonnonsuojelualue');
      expect(harakka.expandedChildren.map(({ name, relation }) => `${name} ${relation}`)).toContain(
        'Näköalapaikka INSIDE',
      );
      const island = await find(client(), 'Harakka');
      expect(names(island.expandedChildren)).toEqual(
        expect.arrayContaining(['Harakan luontotalo', 'Harakan lintupiilo']),
      );
    });

    test('the hiking relation is one line, with what stands along it in the order of the way', async () => {
      const route: Detail = await client().json(`/api/query/attractions/${BLUE_ROUTE}`);
      expect(route).toMatchObject({
        name: 'Sininen reitti',
        type: 'PATH',
        category: 'route/hiking',
        contour: 1500,
        area: null,
      });
      expect(route.geometry.type).toMatch(/^(Multi)?LineString$/);
      expect(new Set(route.expandedChildren.map(({ relation }) => relation))).toEqual(new Set(['ALONG']));
      expect(names(route.expandedChildren)).toEqual(
        expect.arrayContaining(['Viaporin Deli & Café', 'Café Vanille', 'Suomenlinnan kirkko', 'WC']),
      );
      const metres = route.expandedChildren.map(({ metresAlong }) => metresAlong ?? -1);
      expect(metres).toEqual(metres.toSorted((a, b) => a - b));
      expect(metres.every((m) => m >= 0 && m <= 1500)).toBe(true);
    });
  });

  describe('the set as a whole is plausible', () => {
    test('a place that two sources know is one place', async () => {
      const sources =
        'query($id: AttractionId!) { attraction(id: $id) { ... on Attraction { sources { ref source { key } } } } }';
      for (const [name, expected] of [
        ['Kansallismuseo', ['osm relation/6635', 'starter the-national-museum-of-finland']],
        ['Helsingin tuomiokirkko', ['osm way/419479428', 'starter helsinki-cathedral']],
        ['Katajanokan vierasvenesatama', ['lipas 74006', 'osm node/1167723591']],
        ['Autiotupa Jussinkämppä', ['lipas 73400', 'starter jussinkamppa-wilderness-hut']],
      ] as const) {
        const { id } = await find(client(), name);
        const answer = await client().ask<{
          attraction: { sources: readonly { ref: string; source: { key: string } }[] };
        }>(sources, { id });
        expect(
          answer.attraction.sources.map(({ ref, source }) => `${source.key} ${ref}`),
          name,
        ).toEqual(expected);
      }
    });

    test('none stands twice: no two of one name and category within 25 m', async () => {
      const places = (await allPlaces(client())).filter(
        ({ name, category, type }) => type === 'POINT' && name !== categoryOf(category)?.fi,
      );
      const seen = new Map<string, ListedPlace[]>();
      const doubles = places.filter((place) => {
        const key = `${normalise(place.name)} ${place.category}`;
        const others = seen.get(key) ?? [];
        seen.set(key, [...others, place]);
        return others.some(({ pos }) => distanceKm(pos, place.pos) < 0.025);
      });
      expect(names(doubles)).toEqual([]);
    });

    test('every place has a name, a category, municipality and region, and a size that can be', async () => {
      for (const { id, name, category, admin, area, contour, quality2, stars } of await allPlaces(client())) {
        expect(name.trim(), String(id)).not.toBe('');
        expect(categoryOf(category), String(id)).not.toBeNull();
        expect(admin.length, `${name} ${id}`).toBeGreaterThanOrEqual(2);
        expect(area === null || (area > 0 && area < 3000e6), `${name} ${id} ${area}`).toBe(true);
        // What is known of a route through the continent is its length from end to end.
        const longestM = name.startsWith('EuroVelo') ? 10e6 : 300_000;
        expect(contour === null || (contour > 0 && contour < longestM), `${name} ${id} ${contour}`).toBe(true);
        expect(quality2 >= 0 && quality2 <= 100 && stars >= 0 && stars <= 5, `${name} ${id}`).toBe(true);
      }
    });

    test('what lies in Helsinki says so', async () => {
      const inside = (await allPlaces(client())).filter(({ pos }) => containsPosition(HELSINKI, pos));
      expect(inside.length).toBeGreaterThan(2400);
      expect(new Set(inside.map(({ admin }) => admin.join()))).toEqual(new Set(['Helsinki,Uusimaa']));
    });

    test('the best of the country are what the country knows', async () => {
      const places = await allPlaces(client());
      const withStars = (...stars: readonly number[]): ListedPlace[] =>
        places.filter((place) => stars.includes(place.stars));
      expect(names(withStars(5))).toEqual(
        expect.arrayContaining(['Nuuksion kansallispuisto', 'Suomenlinnan linnoitus', 'Lemmenjoen kansallispuisto']),
      );
      expect(names(withStars(4, 5))).toEqual(
        expect.arrayContaining([
          'Olavinlinna',
          'Hämeen linna',
          'Vanha Rauma',
          'Karhunkierros',
          'Kansallismuseo',
          'Helsingin tuomiokirkko',
        ]),
      );
      expect(new Set(withStars(5).map(({ category }) => categoryOf(category)?.kind))).toEqual(
        new Set(['hiking', 'attraction']),
      );
      expect(withStars(0).length).toBeGreaterThan(10 * withStars(4, 5).length);
    });
  });
}
