import type { Position } from '#common/geo/bounds.ts';
import {
  GEOLOCATION_MAX_AGE_MS,
  GEOLOCATION_TIMEOUT_MS,
  JUMP_TO_POSITION_WAIT_MS,
  LOCATION_STALE_TIMER_MS,
} from '#common/limits.ts';
import { createStore, type Store } from '#web/data/store.ts';
import { type FailureReason, isFresh, NOT_TRACKING, track, type Tracking, type TrackingEvent } from './tracking.ts';

/** Message for a visitor who asked for the position. */
export type LocationNotice = 'denied' | 'later' | 'outside';

export interface LocatorOptions {
  readonly geolocation: Pick<Geolocation, 'watchPosition' | 'clearWatch'>;
  readonly onNotice: (notice: LocationNotice) => void;
}

export interface Locator {
  readonly state: Store<Tracking>;
  /** Follows the position of the device from now on. */
  readonly watch: () => void;
  /** Goes to the position: at once where a fresh one is known, else to the first that comes within 15 s. */
  readonly jump: (go: (position: Position) => void) => void;
  /** Cancels a pending jump. */
  readonly cancelJump: () => void;
  /** Says whether anything uses the position: the device is left alone once nothing has for 15 s. */
  readonly setUsed: (isUsed: boolean) => void;
}

const REASONS: Readonly<Record<number, FailureReason>> = { 1: 'denied', 2: 'unavailable', 3: 'timeout' };

/** Follows the device's position (SPEC §4, §7, §9); the pure reducer `track` computes the state. */
export function createLocator({ geolocation, onNotice }: LocatorOptions): Locator {
  const state = createStore<Tracking>(NOT_TRACKING);
  const jumps = pendingJump(onNotice);
  let silence: ReturnType<typeof setTimeout> | undefined;

  const send = (event: TrackingEvent) => state.set(track(state.get(), event));

  function onFix({ coords: { longitude, latitude, accuracy }, timestamp }: GeolocationPosition) {
    send({ type: 'fix', fix: { position: [longitude, latitude], accuracyM: accuracy, at: timestamp } });
    clearTimeout(silence);
    silence = setTimeout(() => send({ type: 'silence' }), LOCATION_STALE_TIMER_MS);
    const { fix, outsideFinland } = state.get();
    if (outsideFinland) jumps.giveUp('outside');
    if (fix !== null) jumps.arrive(fix.position);
  }

  function onFailure(reason: FailureReason) {
    send({ type: 'failure', reason });
    if (reason !== 'denied') return jumps.giveUp('later');
    device.stop();
    clearTimeout(silence);
    jumps.cancel();
    onNotice('denied');
  }

  const device = positionWatch(geolocation, onFix, onFailure);

  function watch() {
    if (state.get().status === 'no') send({ type: 'watch' });
    device.watch();
  }

  function setUsed(isUsed: boolean) {
    device.setUsed(isUsed);
    if (isUsed && state.get().status !== 'no') device.watch();
  }

  function jump(go: (position: Position) => void) {
    const { status, fix } = state.get();
    jumps.cancel();
    if (isFresh(fix, Date.now())) return go(fix.position);
    jumps.begin(go);
    if (status === 'tracking') device.ask();
    else watch();
  }

  return { state, watch, jump, cancelJump: jumps.cancel, setUsed };
}

/** The browser's watch of the position: at most one at a time. */
function positionWatch(
  geolocation: LocatorOptions['geolocation'],
  onFix: (position: GeolocationPosition) => void,
  onFailure: (reason: FailureReason) => void,
) {
  let watchId: number | null = null;
  let isUsed = false;
  let leaving: ReturnType<typeof setTimeout> | undefined;
  const stop = () => {
    if (watchId !== null) geolocation.clearWatch(watchId);
    watchId = null;
  };
  /** No earlier than a jump gives up. */
  const leaveWhenUnused = () => {
    clearTimeout(leaving);
    if (!isUsed) leaving = setTimeout(stop, JUMP_TO_POSITION_WAIT_MS);
  };
  /** Asks the device for its position anew: a device that does not move reports none by itself. */
  const ask = () => {
    stop();
    watchId = geolocation.watchPosition(onFix, ({ code }) => onFailure(REASONS[code] ?? 'unavailable'), {
      enableHighAccuracy: true,
      timeout: GEOLOCATION_TIMEOUT_MS,
      maximumAge: GEOLOCATION_MAX_AGE_MS,
    });
    leaveWhenUnused();
  };
  const watch = () => {
    if (watchId === null) ask();
    else leaveWhenUnused();
  };
  const setUsed = (used: boolean) => {
    isUsed = used;
    leaveWhenUnused();
  };
  return { ask, watch, stop, setUsed };
}

/** A jump that waits for a position; it is given up with a notice when none comes in time. */
function pendingJump(onNotice: LocatorOptions['onNotice']) {
  let pending: { readonly go: (position: Position) => void; readonly timer: ReturnType<typeof setTimeout> } | null =
    null;
  const cancel = () => {
    clearTimeout(pending?.timer);
    pending = null;
  };
  const giveUp = (notice: LocationNotice) => {
    if (pending === null) return;
    cancel();
    onNotice(notice);
  };
  return {
    cancel,
    giveUp,
    begin(go: (position: Position) => void) {
      pending = { go, timer: setTimeout(() => giveUp('later'), JUMP_TO_POSITION_WAIT_MS) };
    },
    arrive(position: Position) {
      if (pending === null) return;
      const { go } = pending;
      cancel();
      go(position);
    },
  };
}
