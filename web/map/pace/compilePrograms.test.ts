import { expect, test, vi } from 'vitest';
import { compilePrograms } from './compilePrograms.ts';
import { contextCalm } from './drawingDone.ts';

vi.mock('./drawingDone.ts');

test('a map that is removed before its first programs are compiled is asked for no layers', async () => {
  const ending = new AbortController();
  const getProgram = vi.fn();
  const map: Record<string, unknown> = {
    getCanvas: () => ({ getContext: () => ({}) }),
    getZoom: () => 13,
    style: { projection: {} },
    painter: { programCache: { getProgram } },
  };
  vi.mocked(contextCalm).mockImplementation(async () => {
    ending.abort();
    delete map.style;
  });
  await compilePrograms(map as unknown as Parameters<typeof compilePrograms>[0], ending.signal);
  expect(getProgram).not.toHaveBeenCalled();
});
