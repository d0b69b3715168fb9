import { PassThrough } from 'node:stream';
import { expect, it } from 'vitest';
import { findingsOf } from '#api/platform/builtCommand.ts';
import { progressDisplay, timeLeft } from './progress.ts';

it('computes the time left of a step from the time that its finished part took', () => {
  expect(timeLeft(10_000, 25, 100)).toBe(', 30 s left');
  expect(timeLeft(100_000, 40, 100)).toBe(', 2 min 30 s left');
});

it('shows no time left while too little of a step is done', () => {
  expect(timeLeft(10_000, 25, null)).toBe('');
  expect(timeLeft(10_000, 0, 100)).toBe('');
  expect(timeLeft(10, 1, 100)).toBe('');
});

it('writes a line of each step as it ends and of long ones in between, also where two run at a time', () => {
  const out = Object.assign(new PassThrough({ encoding: 'utf8' }), { isTTY: false });
  let now = 0;
  const display = progressDisplay(out, () => now);
  display.progress('nodes', 0, 100, 'blocks');
  display.progress('tiles', 0, 10, 'tiles');
  now = 12_000;
  display.progress('nodes', 40, 100, 'blocks');
  display.progress('nodes', 41, 100, 'blocks');
  display.progress('tiles', 10, 10, 'tiles');
  now = 20_000;
  display.progress('nodes', 100, 100, 'blocks');
  display.progress('skips', 3, null, 'records');
  display.stop();
  const written = String(out.read()).split('\n');
  // The log of the job that runs such a command leaves them out.
  expect(findingsOf(written)).toEqual([]);
  expect(written).toEqual([
    'nodes: 40/100 blocks, 12.0 s, 18 s left',
    'tiles: 10/10 tiles, 12.0 s',
    'nodes: 100/100 blocks, 20.0 s',
    'skips: 3 records, 0.0 s',
    '',
  ]);
});
