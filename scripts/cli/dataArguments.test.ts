import { expect, test } from 'vitest';
import { COUNTRY_SOURCES } from '#api/import/country/importCountry.ts';
import { readDataArguments } from './dataArguments.ts';

test('all sources are meant, unless some are named; those come in the order of import', () => {
  expect(readDataArguments(['finland'])).toEqual({
    sources: COUNTRY_SOURCES,
    update: false,
    nightly: false,
    dryRun: false,
    acceptLoss: false,
    replaceHeights: false,
  });
  expect(
    readDataArguments(['finland', '--only', 'lipas, osm', '--update', '--nightly', '--dry-run', '--accept-loss']),
  ).toEqual({
    sources: ['osm', 'lipas'],
    update: true,
    nightly: true,
    dryRun: true,
    acceptLoss: true,
    replaceHeights: false,
  });
});

test('heights are fetched anew and replaced only where they are named', () => {
  expect(readDataArguments(['finland']).sources).toContain('elevation');
  expect(readDataArguments(['finland', '--update']).sources).not.toContain('elevation');
  expect(readDataArguments(['finland', '--update', '--only', 'elevation'])).toMatchObject({
    sources: ['elevation'],
    replaceHeights: true,
  });
});

test.each([[[]], [['sweden']], [['finland', 'sweden']], [['finland', '--only', 'osm,moon']], [['finland', '--fast']]])(
  '%j is refused with how it is meant',
  (args) => {
    expect(() => readDataArguments(args)).toThrow(/Usage: npm run data -- finland /);
  },
);
