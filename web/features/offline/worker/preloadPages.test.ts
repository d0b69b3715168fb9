import { describe, expect, test, vi } from 'vitest';
import { preloadPages } from './preloadPages.ts';

const CHROME =
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36';
const SAFARI =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 ' +
  'Mobile/15E148 Safari/604.1';
const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';

describe('requests of pages while the worker starts', () => {
  test.each([
    ['Chrome', CHROME, true],
    ['Safari', SAFARI, true],
    ['Firefox, which would show its own error page offline', FIREFOX, false],
  ])('in %s', async (_name, userAgent, isEnabled) => {
    const [enable, disable] = [vi.fn(), vi.fn()];
    const navigationPreload = { enable, disable, getState: vi.fn(), setHeaderValue: vi.fn() };
    await preloadPages({ navigationPreload }, userAgent);
    expect([enable.mock.calls.length, disable.mock.calls.length]).toEqual(isEnabled ? [1, 0] : [0, 1]);
  });

  test('where the browser knows none of it', async () => {
    await expect(preloadPages({}, SAFARI)).resolves.toBeUndefined();
  });
});
