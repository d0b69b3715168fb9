import { describe, expect, test } from 'vitest';
import { type GestureEvent, gestureStep, type Outcome, outcomeOf, STILL, type Gesture } from './gestures.ts';
import type { Frame } from './zoom.ts';

const FRAME: Frame = { screen: { width: 400, height: 800 }, fitted: { width: 400, height: 300 } };

function play(
  events: readonly GestureEvent[],
  from: Gesture = STILL,
): { readonly gesture: Gesture; readonly outcomes: readonly Outcome[] } {
  const outcomes: Outcome[] = [];
  const gesture = events.reduce((state, event) => {
    const step = gestureStep(state, event, FRAME);
    if (step.outcome !== null) outcomes.push(step.outcome);
    return step.gesture;
  }, from);
  return { gesture, outcomes };
}

const down = (x: number, y: number, time = 0, id = 1): GestureEvent => ({ type: 'down', id, at: { x, y }, time });
const move = (x: number, y: number, id = 1): GestureEvent => ({ type: 'move', id, at: { x, y } });
const up = (x: number, y: number, time: number, id = 1): GestureEvent => ({ type: 'up', id, at: { x, y }, time });

// SPEC §4: Image popup: tap (under 400 ms or movement under 10 px) or vertical swipe closes
// SPEC §9: Image popup: tap 400 ms / 10 px; swipe 10% width; zoom max 12
describe('the end of a drag', () => {
  // The width is 400 px: a tenth of it is 40.
  // SPEC §4: Image popup: horizontal swipe over 10% of width changes image
  test.each([
    ['a short touch closes', { x: 0, y: 0 }, 100, 'close'],
    ['a short touch closes though the finger slid', { x: 25, y: 3 }, 399, 'close'],
    ['a long touch closes while it moved under 10 px', { x: 9.9, y: 0 }, 2000, 'close'],
    ['a long touch that moved 10 px sideways does nothing', { x: 10, y: 0 }, 400, null],
    ['a swipe of a tenth of the width does nothing', { x: -40, y: 0 }, 500, null],
    ['a swipe over more than a tenth to the left shows the next', { x: -40.1, y: 0 }, 500, 'next'],
    ['a swipe over more than a tenth to the right shows the previous', { x: 41, y: 20 }, 500, 'previous'],
    ['a quick swipe is a swipe, no tap', { x: -120, y: 10 }, 90, 'next'],
    ['a swipe upwards closes', { x: 0, y: -60 }, 900, 'close'],
    ['a swipe downwards closes', { x: 30, y: 60 }, 900, 'close'],
  ] as const)('%s', (_name, moved, ms, outcome) => {
    expect(outcomeOf(moved, ms, 400)).toBe(outcome);
  });
});

describe('one finger', () => {
  test('drags the photo along one axis and lets it spring back', () => {
    const { gesture } = play([down(0, 0), move(-30, 12)]);
    expect(gesture.drag).toEqual({ x: -30, y: 0 });
    const after = play([up(-30, 12, 800)], gesture);
    expect([after.gesture.drag, after.outcomes]).toEqual([{ x: 0, y: 0 }, []]);
  });

  test('swipes to the next photo', () => {
    expect(play([down(100, 0), move(20, 0), up(0, 5, 700)]).outcomes).toEqual(['next']);
  });

  test('pans a zoomed photo within its edges, and neither changes nor closes it', () => {
    const zoomed = play([{ type: 'zoom', factor: 4, at: { x: 0, y: 0 } }]).gesture;
    const { gesture, outcomes } = play([down(0, 0), move(-150, 100), up(-150, 100, 200)], zoomed);
    expect([gesture.zoom, outcomes]).toEqual([{ scale: 4, x: -150, y: 100 }, []]);
    expect(play([down(0, 0), move(9999, 9999), up(9999, 9999, 500)], zoomed).gesture.zoom).toEqual({
      scale: 4,
      x: 600,
      y: 200,
    });
  });

  test('closes a zoomed photo by a tap', () => {
    const zoomed = play([{ type: 'zoom', factor: 4, at: { x: 0, y: 0 } }]).gesture;
    expect(play([down(5, 5), up(9, 5, 1200)], zoomed).outcomes).toEqual(['close']);
  });

  test('that the system takes away ends in nothing', () => {
    const { gesture, outcomes } = play([down(0, 0), move(-200, 0), { type: 'cancel', id: 1 }]);
    expect([gesture.drag, gesture.pointers, outcomes]).toEqual([{ x: 0, y: 0 }, [], []]);
  });

  test('that was never put down does nothing', () => {
    expect(play([move(50, 0), up(50, 0, 100)])).toEqual({ gesture: STILL, outcomes: [] });
  });
});

describe('two fingers', () => {
  const pinch = [down(-50, 0, 0, 1), down(50, 0, 10, 2), move(-100, 0, 1), move(100, 0, 2)];

  test('zoom by how far they part', () => {
    expect(play(pinch).gesture.zoom).toEqual({ scale: 2, x: 0, y: 0 });
  });

  test('zoom no further than 12 times, nor out of the screen', () => {
    expect(play([down(-1, 0, 0, 1), down(1, 0, 10, 2), move(-400, 0, 1), move(400, 0, 2)]).gesture.zoom.scale).toBe(12);
    expect(play([down(-100, 0, 0, 1), down(100, 0, 10, 2), move(-10, 0, 1), move(10, 0, 2)]).gesture.zoom).toEqual({
      scale: 1,
      x: 0,
      y: 0,
    });
  });

  test('never end in a tap or a swipe, however quick', () => {
    const inwards = [down(-100, 0, 0, 1), down(100, 0, 10, 2), move(-50, 0, 1), up(-50, 0, 60, 1), up(40, 0, 90, 2)];
    expect(play(inwards).outcomes).toEqual([]);
    expect(play([...pinch, up(-100, 0, 100, 1), up(100, 0, 120, 2)]).outcomes).toEqual([]);
  });

  test('go over into panning when one of them leaves', () => {
    const { gesture } = play([...pinch, up(-100, 0, 100, 1), move(60, 0, 2)]);
    expect(gesture.zoom).toEqual({ scale: 2, x: -40, y: 0 });
  });
});

test('another photo begins unzoomed', () => {
  const zoomed = play([{ type: 'zoom', factor: 4, at: { x: 30, y: 10 } }]).gesture;
  expect(play([{ type: 'reset' }], zoomed).gesture).toEqual(STILL);
});
