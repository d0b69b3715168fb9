import { expect, test } from 'vitest';
import type { BackupReport } from '#api/backup/save/makeBackup.ts';
import { backupLines } from './backupReport.ts';

const REPORT: BackupReport = {
  name: 'taival-20261124T030000123Z-1f2e3d.tar.age',
  about: {
    format: 1,
    id: '0d000000-0000-4000-8000-000000000001',
    product: '0.1.0',
    madeAt: '2026-11-24T03:00:00.123Z',
    postgres: '18.1',
    migrations: [],
    tables: [],
  },
  manifest: {
    tables: [{ name: 'note', rows: 1234 }],
    sequences: [],
    jobs: 2,
    files: { count: 7, bytes: 3_400_000, missing: 0, lost: 0 },
    bytes: 4_000_000,
    members: 9,
    sums: [],
  },
  lost: [],
  archiveBytes: 4_100_000,
  seconds: { saving: 1, checking: 2 },
  pruned: 0,
  lockedLists: 0,
  untidied: [],
};

test('the report of a backup says how much is where', () => {
  expect(backupLines(REPORT, '/backups')).toEqual([
    `${REPORT.name} is in /backups: 1,234 rows of 1 tables, 2 pending jobs, 7 files of photos (3.4 MB).`,
    '4.1 MB in all, saved in 1.0 s, read again and checked in 2.0 s.',
  ]);
});

test('what could not be tidied up is said once for each reason', () => {
  const untidied = [new Error('Access Denied'), new Error('Access Denied'), new Error('The folder is gone.')];
  expect(backupLines({ ...REPORT, untidied }, '/backups').slice(2)).toEqual([
    'Tidying up after the backup failed: Access Denied.',
    'Tidying up after the backup failed: The folder is gone.',
  ]);
});

test('of many photos that are missing the first are named', () => {
  const lost = Array.from({ length: 22 }, (_, at) => `images/1/${at}.jpg`);
  const [line = ''] = backupLines({ ...REPORT, lost }, '/backups').slice(2);
  expect(line).toMatch(/^22 photos are missing in the file store, .+ images\/1\/19\.jpg and 2 more\.$/);
});
