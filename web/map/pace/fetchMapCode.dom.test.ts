import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { whenIdle } from '#web/data/idle.ts';
import { fetchMapCode } from './fetchMapCode.ts';

const asked = () => document.head.querySelectorAll('link[href="/assets/map.js"]').length;

beforeEach(() => {
  document.head.innerHTML = '';
  document.body.innerHTML = '<template id="map-code"><link rel="modulepreload" href="/assets/map.js"></template>';
});
afterEach(() => void vi.unstubAllGlobals());

test('the code of the map is fetched once, at the first call', () => {
  vi.stubGlobal('WebGL2RenderingContext', () => undefined);
  fetchMapCode();
  fetchMapCode();
  expect(asked()).toBe(1);
});

test('a browser without WebGL 2 does not fetch it', () => {
  vi.stubGlobal('WebGL2RenderingContext', undefined);
  fetchMapCode();
  expect(asked()).toBe(0);
});

test('idle work waits until the code has arrived, or has failed', async () => {
  vi.stubGlobal('WebGL2RenderingContext', () => undefined);
  vi.useFakeTimers();
  fetchMapCode();
  const work = vi.fn<() => void>();
  whenIdle(work);
  await vi.advanceTimersByTimeAsync(5000);
  expect(work).not.toHaveBeenCalled();
  document.head.querySelector('link')?.dispatchEvent(new Event('error'));
  await vi.advanceTimersByTimeAsync(5000);
  expect(work).toHaveBeenCalledOnce();
  vi.useRealTimers();
});
