import { afterEach, expect, test, vi } from 'vitest';
import type { ElevationTiles } from '#common/relief/elevationTiles.ts';
import { askRelief } from './askRelief.ts';
import type { ReliefAsk } from './asks.ts';

const made: FakeWorker[] = [];

class FakeWorker extends EventTarget {
  readonly asked: MessagePort[] = [];
  constructor() {
    super();
    made.push(this);
  }
  postMessage(_: unknown, [port]: MessagePort[]): void {
    if (port) this.asked.push(port);
  }
}

const source: ElevationTiles = {
  tiles: '/{z}/{x}/{y}',
  minZoom: 0,
  maxZoom: 14,
  tilePx: 256,
  attribution: '',
  bounds: [24, 60, 25, 61],
};
const ask = { what: 'heights', points: [[24.9, 60.2]] } as const satisfies ReliefAsk;

afterEach(() => vi.unstubAllGlobals());

test('a worker that cannot be loaded answers with an error, and the next question starts another', async () => {
  vi.stubGlobal('Worker', FakeWorker);
  const { signal } = new AbortController();
  const first = askRelief(source, ask, signal);
  const second = askRelief(source, ask, signal);
  expect(made).toHaveLength(1);
  made[0]?.dispatchEvent(new Event('error'));
  await expect(first).rejects.toThrow('did not start');
  await expect(second).rejects.toThrow('did not start');

  const third = askRelief(source, ask, signal);
  expect(made).toHaveLength(2);
  made[1]?.asked[0]?.postMessage({ answer: [12] });
  expect(await third).toEqual([12]);
});
