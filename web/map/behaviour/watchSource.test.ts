import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type TileEvent, type WatchedMap, watchSource } from './watchSource.ts';

/** A map that says of its tiles what the test says. */
function mapOf() {
  const listeners = new Map<string, Set<(event: TileEvent) => void>>();
  const of = (type: string) => listeners.get(type) ?? listeners.set(type, new Set()).get(type) ?? new Set();
  const map: WatchedMap = {
    on: (type, listener) => of(type).add(listener),
    off: (type, listener) => of(type).delete(listener),
  };
  const tell = (type: string, tile: unknown = 'a', sourceId = 'imagery') =>
    [...of(type)].forEach((listener) => listener({ sourceId, tile }));
  return { map, tell };
}

const onSilent = vi.fn();

function watched() {
  const { map, tell } = mapOf();
  return { stop: watchSource(map, 'imagery', onSilent), tell };
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
    const { tell } = watched();
    tell('sourcedataloading', 'a');
    vi.advanceTimersByTime(2999);
    expect(onSilent).not.toHaveBeenCalled();
    tell('sourcedataloading', 'b');
    vi.advanceTimersByTime(1);
    expect(onSilent).toHaveBeenCalledTimes(1);
    tell('sourcedataloading', 'c');
    vi.advanceTimersByTime(10_000);
    expect(onSilent).toHaveBeenCalledTimes(1);
  });

  test('that brings one of its tiles answers', () => {
    const { tell } = watched();
    tell('sourcedataloading', 'a');
    tell('sourcedataloading', 'b');
    vi.advanceTimersByTime(2500);
    tell('sourcedata', 'b');
    vi.advanceTimersByTime(10_000);
    expect(onSilent).not.toHaveBeenCalled();
  });

  test('that stops answering later is given up then', () => {
    const { tell } = watched();
    tell('sourcedataloading', 'a');
    tell('sourcedata', 'a');
    tell('sourcedataloading', 'b');
    vi.advanceTimersByTime(3000);
    expect(onSilent).toHaveBeenCalledTimes(1);
  });

  test('is not waited for when the map has moved away from all it asked for', () => {
    const { tell } = watched();
    tell('sourcedataloading', 'a');
    tell('sourcedataloading', 'b');
    tell('sourcedataabort', 'a');
    tell('sourcedataabort', 'b');
    tell('sourcedataloading', 'c');
    tell('sourcedata', 'c');
    tell('sourcedataloading', 'd');
    tell('sourcedataabort', 'd');
    vi.advanceTimersByTime(10_000);
    expect(onSilent).not.toHaveBeenCalled();
  });

  test('is not mistaken for another, nor helped by it', () => {
    const { tell } = watched();
    tell('sourcedataloading', 'a', 'base');
    vi.advanceTimersByTime(10_000);
    expect(onSilent).not.toHaveBeenCalled();
    tell('sourcedataloading', 'a');
    tell('sourcedata', 'a', 'base');
    tell('sourcedata', null);
    vi.advanceTimersByTime(3000);
    expect(onSilent).toHaveBeenCalledTimes(1);
  });

  test('that is not shown any more is not watched', () => {
    const { stop, tell } = watched();
    tell('sourcedataloading', 'a');
    stop();
    vi.advanceTimersByTime(10_000);
    expect(onSilent).not.toHaveBeenCalled();
  });
});
