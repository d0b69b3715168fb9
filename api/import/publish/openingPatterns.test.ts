import { expect, test } from 'vitest';
import { openPatternsAt, patternIds } from '#api/domain/places/openingPatternsSql.ts';
import { refreshPatterns } from '#api/hours/patternsSql.ts';
import type { SourceRecord } from '#api/import/records/record.ts';
import { DAY_MS } from '#common/time.ts';
import { pointRecord } from '../../../tests/support/made/madeRecords.ts';
import { databaseOfTests, importOf } from '../../../tests/support/publishing.ts';
import { rollback } from './rollback.ts';

const db = databaseOfTests();

/** A café near the others, with these hours. */
function cafe(n: number, openingHours: string | undefined, facts = {}, lat = 60.2): SourceRecord {
  const properties = { ...(openingHours !== undefined && { openingHours }), facts };
  const names = { fi: `Kahvila ${n}` };
  return pointRecord([24.02 + n / 50, lat], { ref: `node/${n}`, category: 'amenity/cafe', names, properties });
}

const PROSE = 'Avoinna kesäisin. '.repeat(100);
const CLOSED_FOR_NOW = { status: ['out-of-service-temporarily'] };
const CAFES = [
  cafe(1, '24/7'),
  cafe(2, '24/7'),
  cafe(3, 'off'),
  cafe(4, PROSE),
  cafe(5, `${PROSE}!`),
  cafe(6, undefined),
  cafe(7, '24/7', CLOSED_FOR_NOW),
  cafe(8, 'sunrise-sunset'),
  cafe(9, 'sunrise-sunset', {}, 65.2),
  cafe(10, 'Mo-Su 00:00-24:00 "soita"'),
];

async function patterns(): Promise<unknown[]> {
  const { rows } = await db().pool.query(
    `SELECT left(o.hours, 20) AS hours, o.sun_cell, o.is_readable, array_agg(p.name ORDER BY p.id) AS places
     FROM opening_pattern o LEFT JOIN place p ON p.hours = o.id
       AND p.version = (SELECT version FROM data_set WHERE state = 'LIVE')
     GROUP BY o.id ORDER BY 1, 2`,
  );
  return rows;
}

/** Places of the live version whose hours are in a list of `openPatternsAt`. */
async function placesAt(at: Date): Promise<Record<'open' | 'unknown', string[]>> {
  const { rows } = await db().pool.query<{ version: number }>(`SELECT version FROM data_set WHERE state = 'LIVE'`);
  const version = rows[0]?.version ?? 0;
  const found = await openPatternsAt({ db: db(), version }, at);
  const namesOf = async (set: Buffer) =>
    (
      await db().pool.query<{ name: string }>(
        'SELECT name FROM place WHERE version = $1 AND hours = ANY($2) ORDER BY id',
        [version, patternIds(set)],
      )
    ).rows.map(({ name }) => name);
  return { open: await namesOf(found.open), unknown: await namesOf(found.unknown) };
}

const inDays = (days: number) => new Date(Date.now() + days * DAY_MS);

// Issue 22: at publish each place's hours become intervals for the next 14 days
test('a publish names the opening hours of each place, and makes their stretches', async () => {
  await importOf(db(), 'osm', CAFES);
  expect(await patterns()).toEqual([
    { hours: '24/7', sun_cell: 0, is_readable: true, places: ['Kahvila 1', 'Kahvila 2'] },
    { hours: PROSE.slice(0, 20), sun_cell: 0, is_readable: false, places: ['Kahvila 4', 'Kahvila 5'] },
    { hours: 'Mo-Su 00:00-24:00 "s', sun_cell: 0, is_readable: true, places: ['Kahvila 10'] },
    { hours: 'off', sun_cell: 0, is_readable: true, places: ['Kahvila 3', 'Kahvila 7'] },
    { hours: 'sunrise-sunset', sun_cell: 6024, is_readable: true, places: ['Kahvila 8'] },
    { hours: 'sunrise-sunset', sun_cell: 6524, is_readable: true, places: ['Kahvila 9'] },
  ]);
  const unknown = ['Kahvila 4', 'Kahvila 5', 'Kahvila 10'];
  for (const days of [-0.99, 0, 13.99])
    expect(await placesAt(inDays(days))).toEqual({
      open: expect.arrayContaining(['Kahvila 1', 'Kahvila 2']),
      unknown: expect.arrayContaining(unknown),
    });
  // Known hours that end before the moment do not count as closed.
  expect((await placesAt(inDays(20))).unknown).toContain('Kahvila 1');
});

test('hours that no held version has go with the version, and a rollback finds its own', async () => {
  await importOf(db(), 'osm', [cafe(1, '24/7'), cafe(2, 'Mo 10:00-12:00')]);
  await importOf(db(), 'osm', [cafe(1, '24/7'), cafe(2, 'Tu 10:00-12:00')]);
  const hours = async () =>
    (await db().pool.query<{ hours: string }>('SELECT hours FROM opening_pattern ORDER BY id')).rows.map(
      (row) => row.hours,
    );
  expect(await hours()).toEqual(['24/7', 'Mo 10:00-12:00', 'Tu 10:00-12:00']);
  await rollback(db());
  expect(await patterns()).toContainEqual(expect.objectContaining({ hours: 'Mo 10:00-12:00', places: ['Kahvila 2'] }));
  for (const day of ['We', 'Th', 'Fr']) await importOf(db(), 'osm', [cafe(1, '24/7'), cafe(2, `${day} 10:00-12:00`)]);
  expect(await hours()).toEqual(['24/7', 'We 10:00-12:00', 'Th 10:00-12:00', 'Fr 10:00-12:00']);
});

test('stretches are made again each night, and no more often', async () => {
  await importOf(db(), 'osm', CAFES.slice(0, 4));
  expect([await refreshPatterns(db(), inDays(0)), await refreshPatterns(db(), inDays(0.4))]).toEqual([0, 0]);
  expect([await refreshPatterns(db(), inDays(1)), await refreshPatterns(db(), inDays(1))]).toEqual([3, 0]);
  const { rows } = await db().pool.query<{ start: Date; end: Date }>(
    `SELECT lower(open) AS start, upper(open) AS end FROM opening_pattern WHERE hours = '24/7'`,
  );
  const lengths = rows.map(({ start, end }) => [(end.getTime() - start.getTime()) / DAY_MS, end > inDays(16.9)]);
  expect(lengths).toEqual([[18, true]]);
});
