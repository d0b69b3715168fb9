import { describe, expect, test } from 'vitest';
import { readImportArguments } from './importArguments.ts';

const PLAIN = { acceptLoss: false, area: null, types: null, cities: null, crs: null, attribution: null };

describe('the command line of an import', () => {
  test.each([
    [
      ['osm', 'finland.osm.pbf'],
      { name: 'osm', argument: 'finland.osm.pbf', files: ['finland.osm.pbf'], options: PLAIN },
    ],
    [['lipas'], { name: 'lipas', argument: null, files: [], options: PLAIN }],
    [['wikipedia'], { name: 'wikipedia', argument: null, files: [], options: PLAIN }],
    [['rollback'], { name: 'rollback', argument: null, files: [], options: PLAIN }],
    [
      ['osm', '--area', '24.8,60.1,25.1,60.3', 'finland.osm.pbf', '--accept-loss'],
      {
        name: 'osm',
        argument: 'finland.osm.pbf',
        files: ['finland.osm.pbf'],
        options: { ...PLAIN, acceptLoss: true, area: [24.8, 60.1, 25.1, 60.3] },
      },
    ],
    [
      ['lipas', '--types', '4404, 4405', '--cities=091'],
      { name: 'lipas', argument: null, files: [], options: { ...PLAIN, types: ['4404', '4405'], cities: ['091'] } },
    ],
    [
      ['elevation', 'a.tif', 'b.asc.gz', '--crs', 'EPSG:4326', '--attribution', 'DEM'],
      {
        name: 'elevation',
        argument: 'a.tif',
        files: ['a.tif', 'b.asc.gz'],
        options: { ...PLAIN, crs: 4326, attribution: 'DEM' },
      },
    ],
  ])('%j is understood', (args, expected) => {
    expect(readImportArguments(args)).toEqual(expected);
  });

  test.each([
    [
      [],
      'Say what to import: npm run import -- osm FILE.osm.pbf | npm run import -- lipas [FILE|URL] | ' +
        'npm run import -- lois [FILE|URL] | npm run import -- municipalities FILE | npm run import -- places FILE | ' +
        'npm run import -- elevation FILE… | npm run import -- wikipedia | npm run import -- starter | ' +
        'npm run import -- rollback.',
    ],
    [
      ['bogus', 'x'],
      'There is no import "bogus"; there are osm, lipas, lois, municipalities, places, elevation, wikipedia, ' +
        'starter and rollback.',
    ],
    [
      ['toString'],
      'There is no import "toString"; there are osm, lipas, lois, municipalities, places, elevation, wikipedia, ' +
        'starter and rollback.',
    ],
    [['osm'], 'osm needs a file: npm run import -- osm FILE.osm.pbf.'],
    [['places'], 'places needs a file: npm run import -- places FILE.'],
    [['elevation'], 'elevation needs a file: npm run import -- elevation FILE….'],
    [['elevation', 'a', '--crs', 'WGS84'], '--crs takes a code such as EPSG:3067, not "WGS84".'],
    [['osm', 'a', 'b'], 'osm takes one file, not "a" and "b".'],
    [['rollback', 'x'], 'rollback takes no file, not "x".'],
    [['osm', 'a', '--types', '4404'], 'osm does not take --types.'],
    [['places', 'a', '--accept-loss'], 'places does not take --accept-loss.'],
    [
      ['osm', 'a', '--bogus'],
      "Unknown option '--bogus'; there are --accept-loss, --area, --types, --cities, --crs and --attribution.",
    ],
    [
      ['osm', 'a', '--area'],
      "Option '--area <value>' argument missing; there are --accept-loss, --area, --types, --cities, --crs and " +
        '--attribution.',
    ],
    [['osm', 'a', '--area', '1,2,3'], '--area takes west,south,east,north in degrees, not "1,2,3".'],
    [['osm', 'a', '--area', '30,60,20,61'], '--area takes west,south,east,north in degrees, not "30,60,20,61".'],
    [['lipas', '--cities', ','], '--cities takes codes with commas between them, not ",".'],
  ])('%j is refused in one sentence', (args, sentence) => {
    expect(() => readImportArguments(args)).toThrow(
      expect.objectContaining({ name: 'ImportInputError', message: sentence }),
    );
  });
});
