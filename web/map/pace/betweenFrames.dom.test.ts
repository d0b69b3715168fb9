import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { betweenFrames } from './betweenFrames.ts';

beforeEach(() => {
  vi.useFakeTimers({
    toFake: ['requestAnimationFrame', 'cancelAnimationFrame', 'setTimeout', 'clearTimeout', 'performance'],
  });
});
afterEach(() => {
  vi.useRealTimers();
});

describe('what is asked for between frames', () => {
  test('comes once, after the frame and not in it, with the time of the frame', () => {
    const drawn = vi.fn();
    const updated = vi.fn();
    betweenFrames.requestAnimationFrame(updated);
    requestAnimationFrame((time) => drawn(time, updated.mock.calls.length));
    vi.advanceTimersToNextFrame();
    vi.advanceTimersByTime(200);
    const [[time, before] = []] = drawn.mock.calls;
    expect(before).toBe(0);
    expect(updated.mock.calls).toEqual([[time]]);
  });

  test.each([
    ['before its frame', 0],
    ['between frame and task', 16],
  ])('and is given up %s never comes', (_when, ms) => {
    const updated = vi.fn();
    const id = betweenFrames.requestAnimationFrame(updated);
    vi.advanceTimersByTime(ms);
    betweenFrames.cancelAnimationFrame(id);
    betweenFrames.cancelAnimationFrame(id);
    vi.advanceTimersByTime(200);
    expect(updated).not.toHaveBeenCalled();
  });
});
