import path from 'node:path';
import { expect, test } from 'vitest';
import { readConfig } from './config.ts';
import { projectRoot } from './paths.ts';

const CREDENTIALS = { accessKeyId: 'key', secretAccessKey: 's/ecret' };

test.each([
  ['backups', { kind: 'folder', folder: path.join(projectRoot, 'backups') }],
  ['/srv/backups', { kind: 'folder', folder: '/srv/backups' }],
  [
    's3://safe/taival/nightly?region=eu-north-1',
    {
      kind: 'bucket',
      prefix: 'taival/nightly/',
      bucket: { name: 'safe', endpoint: null, region: 'eu-north-1', credentials: null },
    },
  ],
  [
    's3://key:s%2Fecret@safe?endpoint=http://127.0.0.1:9000',
    {
      kind: 'bucket',
      prefix: '',
      bucket: { name: 'safe', endpoint: 'http://127.0.0.1:9000', region: 'us-east-1', credentials: CREDENTIALS },
    },
  ],
])('backups may go to %s', (value, place) => {
  expect(readConfig({ BACKUP_TO: value }).backup.to).toEqual(place);
});

test.each(['https://example.org/backups', 's3://', 's3://key@bucket', 's3://bucket?endpoint=nowhere'])(
  'BACKUP_TO=%s is refused with what it takes',
  (value) => {
    expect(() => readConfig({ BACKUP_TO: value })).toThrow(
      'The environment variable BACKUP_TO is not usable: it takes a folder, or an address such as s3://bucket/folder?',
    );
  },
);

test.each([
  ['BACKUP_TIME', '25:00', 'a time of day'],
  ['BACKUP_TIME', '03:00', 'a time of day, such as 02:30, but not from 03:00 to 03:59'],
  ['BACKUP_KEEP', '0', 'a whole number from 1 to 1000'],
])('%s=%s is refused with what it takes', (name, value, takes) => {
  expect(() => readConfig({ [name]: value })).toThrow(
    `The environment variable ${name} is not usable: it takes ${takes}`,
  );
});
