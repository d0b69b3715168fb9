import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { MAINTENANCE_SOURCES, type MaintenanceSource } from '#api/platform/configMaintenance.ts';
import { sharedFile } from '../../../tests/support/product.ts';
import type { MaintenanceObservation } from './maintenanceObservation.ts';
import { serviceMapPage } from './serviceMap.ts';
import { OBSERVED_PROPERTIES } from './serviceMapValues.ts';

const HELSINKI = helsinki();
function helsinki(): MaintenanceSource {
  const [source] = MAINTENANCE_SOURCES;
  if (source?.key !== 'helsinki') throw new Error('no source');
  return source;
}

const NOW = Date.parse('2026-01-10T12:00:00+02:00');

type Made = Readonly<Record<string, unknown>>;

const TRACK: Made = {
  unit: 1,
  id: 7,
  property: 'ski_trail_condition',
  time: '2026-01-10T07:30:00.546026+0200',
  expiration_time: null,
  name: { fi: 'Hyvä', sv: 'Bra', en: 'Good condition' },
  quality: 'good',
  value: 'good',
};
const unitOf = (observations: unknown, more: Made = {}): Made => ({
  id: 1,
  name: { fi: 'Testilän latu 5,5 km', sv: 'TODO' },
  location: { type: 'Point', coordinates: [25.17, 60.23] },
  observations,
  ...more,
});

function read(...units: readonly unknown[]): readonly MaintenanceObservation[] {
  return serviceMapPage({ count: units.length, next: null, results: units }, HELSINKI, NOW).observations;
}
const said = (...observations: readonly unknown[]) => read(unitOf(observations));
const only = (more: Made) => said({ ...TRACK, ...more })[0];

