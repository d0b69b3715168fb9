import type { Position } from '#common/geo/bounds.ts';
import {
  GEOLOCATION_MAX_AGE_MS,
  GEOLOCATION_TIMEOUT_MS,
  JUMP_TO_POSITION_WAIT_MS,
  LOCATION_STALE_TIMER_MS,
} from '#common/limits.ts';
import { createStore, type Store } from '#web/data/store.ts';
import { type FailureReason, isFresh, NOT_TRACKING, track, type Tracking, type TrackingEvent } from './tracking.ts';

/** What the visitor who asked is told. */
export type LocationNotice = 'denied' | 'later' | 'outside';

export interface LocatorOptions {
  readonly geolocation: Pick<Geolocation, 'watchPosition' | 'clearWatch'>;
  readonly onNotice: (notice: LocationNotice) => void;
}

export interface Locator {
  readonly state: Store<Tracking>;
  /** Follows the position from now on. */
  readonly watch: () => void;
  /** Goes to the position: at once where a fresh one is known, else to the first that comes within 15 s. */
  readonly jump: (go: (position: Position) => void) => void;
  /** Where to go does not matter any more. */
  readonly forgetJump: () => void;
}

const REASONS: Readonly<Record<number, FailureReason>> = { 1: 'denied', 2: 'unavailable', 3: 'timeout' };

/** Follows the device's position (SPEC §4, §7, §9); the state is the pure reducer's. */
export function createLocator({ geolocation, onNotice }: LocatorOptions): Locator {
  const state = createStore<Tracking>(NOT_TRACKING);
  let watchId: number | null = null;
  let wanted: { readonly go: (position: Position) => void; readonly timer: ReturnType<typeof setTimeout> } | null =
    null;
  let silence: ReturnType<typeof setTimeout> | undefined;

  const send = (event: TrackingEvent) => state.set(track(state.get(), event));

  function forgetJump() {
    clearTimeout(wanted?.timer);
    wanted = null;
  }

  function giveUpJump(notice: LocationNotice) {
    if (wanted === null) return;
    forgetJump();
    onNotice(notice);
  }

  function onFix({ coords: { longitude, latitude, accuracy }, timestamp }: GeolocationPosition) {
    send({ type: 'fix', fix: { position: [longitude, latitude], accuracyM: accuracy, at: timestamp } });
    clearTimeout(silence);
    silence = setTimeout(() => send({ type: 'silence' }), LOCATION_STALE_TIMER_MS);
    const { fix, outsideFinland } = state.get();
    if (outsideFinland) giveUpJump('outside');
    if (fix === null || wanted === null) return;
    const { go } = wanted;
    forgetJump();
    go(fix.position);
  }

  function onFailure({ code }: Pick<GeolocationPositionError, 'code'>) {
    const reason = REASONS[code] ?? 'unavailable';
    send({ type: 'failure', reason });
    if (reason !== 'denied') return giveUpJump('later');
    if (watchId !== null) geolocation.clearWatch(watchId);
    watchId = null;
    clearTimeout(silence);
    forgetJump();
    onNotice('denied');
  }

  function watch() {
    if (state.get().status !== 'no') return;
    send({ type: 'watch' });
    ask();
  }

  /** A device that does not move says nothing: asked anew, it tells where it is. */
  function ask() {
    if (watchId !== null) geolocation.clearWatch(watchId);
    watchId = geolocation.watchPosition(onFix, onFailure, {
      enableHighAccuracy: true,
      timeout: GEOLOCATION_TIMEOUT_MS,
      maximumAge: GEOLOCATION_MAX_AGE_MS,
    });
  }

  return {
    state,
    watch,
    forgetJump,
    jump(go) {
      const { status, fix } = state.get();
      forgetJump();
      if (isFresh(fix, Date.now())) return go(fix.position);
      wanted = { go, timer: setTimeout(() => giveUpJump('later'), JUMP_TO_POSITION_WAIT_MS) };
      if (status === 'tracking') ask();
      else watch();
    },
  };
}
