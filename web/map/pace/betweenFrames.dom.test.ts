import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { betweenFrames, wakeFrames } from './betweenFrames.ts';
import { drawingDone } from './drawingDone.ts';

vi.mock('./drawingDone.ts');

beforeEach(() => {
  vi.useFakeTimers({
    toFake: ['requestAnimationFrame', 'cancelAnimationFrame', 'setTimeout', 'clearTimeout', 'performance'],
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.resetAllMocks();
});

/** A map whose frames the test begins itself, with frames between them. */
function emptyMap() {
  const canvas = document.createElement('canvas');
  vi.spyOn(canvas, 'getContext').mockReturnValue({} as WebGL2RenderingContext);
  const listeners: (() => void)[] = [];
  const map = {
    getCanvas: () => canvas,
    on: (_event: string, listener: () => void) => {
      listeners.push(listener);
      return { unsubscribe: () => undefined };
    },
  } as Parameters<typeof betweenFrames>[0];
  return { frames: betweenFrames(map), map, canvas, render: () => listeners.forEach((listener) => listener()) };
}

/** Lets the map draw until the returned function is called. */
function drawing(): () => void {
  let end = () => undefined as void;
  vi.mocked(drawingDone).mockReturnValue(new Promise((resolve) => (end = resolve)));
  return () => end();
}

describe('what is asked for between frames', () => {
  test('comes once, after the frame and not in it, with the time of the frame', () => {
    const { frames } = emptyMap();
    const drawn = vi.fn();
    const updated = vi.fn();
    frames.requestAnimationFrame(updated);
    requestAnimationFrame((time) => drawn(time, updated.mock.calls.length));
    vi.advanceTimersToNextFrame();
    vi.advanceTimersByTime(200);
    const [[time, before] = []] = drawn.mock.calls;
    expect(before).toBe(0);
    expect(updated.mock.calls).toEqual([[time]]);
  });

  test('and the map has begun a frame comes only when that is drawn', async () => {
    const { frames, render } = emptyMap();
    const endDrawing = drawing();
    const updated = vi.fn();
    render();
    frames.requestAnimationFrame(updated);
    await vi.advanceTimersByTimeAsync(200);
    expect(updated).not.toHaveBeenCalled();
    endDrawing();
    await vi.advanceTimersByTimeAsync(0);
    expect(updated).toHaveBeenCalledOnce();
  });

  test.each([
    ['before its frame', 0],
    ['between frame and task', 16],
  ])('and is given up %s never comes', (_when, ms) => {
    const { frames } = emptyMap();
    const updated = vi.fn();
    const id = frames.requestAnimationFrame(updated);
    vi.advanceTimersByTime(ms);
    frames.cancelAnimationFrame(id);
    frames.cancelAnimationFrame(id);
    vi.advanceTimersByTime(200);
    expect(updated).not.toHaveBeenCalled();
  });

  test('and is given up while the map draws never comes', async () => {
    const { frames, render } = emptyMap();
    const endDrawing = drawing();
    const updated = vi.fn();
    render();
    const id = frames.requestAnimationFrame(updated);
    await vi.advanceTimersByTimeAsync(200);
    frames.cancelAnimationFrame(id);
    endDrawing();
    await vi.advanceTimersByTimeAsync(200);
    expect(updated).not.toHaveBeenCalled();
  });
});

describe('a map on which nothing happens', () => {
  /** deck.gl's loop on a map: it asks for the next frame in each. */
  function restingLoop() {
    const { frames, ...rest } = emptyMap();
    const loop = vi.fn(() => void frames.requestAnimationFrame(loop));
    loop();
    vi.advanceTimersByTime(2000);
    loop.mockClear();
    return { ...rest, loop };
  }

  test('gives deck.gl a few frames a second', () => {
    const { loop } = restingLoop();
    vi.advanceTimersByTime(1000);
    expect(loop.mock.calls.length).toBeGreaterThanOrEqual(3);
    expect(loop.mock.calls.length).toBeLessThanOrEqual(4);
  });

  test.each<[string, (resting: ReturnType<typeof restingLoop>) => void]>([
    ['is moved or drawn', ({ render }) => render()],
    ['has the pointer over it', ({ canvas }) => canvas.dispatchEvent(new Event('pointermove'))],
    ['is left by the pointer', ({ canvas }) => canvas.dispatchEvent(new Event('pointerleave'))],
    ['gets layers or tiles', ({ map }) => wakeFrames(map)],
  ])('gives it the next frame and those after once it %s', async (_what, happens) => {
    vi.mocked(drawingDone).mockResolvedValue();
    const resting = restingLoop();
    happens(resting);
    await vi.advanceTimersByTimeAsync(40);
    expect(resting.loop).toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(360);
    expect(resting.loop.mock.calls.length).toBeGreaterThan(15);
  });
});
