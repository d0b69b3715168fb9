import { expect, test } from 'vitest';
import { findingsOf } from './builtCommand.ts';

test('the lines of a command that are logged are what it did and why it failed, with a full stop or without', () => {
  const failed = [
    'ENOSPC: no space left on device, write',
    'The database at db.example.org does not answer. (connect ECONNREFUSED 127.0.0.1:5432)',
    'osm stays as it was: http://example.org/finland.osm.pbf answered with 503',
    'Version 2 is live with 500 places.',
  ];
  expect(findingsOf(failed)).toEqual(failed);
});

test('progress and indented details of a command are not logged', () => {
  expect(
    findingsOf([
      'Reading nodes: 5/20 blocks, 3.2 s, 1 min 10 s left',
      'Fetching osm: 100/100 bytes, 10.0 s',
      'Reading LIPAS: 3 records, 0.0 s',
      '3 records were skipped:',
      '  way/5: it is not closed',
    ]),
  ).toEqual(['3 records were skipped:']);
});
