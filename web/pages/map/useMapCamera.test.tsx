import { act, screen } from '@testing-library/react';
import { useEffect, useLayoutEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { type Camera, formatCamera, parseCamera } from '#common/geo/camera.ts';
import { createStore } from '#web/data/store.ts';
import { currentCamera, resetCamera } from '#web/navigation/camera.ts';
import { renderWithRelay } from '#web/test/renderWithRelay.tsx';
import { useMapCamera } from './useMapCamera.ts';

const bounds = [24, 60, 25, 61] as const;
const hand = createStore<Camera | null>(null);

/** Stands for the map: shows where the page wants it, and moves under the visitor's hand. */
function FakeMap() {
  const { target, onCameraChange } = useMapCamera();
  useEffect(
    () =>
      hand.subscribe(() => {
        const camera = hand.get();
        if (camera !== null) onCameraChange(camera, bounds);
      }),
    [onCameraChange],
  );
  return <p data-testid="target">{formatCamera(target)}</p>;
}

const target = () => screen.getByTestId('target').textContent;
const at = (text: string): Camera => parseCamera(text) ?? { zoom: 0, centre: [0, 0] };

/** The visitor moves the map, and time passes until the page has followed. */
async function drag(text: string) {
  vi.useFakeTimers();
  hand.set(at(text));
  await act(() => vi.runAllTimersAsync());
  vi.useRealTimers();
}

beforeEach(resetCamera);

describe('the camera in the URL', () => {
  // SPEC §9: Default map centre lon 24.46654, lat 60.9948584, zoom 11.2
  test('is the default one at first, written at once', async () => {
    const { path, router } = await renderWithRelay(<FakeMap />);
    expect(target()).toBe('11.2,24.46654,60.99486');
    expect(path()).toBe('/v/map?pos=11.2,24.46654,60.99486');
    expect(router.state.historyAction).toBe('REPLACE');
  });

  // SPEC §2: Pos is always replaced, never pushed (RULINGS 1)
  test('follows the map, replaced and never pushed, and does not move it', async () => {
    const { path, router } = await renderWithRelay(<FakeMap />, { url: '/v/map/museum?pwa=1' });
    await drag('13.456,25.1,61.2');
    expect(path()).toBe('/v/map/museum?pos=13.46,25.1,61.2&pwa=1');
    expect(router.state.historyAction).toBe('REPLACE');
    expect(target()).toBe('11.2,24.46654,60.99486');
  });

  test('does not move the map back to an earlier place, however late its URL arrives', async () => {
    const [first, second] = ['13,25.1,61.2', '14,25.2,61.3'];
    /** The second movement comes to rest when the page of the first is there, before its effects have run. */
    function MovesOn() {
      const { search } = useLocation();
      useLayoutEffect(() => {
        if (!search.includes(first)) return;
        hand.set(at(second));
        vi.advanceTimersByTime(1000);
      }, [search]);
      return <FakeMap />;
    }
    const { path } = await renderWithRelay(<MovesOn />, { url: '/v/map?pos=12,25,61' });
    await drag(first);
    expect(path()).toBe(`/v/map?pos=${second}`);
    expect(target()).toBe('12,25,61');
  });

  // SPEC §4: Last map centre and zoom are restored (zoom clamped 6 to 12)
  test('is not clamped, but stored between 6 and 12 for the next visit', async () => {
    const { path } = await renderWithRelay(<FakeMap />);
    await drag('17,25.1,61.2');
    expect(path()).toBe('/v/map?pos=17,25.1,61.2');
    resetCamera();
    expect(currentCamera(null)).toEqual({ zoom: 12, centre: [25.1, 61.2] });
  });

  test('is stored for the next visit also when the page is left before the map is there', async () => {
    await renderWithRelay(<FakeMap />, { url: '/v/map?pos=15.5,24.47,61' });
    resetCamera();
    expect(currentCamera(null)).toEqual({ zoom: 12, centre: [24.47, 61] });
  });

  test('moves the map when the page comes with one', async () => {
    await renderWithRelay(<FakeMap />, { url: '/v/map?pos=9,27,65' });
    expect(target()).toBe('9,27,65');
  });

  test('moves the map when the visitor goes back to where it was', async () => {
    const { router, path } = await renderWithRelay(<FakeMap />);
    await drag('13,25.1,61.2');
    await act(() => router.navigate('/v/map/5'));
    expect(path()).toBe('/v/map/5?pos=13,25.1,61.2');
    await drag('15,26,62');
    expect(target()).toBe('11.2,24.46654,60.99486');
    await act(() => router.navigate(-1));
    expect(path()).toBe('/v/map?pos=13,25.1,61.2');
    expect(target()).toBe('13,25.1,61.2');
  });

  // SPEC §4: Last map centre and zoom are restored (zoom clamped 6 to 12)
  test('is that of the last visit where the URL says nothing', async () => {
    localStorage.setItem('camera', '8,27,65');
    const { path } = await renderWithRelay(<FakeMap />);
    expect(target()).toBe('8,27,65');
    expect(path()).toBe('/v/map?pos=8,27,65');
  });

  test('does not undo a navigation in progress when the map comes to rest', async () => {
    const { router, path } = await renderWithRelay(<FakeMap />, { url: '/v/map?pos=9,27,65' });
    await act(() => router.navigate('/v/map/5?pos=9,27,65'));
    vi.useFakeTimers();
    hand.set(at('13,25.1,61.2'));
    // The timer of the movement ends before React has drawn the step back.
    await act(async () => {
      void router.navigate(-1);
      await vi.runAllTimersAsync();
    });
    vi.useRealTimers();
    expect(path()).toBe('/v/map?pos=9,27,65');
    expect(target()).toBe('9,27,65');
  });
});
