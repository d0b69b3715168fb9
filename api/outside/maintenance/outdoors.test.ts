import { describe, expect, test } from 'vitest';
import { MAINTENANCE_SOURCES, type MaintenanceSource } from '#api/platform/configMaintenance.ts';
import type { MaintenanceObservation } from './maintenanceObservation.ts';
import { outdoorsObservations } from './outdoors.ts';

// No open sample of this service exists: the answers are made in its two forms, as public programs read them.

const NOW = Date.parse('2026-01-10T12:00:00+02:00');

const LINE = {
  type: 'LineString',
  coordinates: [
    [25.5, 65, 10],
    [25.6, 65.1, 12],
  ],
};
const POINT = { type: 'Point', coordinates: [25.5, 65] };

type Made = Readonly<Record<string, unknown>>;

/** A venue as it was written until 2022. */
const older = (properties: Made = {}, geometry: unknown = LINE): Made => ({
  type: 'Feature',
  geometry,
  properties: {
    id: 17,
    type: 'skitrack',
    group: 'Oulunsalo',
    name: 'Kirkonkylän latu',
    description: 'Latu on <a target="_new" href="http://x.example">auki</a> 2019',
    status: 'OPEN',
    images: [],
    maintainedAt: '2026-01-10T06:50:54.031+02:00',
    ...properties,
  },
});

/** A venue as it is written since. */
const newer = (properties: Made = {}, geometry: unknown = POINT): Made => ({
  id: '0b6a4a52-1111-4222-8333-444455556666',
  type: 'Feature',
  geometry,
  properties: {
    typeId: '59268607-87f1-46c7-8a0e-cf99b220678b',
    name: 'Raatin kenttä',
    status: 'Open',
    groupId: 'a',
    maintenance: { delta: 5, latest: '2026-01-10T07:00:00+02:00' },
    ...properties,
  },
});

const OULU = MAINTENANCE_SOURCES.find(({ key }) => key === 'outdoors-oulu');

function read(...features: readonly unknown[]): MaintenanceObservation[] {
  if (OULU === undefined) throw new Error('no source');
  return outdoorsObservations({ type: 'FeatureCollection', features }, OULU satisfies MaintenanceSource, NOW);
}

describe('the outdoors service', () => {
  test('says in its older form when a track was maintained', () => {
    expect(read(older())).toEqual([
      {
        source: 'outdoors-oulu',
        key: '17',
        unit: '17',
        name: { fi: 'Kirkonkylän latu' },
        facility: 'skiTrack',
        geometry: {
          type: 'LineString',
          coordinates: [
            [25.5, 65],
            [25.6, 65.1],
          ],
        },
        kind: 'GROOMED',
        code: 'maintained',
        value: null,
        observedAt: new Date('2026-01-10T04:50:54.031Z'),
        validUntil: new Date('2026-01-20T04:50:54.031Z'),
        texts: {},
        link: 'https://oulu.fluentprogress.fi/outdoors/',
      },
    ]);
  });

  test('says in its newer form when a rink was maintained', () => {
    expect(read(newer())).toMatchObject([
      {
        unit: '0b6a4a52-1111-4222-8333-444455556666',
        kind: 'ICE',
        observedAt: new Date('2026-01-10T05:00:00Z'),
        geometry: POINT,
      },
    ]);
  });

  test('has its time by the number of hours where the time itself is unreadable', () => {
    for (const latest of ['10.1.2026 7:00', '2026-01-10T07:00:00', null])
      expect(read(newer({ maintenance: { delta: 5, latest } }))).toMatchObject([
        { observedAt: new Date('2026-01-10T05:00:00Z') },
      ]);
    expect(read(newer({ maintenance: { delta: -5, latest: null } }))).toEqual([]);
    expect(read(newer({ maintenance: { delta: 9000, latest: null } }))).toEqual([]);
  });

  test('says that a venue is closed or in bad condition as of this hour, for a day', () => {
    expect(
      read(older({ status: 'CLOSED' }), newer({ status: 'Closed' }), older({ status: 'BAD_CONDITION', id: 18 })),
    ).toMatchObject([
      { kind: 'CLOSED', observedAt: new Date(NOW), validUntil: new Date('2026-01-11T10:00:00Z') },
      { kind: 'CLOSED', code: 'closed' },
      { kind: 'LIMITED', code: 'poor' },
    ]);
  });

  test.each([
    ['was never maintained', older({ maintainedAt: null })],
    ['was maintained at no time', older({ maintainedAt: 'yesterday' })],
    ['was maintained tomorrow', older({ maintainedAt: '2026-01-11T06:50:54+02:00' })],
    ['will have been maintained', newer({ maintenance: { delta: 3, latest: '2027-01-10T07:00:00+02:00' } })],
    ['was maintained eleven days ago', older({ maintainedAt: '2025-12-30T06:50:54+02:00' })],
    ['was closed years ago', older({ maintainedAt: '2019-03-20T06:50:54+02:00', status: 'CLOSED' })],
    ['has no maintenance', newer({ maintenance: undefined })],
    ['has null for it', newer({ maintenance: null, status: 'Closed' })],
    ['is of a status that nobody knows', older({ status: 'HAUNTED' })],
    ['is a point of an unknown type', older({ type: 'library' }, POINT)],
    ['is of a type of every object', older({ type: 'constructor' }, POINT)],
    ['is nowhere', older({}, null)],
    ['is in another country', older({}, { type: 'Point', coordinates: [2.3, 48.8] })],
    [
      'is a line of a million points',
      older({}, { type: 'LineString', coordinates: Array.from({ length: 20_001 }, () => [25.5, 65]) }),
    ],
    ['has no id', older({ id: null })],
  ])('says nothing of a venue that %s', (_, venue) => {
    expect(read(older({ id: 99 }), venue).map(({ unit }) => unit)).toEqual(['99']);
  });

  test('is a track where its type is unknown and it is a line', () => {
    expect(read(newer({ typeId: 'other' }, LINE))).toMatchObject([{ kind: 'GROOMED' }]);
  });

  test('has names in plain words, and none of its descriptions', () => {
    const [observation] = read(older({ name: '<b>Latu</b> &amp; <img src=x onerror=alert(1)> kenttä' }));
    expect(observation?.name).toEqual({ fi: 'Latu & kenttä' });
    expect(JSON.stringify(observation)).not.toContain('2019');
    expect(read(older({ name: null }))).toMatchObject([{ name: {} }]);
  });

  test.each([
    ['null', null],
    ['a list of venues without their collection', [older()]],
    ['an error', { error: 'gone' }],
    ['venues of another form', { type: 'FeatureCollection', features: [{ venue: 1 }] }],
  ])('is not read from %s', (_, body) => {
    if (OULU === undefined) throw new Error('no source');
    expect(() => outdoorsObservations(body, OULU, NOW)).toThrow(Error);
  });

  test('may have nothing to say', () => {
    expect(read()).toEqual([]);
  });
});
