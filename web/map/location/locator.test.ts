import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Position } from '#common/geo/bounds.ts';
import { createLocator, type LocationNotice } from './locator.ts';

const HERE: Position = [24.94, 60.17];
const TALLINN: Position = [24.75, 59.44];

/** The device: the test sets its position, or why it has none. */
function device() {
  let success: PositionCallback | null = null;
  let failure: PositionErrorCallback | null = null;
  const options: PositionOptions[] = [];
  const geolocation = {
    watchPosition(onSuccess: PositionCallback, onFailure?: PositionErrorCallback | null, asked?: PositionOptions) {
      success = onSuccess;
      failure = onFailure ?? null;
      options.push(asked ?? {});
      return options.length;
    },
    clearWatch() {
      success = null;
      failure = null;
    },
  };
  const error = (code: number) =>
    ({ code, message: '', PERMISSION_DENIED: 1, POSITION_UNAVAILABLE: 2, TIMEOUT: 3 }) as const;
  return {
    geolocation,
    options,
    isWatched: () => success !== null,
    at([longitude, latitude]: Position) {
      const coords = {
        longitude,
        latitude,
        accuracy: 30,
        altitude: null,
        altitudeAccuracy: null,
        heading: null,
        speed: null,
      };
      success?.({ coords: { ...coords, toJSON: () => coords }, timestamp: Date.now(), toJSON: () => null });
    },
    fails: (code: number) => failure?.(error(code)),
  };
}

function visit() {
  const phone = device();
  const notices: LocationNotice[] = [];
  const jumps: Position[] = [];
  const locator = createLocator({ geolocation: phone.geolocation, onNotice: (notice) => notices.push(notice) });
  return { phone, notices, jumps, locator, jump: () => locator.jump((position) => jumps.push(position)) };
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('my location', () => {
  // SPEC §7: Geolocation is watched with high accuracy, 10 s timeout, 5 s max age
  // SPEC §9: Geolocation timeout 10 s, max age 5 s
  test('is watched once, with high accuracy, 10 s timeout and 5 s of age', () => {
    const { phone, jump } = visit();
    jump();
    jump();
    expect(phone.options).toEqual([{ enableHighAccuracy: true, timeout: 10_000, maximumAge: 5000 }]);
  });

  // SPEC §9: Jump-to-my-position wait 15 s
  test('moves the map at the first fix within 15 s, and only once', () => {
    const { phone, jumps, jump } = visit();
    jump();
    vi.advanceTimersByTime(14_999);
    phone.at(HERE);
    phone.at([25, 61]);
    expect(jumps).toEqual([HERE]);
  });

  // SPEC §9: Jump-to-my-position wait 15 s
  test('does not move the map after 15 s: a notice is shown instead', () => {
    const { phone, jumps, notices, jump } = visit();
    jump();
    vi.advanceTimersByTime(15_000);
    phone.at(HERE);
    expect(jumps).toEqual([]);
    expect(notices).toEqual(['later']);
  });

  // SPEC §9: Location freshness: fresh under 10 s
  test('moves the map at once while it is fresh, and is requested again when it is not', () => {
    const { phone, jumps, jump } = visit();
    jump();
    phone.at(HERE);
    vi.advanceTimersByTime(9999);
    jump();
    expect(jumps).toEqual([HERE, HERE]);
    vi.advanceTimersByTime(1);
    jump();
    expect(jumps).toHaveLength(2);
    expect(phone.options).toHaveLength(2);
    phone.at([25, 61]);
    expect(jumps).toHaveLength(3);
  });

  // SPEC §9: Staleness timer 11 s
  test('looks stale after 11 s without news', () => {
    const { phone, locator, jump } = visit();
    jump();
    phone.at(HERE);
    vi.advanceTimersByTime(10_999);
    expect(locator.state.get().stale).toBe(false);
    vi.advanceTimersByTime(1);
    expect(locator.state.get().stale).toBe(true);
  });

  // SPEC §4: Denied permission returns to no
  // SPEC §8: Geolocation: permission denied shows a message to allow location in browser settings and stops watching
  test('is no longer watched when it is denied, until the visitor asks again', () => {
    const { phone, locator, notices, jump } = visit();
    jump();
    phone.fails(1);
    expect([locator.state.get().status, phone.isWatched(), notices]).toEqual(['no', false, ['denied']]);
    vi.advanceTimersByTime(60_000);
    expect(notices).toHaveLength(1);
    jump();
    expect(phone.options).toHaveLength(2);
  });

  // SPEC §8: Geolocation: other failures 'try again later'
  test('that fails otherwise shows one notice after a request, and is watched on', () => {
    const { phone, locator, notices, jump } = visit();
    jump();
    phone.fails(3);
    phone.fails(2);
    expect([locator.state.get().status, phone.isWatched(), notices]).toEqual(['pending', true, ['later']]);
    expect(locator.state.get().failures).toEqual({ denied: 0, unavailable: 1, timeout: 1 });
  });

  // SPEC §8: Position outside Finland not used
  test('outside Finland does not move the map', () => {
    const { phone, jumps, notices, jump } = visit();
    jump();
    phone.at(TALLINN);
    expect([jumps, notices]).toEqual([[], ['outside']]);
  });

  test('is not watched while nothing has used it for 15 s, and again with the next use', () => {
    const { phone, locator, jump } = visit();
    locator.setUsed(true);
    jump();
    phone.at(HERE);
    locator.setUsed(false);
    vi.advanceTimersByTime(14_999);
    locator.setUsed(true);
    vi.advanceTimersByTime(60_000);
    expect([phone.isWatched(), phone.options.length]).toEqual([true, 1]);
    locator.setUsed(false);
    vi.advanceTimersByTime(15_000);
    expect([phone.isWatched(), locator.state.get().status]).toEqual([false, 'tracking']);
    locator.setUsed(true);
    expect([phone.isWatched(), phone.options.length]).toEqual([true, 2]);
  });

  test.each([
    ['is still watched', 10_000, true],
    ['was left alone', 15_000, false],
  ])('that nothing uses and that %s is watched as long as a jump waits for it', (_what, ms, isWatched) => {
    const { phone, jumps, locator, jump } = visit();
    locator.watch();
    vi.advanceTimersByTime(ms);
    expect([phone.isWatched(), locator.state.get().status]).toEqual([isWatched, 'pending']);
    jump();
    vi.advanceTimersByTime(14_999);
    phone.at(HERE);
    expect(jumps).toEqual([HERE]);
    vi.advanceTimersByTime(1);
    expect(phone.isWatched()).toBe(false);
  });

  test('is not asked for by a use alone: the visitor has to ask, or to have allowed it before', () => {
    const { phone, locator } = visit();
    locator.setUsed(true);
    expect(phone.isWatched()).toBe(false);
  });
});
