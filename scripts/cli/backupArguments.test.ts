import { expect, test } from 'vitest';
import { readBackupArguments, readRestoreArguments } from './backupArguments.ts';

test.each([
  [[], { action: 'backup', target: null, keep: null }],
  [['/srv/backups'], { action: 'backup', target: '/srv/backups', keep: null }],
  [['/srv/backups', '--keep', '3'], { action: 'backup', target: '/srv/backups', keep: 3 }],
  [['./verify'], { action: 'backup', target: './verify', keep: null }],
  [['verify', '/srv/backups'], { action: 'verify', place: '/srv/backups' }],
  [['deletions', 's3://safe/taival'], { action: 'deletions', place: 's3://safe/taival' }],
  [['key'], { action: 'key' }],
])('npm run backup -- %j', (args, read) => {
  expect(readBackupArguments(args)).toEqual(read);
});

test.each([
  [['a', 'b']],
  [['verify']],
  [['verify', 'a', 'b']],
  [['key', 'a']],
  [['a', '--keep', '0']],
  [['a', '--keep', 'all']],
  [['--keep', '3']],
  [['verify', 'a', '--keep', '3']],
  [['--all']],
])('npm run backup -- %j is answered with how it is used', (args) => {
  expect(() => readBackupArguments(args)).toThrow('Usage: npm run backup');
});

test('a restore takes a source, and lists of deletions from elsewhere', () => {
  expect(readRestoreArguments(['/srv/backups'])).toEqual({ source: '/srv/backups', deletions: [] });
  expect(readRestoreArguments(['a', '--deletions', 'b', '--deletions', 'c'])).toEqual({
    source: 'a',
    deletions: ['b', 'c'],
  });
});

test.each([[[]], [['a', 'b']], [['a', '--force']]])('npm run restore -- %j is answered with how it is used', (args) => {
  expect(() => readRestoreArguments(args)).toThrow('Usage: npm run restore');
});
