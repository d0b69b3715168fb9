import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type TileEvent, type WatchedMap, watchSource } from './watchSource.ts';

/** A map that fires the events that the test emits for its tiles. */
function mapOf() {
  const listeners = new Map<string, Set<(event: TileEvent) => void>>();
  const of = (type: string) => listeners.get(type) ?? listeners.set(type, new Set()).get(type) ?? new Set();
  const map: WatchedMap = {
    on: (type, listener) => of(type).add(listener),
    off: (type, listener) => of(type).delete(listener),
  };
  const emit = (type: string, tile: unknown = 'a', sourceId = 'imagery') =>
    [...of(type)].forEach((listener) => listener({ sourceId, tile }));
  return { map, emit };
}

const onSilent = vi.fn();

function watched() {
  const { map, emit } = mapOf();
  return { stop: watchSource(map, 'imagery', onSilent), emit };
}

beforeEach(() => {
  vi.useFakeTimers();
  onSilent.mockClear();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('a source of the map', () => {
  test('that brings no tile within 3 s is given up, once', () => {
    const { emit } = watched();
    emit('sourcedataloading', 'a');
    vi.advanceTimersByTime(2999);
    expect(onSilent).not.toHaveBeenCalled();
    emit('sourcedataloading', 'b');
    vi.advanceTimersByTime(1);
    expect(onSilent).toHaveBeenCalledTimes(1);
    emit('sourcedataloading', 'c');
    vi.advanceTimersByTime(10_000);
    expect(onSilent).toHaveBeenCalledTimes(1);
  });

  test('that brings one of its tiles answers', () => {
    const { emit } = watched();
    emit('sourcedataloading', 'a');
    emit('sourcedataloading', 'b');
    vi.advanceTimersByTime(2500);
    emit('sourcedata', 'b');
    vi.advanceTimersByTime(10_000);
    expect(onSilent).not.toHaveBeenCalled();
  });

  test('that stops answering later is given up then', () => {
    const { emit } = watched();
    emit('sourcedataloading', 'a');
    emit('sourcedata', 'a');
    emit('sourcedataloading', 'b');
    vi.advanceTimersByTime(3000);
    expect(onSilent).toHaveBeenCalledTimes(1);
  });

  test('is not waited for when the requests for all its tiles were aborted', () => {
    const { emit } = watched();
    emit('sourcedataloading', 'a');
    emit('sourcedataloading', 'b');
    emit('sourcedataabort', 'a');
    emit('sourcedataabort', 'b');
    emit('sourcedataloading', 'c');
    emit('sourcedata', 'c');
    emit('sourcedataloading', 'd');
    emit('sourcedataabort', 'd');
    vi.advanceTimersByTime(10_000);
    expect(onSilent).not.toHaveBeenCalled();
  });

  test('is not mixed up with another source, nor answered by its tiles', () => {
    const { emit } = watched();
    emit('sourcedataloading', 'a', 'base');
    vi.advanceTimersByTime(10_000);
    expect(onSilent).not.toHaveBeenCalled();
    emit('sourcedataloading', 'a');
    emit('sourcedata', 'a', 'base');
    emit('sourcedata', null);
    vi.advanceTimersByTime(3000);
    expect(onSilent).toHaveBeenCalledTimes(1);
  });

  test('that is no longer shown is not watched', () => {
    const { stop, emit } = watched();
    emit('sourcedataloading', 'a');
    stop();
    vi.advanceTimersByTime(10_000);
    expect(onSilent).not.toHaveBeenCalled();
  });
});