describe('the service map', () => {
  test('says of a unit what was observed, when, and until when that is known', () => {
    expect(said(TRACK)).toEqual([
      {
        source: 'helsinki',
        key: '1:ski_trail_condition',
        unit: '1',
        name: { fi: 'Testilän latu 5,5 km' },
        facility: 'skiTrack',
        geometry: { type: 'Point', coordinates: [25.17, 60.23] },
        kind: 'GROOMED',
        code: 'good',
        value: null,
        observedAt: new Date('2026-01-10T05:30:00.546Z'),
        validUntil: new Date('2026-01-20T05:30:00.546Z'),
        texts: {
          fi: { headline: 'Hyvä', description: '' },
          sv: { headline: 'Bra', description: '' },
          en: { headline: 'Good condition', description: '' },
        },
        link: 'https://palvelukartta.hel.fi/fi/unit/1',
      },
    ]);
  });

  test.each([
    ['ski_trail_condition', 'good', 'GROOMED', 'good'],
    ['ski_trail_condition', 'groomed', 'GROOMED', 'groomed'],
    ['ski_trail_condition', 'snowless', 'LIMITED', 'snowless'],
    ['ski_trail_condition', 'poor', 'LIMITED', 'poor'],
    ['ski_trail_condition', 'event', 'CLOSED', 'event'],
    ['ski_trail_condition', 'snowmaking', 'CLOSED', 'snowmaking'],
    ['ski_trail_condition', 'closed', 'CLOSED', 'closed'],
    ['ski_trail_maintenance', 'maintenance_finished', 'GROOMED', 'maintenance_finished'],
    ['ice_skating_field_condition', 'frozen', 'ICE', 'frozen'],
    ['ice_skating_field_condition', 'freezing_started', 'LIMITED', 'freezing_started'],
    ['sledding_hill_condition', 'open', 'NOTICE', 'open'],
    ['sledding_hill_condition', 'satisfactory', 'LIMITED', 'weak'],
    ['swimming_water_cyanobacteria', 0, 'WATER', 'cyanobacteriaNone'],
    ['swimming_water_cyanobacteria', '3', 'LIMITED', 'cyanobacteriaVeryPlenty'],
    ['swimming_water_cyanobacteria', 4, 'CLOSED', 'closed'],
    ['season_status', 'finished', 'NOTICE', 'seasonFinished'],
  ])('with %s %s says %s', (property, value, kind, code) => {
    expect(only({ property, value })).toMatchObject({ kind, code, value: null });
  });

  test.each([
    ['a value that the vocabulary does not have', { value: 'icy' }],
    ['a property that nobody knows', { property: 'moon_phase' }],
    ['a property of every object', { property: 'constructor' }],
    ['a value of every object', { value: 'constructor' }],
    ['no value', { value: null }],
    ['a value of another form', { value: ['good'] }],
    ['no time', { time: null }],
    ['a time without a zone', { time: '2026-01-10T07:30:00' }],
    ['a time of tomorrow', { time: '2026-01-11T07:30:00+0200' }],
    ['a time of eleven days ago', { time: '2025-12-30T11:59:00+0200' }],
    ['a time of years ago', { time: '2021-01-04T14:52:08.546026+0200' }],
    ['an end that is over', { expiration_time: '2026-01-10T11:00:00+0200' }],
    ['another unit', { unit: 2 }],
  ])('says nothing by an observation with %s', (_, more) => {
    expect(only(more)).toBeUndefined();
  });

  test('is known for ten days, unless it ends sooner', () => {
    expect(only({ time: '2025-12-31T12:01:00+0200' })?.validUntil).toEqual(new Date('2026-01-10T10:01:00Z'));
    expect(only({ expiration_time: '2026-01-10T15:00:00+0200' })?.validUntil).toEqual(new Date('2026-01-10T13:00:00Z'));
    expect(only({ expiration_time: '2036-01-10T15:00:00+0200' })?.validUntil).toEqual(
      new Date('2026-01-20T05:30:00.546Z'),
    );
  });

  test('of a clock ten minutes ahead of ours is of now', () => {
    expect(only({ time: '2026-01-10T12:10:00+02:00' })?.observedAt).toEqual(new Date(NOW));
  });

  test('says of a property what was observed last', () => {
    const older = { ...TRACK, time: '2026-01-09T07:30:00+0200', value: 'closed' };
    expect(said(older, TRACK, older).map(({ code }) => code)).toEqual(['good']);
  });

  test('does not say that a track is groomed that was closed later', () => {
    const groomed = { ...TRACK, property: 'ski_trail_maintenance', value: 'maintenance_finished' };
    const closed = (time: string) => ({ ...TRACK, value: 'closed', time });
    expect(said(groomed, closed('2026-01-10T08:00:00+0200')).map(({ kind }) => kind)).toEqual(['CLOSED']);
    expect(said(groomed, closed('2026-01-10T06:00:00+0200')).map(({ kind }) => kind)).toEqual(['GROOMED', 'CLOSED']);
  });

  test.each([
    ['a number', { value: 19.46 }, 19.5],
    ['a number as a text', { value: '19' }, 19],
    ['a number in a language', { value: { fi: '19,4' } }, 19.4],
    ['a range', { value: '19-21', name: { fi: '19-21°C' } }, '19-21'],
    ['a name alone', { value: undefined, name: { fi: '18' } }, 18],
  ])('has a temperature of the water from %s', (_, more, value) => {
    const time = '2026-01-10T07:30:00+0200';
    expect(only({ property: 'swimming_water_temperature', time, ...more })).toMatchObject({
      kind: 'WATER',
      code: 'waterTemperature',
      value,
    });
  });

  test('has no temperature in which nobody swims', () => {
    for (const value of ['33.2', 100, -20, 'NaN', '1e9', ''])
      expect(only({ property: 'live_swimming_water_temperature', value, name: null })).toBeUndefined();
  });

  test('has a notice in plain words, by language', () => {
    const value = {
      fi: '<p>Latu <b>poikki</b> &amp; suljettu <script>alert(1)</script><a href="javascript:x">lue</a></p>',
      sv: 'TODO',
      en: ' ',
    };
    expect(only({ property: 'notice', value, name: undefined })).toMatchObject({
      kind: 'NOTICE',
      texts: { fi: { headline: '', description: 'Latu poikki & suljettu lue' } },
    });
    expect(only({ property: 'notice', value: { fi: '' } })).toBeUndefined();
    const long = only({ property: 'notice', value: { fi: 'x'.repeat(1_000_000) } });
    expect(long?.texts.fi?.description).toHaveLength(300);
  });

  test('has the line of a unit where it gives one, and nothing of units without a location', () => {
    const line = {
      type: 'MultiLineString',
      coordinates: [
        [
          [25.17, 60.23, 12],
          [25.18, 60.24, 13],
        ],
      ],
    };
    expect(read(unitOf([TRACK], { geometry: line }))[0]?.geometry).toEqual({
      type: 'MultiLineString',
      coordinates: [
        [
          [25.17, 60.23],
          [25.18, 60.24],
        ],
      ],
    });
    for (const geometry of [
      { type: 'LineString', coordinates: [[25.17]] },
      { type: 'Point', coordinates: [60.23, 25.17] },
      'x',
    ])
      expect(read(unitOf([TRACK], { geometry }))[0]?.geometry).toEqual({ type: 'Point', coordinates: [25.17, 60.23] });
    expect(read(unitOf([TRACK], { location: null }))).toEqual([]);
    expect(read(unitOf([TRACK], { location: { type: 'Point', coordinates: [0, 0] } }))).toEqual([]);
  });

  test('is read though some of its units are not', () => {
    expect(read(null, 'x', { id: null }, unitOf(null), unitOf('x', { id: 3 }), unitOf([null, TRACK]))).toHaveLength(1);
  });

  test.each([
    ['null', null],
    ['a text', 'sorry'],
    ['a list', []],
    ['an error', { detail: 'Not found.' }],
    ['units of another form', { results: [{ identifier: 1 }, { identifier: 2 }], next: null }],
  ])('is not read from %s', (_, body) => {
    expect(() => serviceMapPage(body, HELSINKI, NOW)).toThrow(Error);
  });
});

