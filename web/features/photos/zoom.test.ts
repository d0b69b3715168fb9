import { describe, expect, test } from 'vitest';
import { fit, type Frame, panBy, UNZOOMED, wheelFactor, zoomBy } from './zoom.ts';

const MIDDLE = { x: 0, y: 0 };
const FRAME: Frame = { screen: { width: 1000, height: 800 }, fitted: { width: 1000, height: 600 } };

describe('zooming', () => {
  test('does not move the point under the pointer', () => {
    const at = { x: 200, y: -100 };
    const zoom = zoomBy(UNZOOMED, 3, at, FRAME);
    // A point of the photo lies on the screen at its place times the scale, moved.
    expect([(at.x - zoom.x) / zoom.scale, (at.y - zoom.y) / zoom.scale]).toEqual([200, -100]);
  });

  // SPEC §4: Image popup: wheel and pinch zoom up to 12x (wheel factor 1.4)
  // SPEC §9: Image popup: tap 400 ms / 10 px; swipe 10% width; zoom max 12
  test('stays between fitted and 12 times', () => {
    expect(zoomBy(UNZOOMED, 0.5, MIDDLE, FRAME)).toEqual(UNZOOMED);
    expect(zoomBy(zoomBy(UNZOOMED, 10, MIDDLE, FRAME), 10, MIDDLE, FRAME).scale).toBe(12);
  });

  test('out again brings the photo back into the middle', () => {
    const zoomed = zoomBy(UNZOOMED, 4, { x: 400, y: 250 }, FRAME);
    expect(zoomed.x).not.toBe(0);
    const back = zoomBy(zoomed, 0.25, { x: -400, y: 0 }, FRAME);
    expect([back.scale, Math.abs(back.x), Math.abs(back.y)]).toEqual([1, 0, 0]);
  });

  test('moves no edge of the photo into the screen; a side that fits stays in the middle', () => {
    expect(panBy({ scale: 1.2, x: 0, y: 0 }, { x: 500, y: 500 }, FRAME)).toEqual({ scale: 1.2, x: 100, y: 0 });
    expect(panBy({ scale: 2, x: 0, y: 0 }, { x: -9999, y: -9999 }, FRAME)).toEqual({ scale: 2, x: -500, y: -200 });
  });
});

describe('the wheel', () => {
  test.each([
    ['a notch up in Chromium', { deltaY: -100, deltaMode: 0 }, 1.4],
    ['a notch down in Chromium', { deltaY: 120, deltaMode: 0 }, 1 / 1.4],
    ['a notch up in Firefox', { deltaY: -3, deltaMode: 1 }, 1.4],
    ['a leap', { deltaY: -5000, deltaMode: 0 }, 1.4],
    ['nothing', { deltaY: 0, deltaMode: 0 }, 1],
  ])('%s', (_name, event, factor) => {
    expect(wheelFactor({ ...event, ctrlKey: false })).toBeCloseTo(factor, 10);
  });

  test('of a touchpad zooms in small steps, pinching faster than scrolling', () => {
    const scroll = wheelFactor({ deltaY: -4, deltaMode: 0, ctrlKey: false });
    const pinch = wheelFactor({ deltaY: -4, deltaMode: 0, ctrlKey: true });
    expect(scroll).toBeGreaterThan(1);
    expect(pinch).toBeGreaterThan(scroll);
    expect(pinch).toBeLessThan(1.1);
  });
});

test('a photo is fitted whole, and a small one is not blown up', () => {
  expect(fit({ width: 4000, height: 3000 }, { width: 400, height: 800 })).toEqual({ width: 400, height: 300 });
  expect(fit({ width: 3000, height: 4000 }, { width: 1000, height: 800 })).toEqual({ width: 600, height: 800 });
  expect(fit({ width: 200, height: 100 }, { width: 1000, height: 800 })).toEqual({ width: 200, height: 100 });
});
