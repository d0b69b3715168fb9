import { Map as MapLibreMap, type StyleSpecification } from 'maplibre-gl';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { compilePrograms } from './compilePrograms.ts';
import { PatientMap } from './PatientMap.ts';
import { tileTurns } from './tileTurns.ts';

vi.mock('./compilePrograms.ts');

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
  vi.mocked(compilePrograms).mockReset();
});
afterEach(() => vi.useRealTimers());

const LAYERS = ['land', 'water', 'names'].map((id) => ({ id, type: 'background' as const }));
const STYLE: StyleSpecification = { version: 8, sources: {}, layers: LAYERS };

/** Called for each layer that a style gets, with whether that is validated. */
let onLayer = (_layer: string): void => undefined;

/** A map without a page that is being made, and the calls of its `setStyle`. */
function emptyMap(isChecked = false) {
  const given = vi.spyOn(MapLibreMap.prototype, 'setStyle').mockImplementation(function (this: MapLibreMap) {
    return Object.assign(this, { style });
  });
  given.mockClear();
  const style = {
    glyphManager: { _getAndCacheGlyphsPromise: () => undefined },
    addLayer: ({ id }: { id: string }, _before: undefined, { validate }: { validate: boolean }) =>
      onLayer(`${id} ${validate}`),
  };
  let load = () => undefined as void;
  const drawing = vi.fn();
  const patient: PatientMap = Object.assign(map(), {
    _validateStyle: isChecked,
    once: (_type: string, listener: () => void) => void (load = listener),
    painter: { render: drawing },
    redraw: () => {
      onLayer('frame');
      patient.painter.render(...([] as unknown as Parameters<PatientMap['painter']['render']>));
    },
  });
  return { patient, given, drawing, load: () => load() };
}

describe('a patient map', () => {
  test('begins one frame, once all frames before are drawn', async () => {
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

  test('begins no frame while tiles wait for their layers, and one when those are made', async () => {
    drawn = true;
    const patient = map();
    const turns = tileTurns(patient);
    patient.triggerRepaint();
    await turns.wait(undefined);
    await vi.advanceTimersByTimeAsync(100);
    expect(frames).not.toHaveBeenCalled();
    turns.made();
    await vi.advanceTimersByTimeAsync(100);
    expect(frames).toHaveBeenCalledTimes(1);
  });

  test('draws its movements although tiles wait for their layers', async () => {
    const patient = map();
    await tileTurns(patient).wait(undefined);
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

describe('the first style of a patient map', () => {
  test('comes in short tasks, and nothing is drawn before all of it is there', async () => {
    drawn = true;
    const { patient, given, drawing, load } = emptyMap();
    const added: string[] = [];
    vi.mocked(compilePrograms).mockImplementation(() => {
      added.push('programs');
      return Promise.resolve();
    });
    patient.triggerRepaint();
    patient.setStyle(STYLE);
    expect(given).toHaveBeenCalledWith({ ...STYLE, layers: [] }, undefined);
    // Each layer takes longer than a task may.
    let now = 0;
    const clock = vi.spyOn(performance, 'now').mockImplementation(() => (now += 20));
    const tasks = vi.spyOn(globalThis, 'setTimeout');
    onLayer = (layer) => {
      patient.triggerRepaint();
      added.push(`${layer} in task ${tasks.mock.calls.length}`);
    };
    load();
    await vi.advanceTimersByTimeAsync(20);
    clock.mockRestore();
    tasks.mockRestore();
    expect(added).toEqual([
      'land false in task 1',
      'water false in task 2',
      'names false in task 3',
      'frame in task 4',
      'programs',
    ]);
    expect(drawing).not.toHaveBeenCalled();
    expect(frames).toHaveBeenCalledTimes(1);
  });

  test('gives way to another that is set meanwhile', async () => {
    drawn = true;
    const { patient, given, load } = emptyMap();
    const added: string[] = [];
    onLayer = (layer) => void added.push(layer);
    patient.setStyle(STYLE);
    load();
    const other = { ...STYLE, name: 'other' };
    patient.setStyle(other);
    expect(given).toHaveBeenLastCalledWith(other, undefined);
    await vi.advanceTimersByTimeAsync(20);
    expect(added).toEqual([]);
    expect(compilePrograms).not.toHaveBeenCalled();
    patient.triggerRepaint();
    await vi.advanceTimersByTimeAsync(20);
    expect(frames).toHaveBeenCalledTimes(1);
  });

  test('comes at once where it has to be checked as a whole', () => {
    const { patient, given } = emptyMap(true);
    patient.setStyle(STYLE);
    expect(given).toHaveBeenCalledWith(STYLE, undefined);
  });

  test('is followed by the programs of layers that are added to it', async () => {
    drawn = true;
    const { patient, load } = emptyMap();
    onLayer = () => undefined;
    patient.setStyle(STYLE);
    load();
    await vi.advanceTimersByTimeAsync(100);
    expect(compilePrograms).toHaveBeenCalledTimes(1);
    patient.addLayer({ id: 'shading', type: 'background' });
    load();
    expect(compilePrograms).toHaveBeenCalledTimes(2);
  });
});
