import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { lastFailure } from './serverLog.ts';

let home: string;
let layout: Parameters<typeof lastFailure>[0];

beforeEach(() => {
  home = mkdtempSync(path.join(tmpdir(), 'taival-log-'));
  layout = { dataFolder: path.join(home, '18'), startLog: path.join(home, '18.log') };
  mkdirSync(path.join(layout.dataFolder, 'log'), { recursive: true });
});

afterEach(() => rmSync(home, { recursive: true, force: true }));

test('the last failure in any of the log files is the reason why a server did not start', () => {
  writeFileSync(layout.startLog, '2026-11-24 08:00:01 UTC [7] FATAL:  the folder has the wrong owner\nHINT: chown\n');
  expect(lastFailure(layout)).toBe('the folder has the wrong owner');
  writeFileSync(
    path.join(layout.dataFolder, 'log', 'Tue.log'),
    '2026-11-24 08:00:02 UTC [9] LOG:  shutting down\n2026-11-24 08:00:03 UTC [9] PANIC:  no checkpoint record\n',
  );
  expect(lastFailure(layout)).toBe('no checkpoint record');
});

test('a line that is being written is no reason', () => {
  writeFileSync(
    layout.startLog,
    '2026-11-24 08:00:01 UTC [7] FATAL:  the disk is full\n2026-11-24 08:00:02 UTC [7] FATAL:  the',
  );
  expect(lastFailure(layout)).toBe('the disk is full');
});

test('the output of a program that could not run is the reason; without output there is none', () => {
  expect(lastFailure(layout)).toBe('');
  writeFileSync(layout.startLog, 'sh: 1: postgres: Permission denied\n');
  expect(lastFailure(layout)).toBe('sh: 1: postgres: Permission denied');
});
