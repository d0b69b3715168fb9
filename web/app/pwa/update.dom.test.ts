import { beforeEach, expect, test, vi } from 'vitest';
import { isOtherBuild } from '#web/data/connection.ts';
import { newVersion } from './notices.ts';
import { watchBuild } from './update.ts';

watchBuild();

beforeEach(() => {
  isOtherBuild.set(false);
  newVersion.set(null);
});

test('a page whose server is of another build offers a reload', () => {
  expect(newVersion.get()).toBeNull();
  isOtherBuild.set(true);
  expect(newVersion.get()).not.toBeNull();
});

test('once: an offer that is put off does not return with the next request', () => {
  isOtherBuild.set(true);
  newVersion.set(null);
  isOtherBuild.set(true);
  expect(newVersion.get()).toBeNull();
});

test('an offer of the worker, whose version is installed, stays', () => {
  const takeOver = vi.fn();
  newVersion.set(takeOver);
  isOtherBuild.set(true);
  expect(newVersion.get()).toBe(takeOver);
});

test('what was reported before this code was loaded is offered too', () => {
  isOtherBuild.set(true);
  newVersion.set(null);
  watchBuild();
  expect(newVersion.get()).not.toBeNull();
});
