import { existsSync } from 'node:fs';
import { booleanValid } from '@turf/turf';
import { beforeAll, describe, expect, test } from 'vitest';
import { BASE_LAYERS, type BaseFeature } from '#api/basemap/baseFeature.ts';
import type { Skipped } from '#api/platform/reading.ts';
import { readBaseMap, readSecondHalf, type SecondHalf } from './readBaseMap.ts';

/**
 * Facts about the same file by osmium-tool 1.15: `osmium tags-filter -R FILE w/KEY=VALUE` and, for buildings,
 * `osmium export --geometry-types=polygon`. Ways of which the extract holds one node only are no lines.
 */
const HELSINKI = '../shared/data/osm/helsinki-centre-2024.osm.pbf';

const isOf =
  (layer: string, kind: string, detail?: string) =>
  (feature: BaseFeature): boolean =>
    feature.layer === layer &&
    feature.properties['kind'] === kind &&
    (detail === undefined || feature.properties['kind_detail'] === detail);

describe.skipIf(!existsSync(HELSINKI))(
  `the base map of the centre of Helsinki (skipped where ${HELSINKI} is absent)`,
  () => {
    const features: BaseFeature[] = [];
    const skipped: Skipped[] = [];
    beforeAll(async () => {
      const input = await readBaseMap(HELSINKI, { onSkip: (one) => skipped.push(one), progress: () => undefined });
      expect(input).toMatchObject({ bounds: [24.892, 60.147, 24.99, 60.178], dataDate: '2024-08-15' });
      for await (const feature of input.features) features.push(feature);
    }, 120_000);

    const named = (name: string): BaseFeature[] => features.filter(({ properties }) => properties['name'] === name);

    test.each<[what: string, kind: (feature: BaseFeature) => boolean, count: number]>([
      // 110, one of them with one node.
      ['coastlines', isOf('coast', 'coast'), 109],
      // 2,457 without the 50 that are indoors.
      ['steps', isOf('roads', 'path', 'steps'), 2407],
      // 855 - 2.
      ['tram tracks', isOf('roads', 'rail', 'tram'), 853],
      // 123 - 11.
      ['railways', isOf('roads', 'rail', 'rail'), 112],
      ['metro tracks', isOf('roads', 'rail', 'subway'), 18],
      // 29 with their links, - 2.
      ['motorways', isOf('roads', 'highway'), 27],
      ['farm and forest tracks', isOf('roads', 'path', 'track'), 14],
      // 30 ways with route=ferry, and one that only the relation of its line knows.
      ['ferries', isOf('roads', 'ferry'), 31],
      ['cliffs', isOf('earth', 'cliff'), 143],
      // 15 without the 2 in culverts.
      ['streams', isOf('water', 'stream'), 13],
      ['power lines', isOf('power', 'line'), 3],
      // 3,355 areas, without 4 under the ground and 5 outer ways of relations that are buildings too.
      ['buildings', isOf('buildings', 'building'), 3346],
      ['suburbs', isOf('places', 'neighbourhood', 'suburb'), 14],
      ['peaks', isOf('pois', 'peak'), 3],
    ])('holds all %s', (_, isKind, count) => {
      expect(features.filter(isKind)).toHaveLength(count);
    });

    test('the ferry to Suomenlinna runs from the market square to its main quay', () => {
      // w123403659, n7820683242 to n1373187565.
      expect(named('Kauppatori-Suomenlinna')).toMatchObject([
        {
          layer: 'roads',
          properties: { kind: 'ferry', 'name:sv': 'Salutorget-Sveaborg' },
          minZoom: 8,
          geometry: {
            type: 'LineString',
            coordinates: { length: 8, 0: [24.95584, 60.167258], 7: [24.983939, 60.149274] },
          },
        },
      ]);
    });

    test('islands are named on their land, in both languages', () => {
      expect(named('Pohjoinen Uunisaari')).toMatchObject([
        { layer: 'earth', geometry: { type: 'Point' }, properties: { kind: 'island', 'name:sv': 'Norra Ungsholmen' } },
      ]);
      expect(
        ['Eteläinen Uunisaari', 'Harakka', 'Särkkä', 'Iso Mustasaari', 'Valkosaari'].map((name) => named(name).length),
      ).toEqual([1, 1, 1, 1, 1]);
    });

    test('the city is bilingual, the capital, and as big as it says', () => {
      expect(named('Helsinki').filter(({ layer }) => layer === 'places')).toMatchObject([
        {
          properties: {
            kind: 'locality',
            kind_detail: 'city',
            'name:sv': 'Helsingfors',
            population: 674_963,
            population_rank: 10,
            capital: 'yes',
            bilingual: true,
          },
        },
      ]);
    });

    test('waters are named: bays, straits', () => {
      expect(named('Töölönlahti')).toMatchObject([
        { layer: 'water', properties: { kind: 'bay', 'name:sv': 'Tölöviken' } },
      ]);
      expect(named('Uunisaarensalmi')).toMatchObject([{ layer: 'water', properties: { kind: 'strait' } }]);
    });

    test('every feature can be drawn: a known layer, zooms that are made, six decimals at most, sound areas', () => {
      for (const { layer, geometry, properties, minZoom, rank } of features) {
        const what = JSON.stringify({ layer, properties });
        expect(
          BASE_LAYERS.includes(layer) &&
            Number.isInteger(minZoom) &&
            minZoom >= 8 &&
            minZoom <= 14 &&
            rank >= 0 &&
            rank <= 100,
          what,
        ).toBe(true);
        const numbers = [geometry.coordinates].flat(4).filter((item) => typeof item === 'number');
        expect(
          numbers.length > 1 && numbers.every((degrees) => Math.abs(degrees * 1e6 - Math.round(degrees * 1e6)) < 1e-6),
          what,
        ).toBe(true);
        if (layer === 'water' || layer === 'coast') expect(booleanValid(geometry), what).toBe(true);
      }
    });

    test('what the edge of the extract cuts is reported', () => {
      // osmium export refuses the same: "Could not build area geometry".
      expect(skipped).toEqual(
        expect.arrayContaining([
          { ref: 'relation/14185862', reason: '1 ring does not close' },
          { ref: 'way/124693995', reason: '1 ring crosses itself' },
        ]),
      );
    });

    test('read in halves is the same, in the same order', async () => {
      const halves: SecondHalf[] = [];
      const [read, left]: [BaseFeature[], Skipped[]] = [[], []];
      const options = { onSkip: (one: Skipped) => left.push(one), progress: () => undefined };
      const input = await readBaseMap(HELSINKI, { ...options, onLocated: (rest) => halves.push(rest) });
      for await (const feature of input.features) read.push(feature);
      expect(read.length).toBeLessThan(features.length);
      // As another thread gets it.
      for (const rest of structuredClone(halves))
        for await (const feature of readSecondHalf(HELSINKI, rest, options)) read.push(feature);
      expect([read, left]).toEqual([features, skipped]);
    });
  },
);
