// SPEC §2: Map: a click or long-press places a new own place (anonymous: the point)
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Position } from '#common/geo/bounds.ts';
import { type PressEvent, type PressedMap, watchLongPress } from './longPress.ts';

const presses: Position[] = [];
const preventDefault = vi.fn();

/** A map under the test's finger; one pixel is a degree. */
function mapUnderFinger() {
  const listeners = new Map<string, Set<(event: PressEvent) => void>>();
  const of = (type: string) => listeners.get(type) ?? listeners.set(type, new Set()).get(type) ?? new Set();
  const map: PressedMap = {
    on: (type, listener) => of(type).add(listener),
    off: (type, listener) => of(type).delete(listener),
  };
  const stop = watchLongPress(map, (position) => presses.push(position));
  const does = (type: string, x = 24, y = 60, fingers = 1) => {
    const event: PressEvent = {
      point: { x, y },
      points: Array.from({ length: fingers }, () => ({ x, y })),
      lngLat: { lng: x, lat: y },
      originalEvent: { preventDefault, button: 2 },
    };
    for (const listener of of(type)) listener(event);
  };
  return { does, stop };
}

beforeEach(() => {
  vi.useFakeTimers();
  presses.length = 0;
  preventDefault.mockClear();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('a long press', () => {
  test('is a finger that rests half a second', () => {
    const { does } = mapUnderFinger();
    does('touchstart');
    does('touchmove', 30, 68);
    vi.advanceTimersByTime(499);
    expect(presses).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(presses).toEqual([[24, 60]]);
  });

  test.each([
    ['a tap', 'touchend', 24, 60, 1],
    ['moving the map', 'touchmove', 31, 69, 1],
    ['pinching', 'touchstart', 24, 60, 2],
    ['a touch that the system takes', 'touchcancel', 24, 60, 1],
  ])('is not %s', (_what, type, x, y, fingers) => {
    const { does } = mapUnderFinger();
    does('touchstart');
    does(type, x, y, fingers);
    vi.advanceTimersByTime(5000);
    expect(presses).toEqual([]);
  });

  test('is a context click, in place of the menu', () => {
    const { does } = mapUnderFinger();
    does('contextmenu', 25, 61);
    expect(presses).toEqual([[25, 61]]);
    expect(preventDefault).toHaveBeenCalledOnce();
  });

  test('that the browser reports both ways counts once', () => {
    const { does } = mapUnderFinger();
    does('touchstart');
    vi.advanceTimersByTime(500);
    does('contextmenu');
    expect(presses).toHaveLength(1);
    does('touchend');
    vi.advanceTimersByTime(1000);
    does('touchstart');
    does('contextmenu');
    vi.advanceTimersByTime(5000);
    expect(presses).toHaveLength(2);
  });

  test('is not waited for any more when the map does not listen', () => {
    const { does, stop } = mapUnderFinger();
    does('touchstart');
    stop();
    does('contextmenu');
    vi.advanceTimersByTime(5000);
    expect(presses).toEqual([]);
  });
});

describe('a click for the context menu', () => {
  test('opens the point under it', () => {
    const { does } = mapUnderFinger();
    for (const type of ['mousedown', 'mouseup', 'contextmenu']) does(type);
    expect(presses).toEqual([[24, 60]]);
  });

  test('is not a drag with the right button', () => {
    const { does } = mapUnderFinger();
    does('mousedown');
    does('mouseup', 90, 60);
    does('contextmenu');
    expect(presses).toEqual([]);
  });
});
