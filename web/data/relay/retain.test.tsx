import { render } from '@testing-library/react';
import { StrictMode } from 'react';
import { type PreloadedQuery, loadQuery } from 'react-relay';
import type { OperationType } from 'relay-runtime';
import { createMockEnvironment } from 'relay-test-utils';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import mapSlotQuery, { type MapSlotQuery } from '#web/__generated__/MapSlotQuery.graphql.ts';
import { releaseLater, useRetained } from './retain.ts';

function Holder({ query }: { query: PreloadedQuery<OperationType> }) {
  useRetained(query);
  return null;
}

const LONG_MS = 60_000;

let query: PreloadedQuery<MapSlotQuery>;

beforeEach(() => {
  vi.useFakeTimers();
  query = loadQuery<MapSlotQuery>(createMockEnvironment(), mapSlotQuery, {});
  releaseLater(query);
});
afterEach(() => {
  vi.useRealTimers();
});

test('a query that no component takes is let go', () => {
  vi.advanceTimersByTime(LONG_MS);
  expect(query.isDisposed).toBe(true);
});

test('a query lives as long as its component, also when that is mounted twice', () => {
  const { unmount } = render(
    <StrictMode>
      <Holder query={query} />
    </StrictMode>,
  );
  vi.advanceTimersByTime(LONG_MS);
  expect(query.isDisposed).toBe(false);
  unmount();
  expect(query.isDisposed).toBe(false);
  vi.advanceTimersByTime(LONG_MS);
  expect(query.isDisposed).toBe(true);
});

test('a component that comes back in time finds its query alive', () => {
  render(<Holder query={query} />).unmount();
  vi.advanceTimersByTime(1000);
  render(<Holder query={query} />);
  vi.advanceTimersByTime(LONG_MS);
  expect(query.isDisposed).toBe(false);
});
