import { describe, expect, test } from 'vitest';
import { type Fix, isFresh, NOT_TRACKING, track, type TrackingEvent } from './tracking.ts';

const fix: Fix = { position: [24.94, 60.17], accuracyM: 20, at: 1000 };
const tallinn: Fix = { ...fix, position: [24.75, 59.44] };
const after = (...events: TrackingEvent[]) => events.reduce(track, NOT_TRACKING);

describe('position tracking', () => {
  // SPEC §4: Position tracking: no, pending, tracking; watching moves no to pending, the first fix pending to
  //   tracking
  test('watching moves no to pending, the first fix pending to tracking', () => {
    expect(after({ type: 'watch' })).toMatchObject({ status: 'pending', fix: null });
    expect(after({ type: 'watch' }, { type: 'fix', fix })).toMatchObject({
      status: 'tracking',
      fix,
      stale: false,
      outsideFinland: false,
    });
  });

  test('watching again changes nothing', () => {
    const tracking = after({ type: 'watch' }, { type: 'fix', fix });
    expect(track(tracking, { type: 'watch' })).toBe(tracking);
  });

  // SPEC §4: Denied permission returns to no
  test('denied permission returns to no, and the position is cleared', () => {
    expect(after({ type: 'watch' }, { type: 'fix', fix }, { type: 'failure', reason: 'denied' })).toEqual({
      ...NOT_TRACKING,
      failures: { denied: 1, unavailable: 0, timeout: 0 },
    });
  });

  // SPEC §4: Failures are counted with the reason code kept
  test('other failures are counted with their reason and end nothing', () => {
    const state = after(
      { type: 'watch' },
      { type: 'failure', reason: 'timeout' },
      { type: 'failure', reason: 'timeout' },
      { type: 'failure', reason: 'unavailable' },
    );
    expect(state).toMatchObject({ status: 'pending', failures: { denied: 0, unavailable: 1, timeout: 2 } });
  });

  test('a position goes stale in silence and is fresh again with the next fix', () => {
    const stale = after({ type: 'watch' }, { type: 'fix', fix }, { type: 'silence' });
    expect(stale).toMatchObject({ fix, stale: true });
    expect(track(stale, { type: 'fix', fix })).toMatchObject({ stale: false });
    expect(after({ type: 'watch' }, { type: 'silence' })).toMatchObject({ stale: false });
  });

  // SPEC §5: A user position outside Finland's box is flagged outside Finland and not used
  // SPEC §9: Finland bounding box
  test('a position outside Finland is flagged and not used', () => {
    const outside = after({ type: 'watch' }, { type: 'fix', fix }, { type: 'fix', fix: tallinn });
    expect(outside).toMatchObject({ status: 'tracking', fix: null, outsideFinland: true });
    expect(track(outside, { type: 'fix', fix })).toMatchObject({ fix, outsideFinland: false });
  });

  // SPEC §9: Location freshness: fresh under 10 s
  test('a fix is fresh under 10 s', () => {
    expect(isFresh(fix, 10_999)).toBe(true);
    expect(isFresh(fix, 11_000)).toBe(false);
    // The clock was set back since.
    expect(isFresh(fix, -9_000)).toBe(false);
    expect(isFresh(null, 0)).toBe(false);
  });
});
