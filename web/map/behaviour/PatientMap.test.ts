import { Map as MapLibreMap } from 'maplibre-gl';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { PatientMap } from './PatientMap.ts';

let drawn = false;
let moving = false;
const frames = vi.spyOn(MapLibreMap.prototype, 'triggerRepaint').mockImplementation(() => undefined);

/** What a map asks of its drawing context to learn when it is free. */
const gl = {
  SIGNALED: 1,
  fenceSync: () => ({}),
  flush: () => undefined,
  isContextLost: () => false,
  getSyncParameter: () => (drawn ? 1 : 0),
  deleteSync: () => undefined,
};

/** A map without a page. */
function map(): PatientMap {
  const canvas = { getContext: () => gl };
  return Object.assign(Object.create(PatientMap.prototype), { isMoving: () => moving, getCanvas: () => canvas });
}

beforeEach(() => {
  vi.useFakeTimers();
  [drawn, moving] = [false, false];
  frames.mockClear();
});
afterEach(() => vi.useRealTimers());

describe('a patient map', () => {
  test('begins a frame once all before it is drawn, and one only', async () => {
    const patient = map();
    patient.triggerRepaint();
    patient.triggerRepaint();
    await vi.advanceTimersByTimeAsync(1000);
    expect(frames).not.toHaveBeenCalled();
    drawn = true;
    await vi.advanceTimersByTimeAsync(20);
    expect(frames).toHaveBeenCalledTimes(1);
    patient.triggerRepaint();
    await vi.advanceTimersByTimeAsync(20);
    expect(frames).toHaveBeenCalledTimes(2);
  });

  test('does not wait while somebody moves it', () => {
    moving = true;
    map().triggerRepaint();
    expect(frames).toHaveBeenCalledTimes(1);
  });

  test('does not wait any longer when it begins to move', () => {
    const patient = map();
    patient.triggerRepaint();
    moving = true;
    patient.triggerRepaint();
    expect(frames).toHaveBeenCalledTimes(1);
  });

  test('begins nothing after its end', async () => {
    vi.spyOn(MapLibreMap.prototype, 'remove').mockImplementation(() => undefined);
    const patient = map();
    patient.triggerRepaint();
    patient.remove();
    drawn = true;
    await vi.advanceTimersByTimeAsync(20);
    expect(frames).not.toHaveBeenCalled();
  });
});
