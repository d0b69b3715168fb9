import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { RelayEnvironmentProvider } from 'react-relay';
import { createMockEnvironment } from 'relay-test-utils';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { featureBits } from '#common/places/features.ts';
import { readLocation } from '#common/urls/viewLocation.ts';
import { FRESH } from '#web/data/relay/network.ts';
import { noteServerTime } from '#web/data/serverClock.ts';
import type { OffersTest } from '#web/map/state/fit.ts';
import { useFading, useMapFit } from './useFit.ts';

beforeEach(() => vi.useFakeTimers({ now: new Date('2026-11-25T12:07:30Z') }));

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const fade = async () => {
  for (let step = 0; step < 4; step++) await pass(50);
};
const pass = (ms: number) => act(async () => vi.advanceTimersByTime(ms));

describe('places that no longer fit', () => {
  const isLit: OffersTest = ({ features = 0 }) => features === 1;

  test('fade in a fifth of a second while the others stay as they are, and are gone', async () => {
    const { result } = renderHook(() => useFading(isLit));
    const strengths = [];
    for (let step = 0; step < 4; step++) {
      expect(result.current.isDrawn({})).toBe(true);
      expect(result.current.strengthOf({ features: 1 })).toBe(1);
      strengths.push(Math.round(10 * result.current.strengthOf({})));
      await pass(50);
    }
    expect(strengths).toEqual([8, 6, 4, 2]);
    expect([{ features: 1 }, {}].map(result.current.isDrawn)).toEqual([true, false]);
    expect(result.current.strengthOf({ features: 1 })).toBe(1);
  });

  test('`isDrawn` is the same function during the whole fade', async () => {
    const { result } = renderHook(() => useFading(isLit));
    const { isDrawn } = result.current;
    await pass(50);
    expect(result.current.isDrawn).toBe(isDrawn);
  });

  test('are hidden at once for a visitor who asks for less motion', () => {
    vi.stubGlobal('matchMedia', (query: string) => ({ matches: query.includes('reduce') }));
    expect(renderHook(() => useFading(isLit)).result.current.isDrawn({})).toBe(false);
  });
});

describe('the filters of a URL', () => {
  const facetsOf = (url: string) => {
    const view = readLocation(new URL(url, 'http://localhost'))?.location.view;
    if (view?.screen !== 'list' || !view.filter.facets) throw new Error(`${url} has no filters`);
    return view.filter.facets;
  };
  const places = [
    { features: featureBits(['dogs', 'lit']), hours: 3 },
    { features: featureBits(['dogs']), hours: 5 },
    { id: 7, hours: 3 },
    { id: 8, features: featureBits(['lit']) },
  ];

  function mapOf(url: string) {
    const environment = createMockEnvironment();
    const wrapper = ({ children }: { readonly children: ReactNode }) => (
      <RelayEnvironmentProvider environment={environment}>{children}</RelayEnvironmentProvider>
    );
    const facets = facetsOf(url);
    const { result } = renderHook(() => useMapFit({ ...facets }), { wrapper });
    const drawn = () => places.map(result.current.fit.isDrawn);
    return { environment, result, drawn };
  }
  const asked = ({ mock }: ReturnType<typeof createMockEnvironment>) =>
    mock.getAllOperations().map(({ request }) => request.variables['at']);

  test('pass places that have the features, without a request to the server', async () => {
    const dogs = mapOf('/v/map/cafe?features=dogs');
    await fade();
    expect(dogs.drawn()).toEqual([true, true, false, false]);
    const { drawn, environment } = mapOf('/v/map/cafe?features=lit,dogs');
    await fade();
    expect(drawn()).toEqual([true, false, false, false]);
    expect(asked(environment)).toEqual([]);
  });

  test('ask which hours are open now, then again at the next quarter of an hour', async () => {
    const { environment, drawn } = mapOf('/v/map/cafe?open=now');
    expect(drawn()).toEqual([true, true, true, true]);
    expect(asked(environment)).toEqual(['2026-11-25T12:07:00.000Z']);
    const answer = async (openHours: readonly number[]) => {
      await act(async () =>
        environment.mock.resolve(environment.mock.getMostRecentOperation(), { data: { openHours } }),
      );
      await fade();
    };
    await answer([2, 1]);
    expect(drawn()).toEqual([true, false, true, false]);
    await pass(8 * 60_000);
    expect(asked(environment)).toEqual(['2026-11-25T12:15:00.000Z']);
    await answer([5]);
    expect(drawn()).toEqual([false, true, false, false]);
  });

  test('ask for the present moment of the server, whatever the clock of the device says', () => {
    noteServerTime('Wed, 25 Nov 2026 09:14:30 GMT');
    expect(asked(mapOf('/v/map/cafe?open=now').environment)).toEqual(['2026-11-25T09:14:00.000Z']);
  });

  test('hide closed places, which are asked for again each minute', async () => {
    const { environment, drawn } = mapOf('/v/map/cafe?hideClosed=true');
    const answer = async (closedAttractions: readonly number[]) => {
      await act(async () =>
        environment.mock.resolve(environment.mock.getMostRecentOperation(), { data: { closedAttractions } }),
      );
      await fade();
    };
    expect(asked(environment)).toEqual([null]);
    await answer([7, 9]);
    expect(drawn()).toEqual([true, true, false, true]);
    await pass(30_000);
    expect(asked(environment)).toEqual([null]);
    await answer([8]);
    expect(drawn()).toEqual([true, true, true, false]);
  });

  test('ask for nothing while the page is hidden, and at once when it is looked at again', async () => {
    const { environment } = mapOf('/v/map/cafe?open=now&hideClosed=true');
    const isSeen = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    await pass(3_600_000);
    await act(async () => window.dispatchEvent(new Event('online')));
    expect(asked(environment)).toEqual(['2026-11-25T12:07:00.000Z', null]);
    isSeen.mockReturnValue('visible');
    await act(async () => document.dispatchEvent(new Event('visibilitychange')));
    expect(asked(environment)).toEqual(['2026-11-25T13:07:00.000Z', null]);
    isSeen.mockRestore();
  });

  test('hide places that are closed at the moment at which places should be open', async () => {
    const { environment } = mapOf('/v/map/cafe?open=sa-10:00&hideClosed=true');
    expect(asked(environment)).toEqual(['2026-11-28T08:00:00.000Z', '2026-11-28T08:00:00.000Z']);
  });

  test.each(['open=now', 'hideClosed=true'])('are answered by no cache, which the answers would fill (%s)', (facet) => {
    const { environment } = mapOf(`/v/map/cafe?${facet}`);
    expect(environment.mock.getMostRecentOperation().request.cacheConfig).toMatchObject(FRESH);
  });

  test('without an answer nothing is hidden, and the map can say so', async () => {
    const { environment, drawn, result } = mapOf('/v/map/cafe?hideClosed=true');
    await act(async () => environment.mock.rejectMostRecentOperation(new Error('no network')));
    await fade();
    expect(drawn()).toEqual([true, true, true, true]);
    expect(result.current.isClosedUnknown).toBe(true);
  });

  test('without an answer all places that pass the other filters stay, and the map can say so', async () => {
    const { environment, drawn, result } = mapOf('/v/map/cafe?features=dogs&open=now');
    expect(result.current.isOpeningUnknown).toBe(false);
    await act(async () => environment.mock.rejectMostRecentOperation(new Error('no network')));
    await fade();
    expect(drawn()).toEqual([true, true, false, false]);
    expect(result.current.isOpeningUnknown).toBe(true);
    await act(async () => window.dispatchEvent(new Event('online')));
    expect(asked(environment)).toHaveLength(1);
  });
});