const SKI = sharedFile('ski-tracks/helsinki-servicemap-ski-units-2021-01-04.json');
const BEACH = sharedFile('accessibility/servicemap-v2-unit-40142-beach.json');
const VOCABULARY = ['skiing', 'skating', 'sledding', 'swimming', 'common'].map((name) =>
  sharedFile(`ski-tracks/helsinki-observable-properties-${name}.yaml`),
);

describe('real answers of the service map', () => {
  const json = (file: string | null): unknown => JSON.parse(readFileSync(file ?? '', 'utf8'));

  test.skipIf(SKI === null)('say that two tracks had no snow, for ten days', () => {
    const at = (moment: string) => serviceMapPage(json(SKI), HELSINKI, Date.parse(moment)).observations;
    expect(at('2021-01-05T00:00:00+02:00')).toMatchObject([
      {
        unit: '53916',
        name: { fi: 'Mustavuori-Talosaari latu 5,5 km', sv: 'Svarta backen-Husö skidspår 5,5 km' },
        kind: 'LIMITED',
        code: 'snowless',
        observedAt: new Date('2021-01-04T12:52:08.546Z'),
        texts: { sv: { headline: 'Snöbrist' } },
      },
      { unit: '54419', name: { fi: 'Mustavuoren latu 2,1 km' } },
    ]);
    expect(at('2021-01-14T14:50:00+02:00').map(({ unit }) => unit)).toEqual(['53916']);
    expect(at('2021-01-14T14:53:00+02:00')).toEqual([]);
  });

  test.skipIf(BEACH === null)('of a beach with test values say nothing', () => {
    const body = { results: [json(BEACH)], next: null };
    expect(serviceMapPage(body, HELSINKI, Date.parse('2020-08-21T15:00:00+03:00')).observations).toEqual([]);
  });

  test.skipIf(VOCABULARY.includes(null))('use no word that the table does not know', () => {
    const text = VOCABULARY.map((file) => readFileSync(file ?? '', 'utf8')).join('\n');
    const words = text.split(/^- model: /m).flatMap((part) => {
      const property = /^\s+property_id: (\w+)$/m.exec(part)?.[1];
      const value = /^\s+identifier: "?([\w-]+)"?$/m.exec(part)?.[1];
      return property === undefined || value === undefined ? [] : [[property, value] as const];
    });
    expect(words.length).toBeGreaterThan(30);
    const unknown = words.filter(([property, value]) => {
      const kinds = OBSERVED_PROPERTIES[property]?.kinds;
      return kinds === undefined || (typeof kinds === 'object' && kinds[value] === undefined);
    });
    expect(unknown).toEqual([]);
  });
});
