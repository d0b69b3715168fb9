import { act, screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { renderWithRelay } from '#web/test/renderWithRelay.tsx';
import { stepTo, useStepTo, useViewLocation } from './viewLocation.ts';

function OpensOn() {
  return <p>{useViewLocation().tab}</p>;
}

// SPEC §4: From other tabs that are not map, place or intro it switches to place
test.each([
  ['/', 'map'],
  ['/v/intro/sv', 'map'],
  ['/v/map/museum', 'map'],
  ['/v/place/5', 'place'],
  ['/v/favourites', 'place'],
  ['/v/help', 'place'],
  ['/v/nothing', 'place'],
])('what is chosen on %s opens on the %s tab', async (url, tab) => {
  await renderWithRelay(<OpensOn />, { url });
  expect(screen.getByText(tab)).toBeTruthy();
});

describe('going to a view', () => {
  const from = (url: string) => new URL(url, 'http://localhost');

  test.each([
    ['/v/map/museum?pos=12,24,61&pwa=1', '/v/map/museum', '/v/map/museum?pos=12,24,61&pwa=1'],
    ['/v/place/5?pos=12,24,61&image=2', '/v/place/5', '/v/place/5?pos=12,24,61&image=2'],
    ['/v/map?pos=12,24,61&point=24.5,61', '/v/map?point=24.5,61', '/v/map?pos=12,24,61&point=24.5,61'],
    ['/v/map?pos=12,24,61', '/v/map?pos=14,25,62', '/v/map?pos=14,25,62'],
  ])('that shows on %s already replaces the URL', (here, path, to) => {
    expect(stepTo(from(here), path)).toEqual({ to, replace: true });
  });

  test.each([
    ['/v/map/museum?pos=12,24,61', '/v/place/museum'],
    ['/v/map/museum?pos=12,24,61', '/v/map'],
    ['/v/map/5?pos=12,24,61', '/v/map/6'],
    ['/v/map?pos=12,24,61', '/v/map?point=24.5,61'],
    ['/v/help', '/v/map'],
    ['/v/map?pos=12,24,61', '/v/favourites'],
  ])('from %s to %s is a step of the history', (here, path) => {
    expect(stepTo(from(here), path)).toEqual({ to: path });
  });

  test('looks at the URL of that moment', async () => {
    function Opener() {
      const goTo = useStepTo();
      return (
        <button type="button" onClick={() => goTo('/v/map/5')}>
          open
        </button>
      );
    }
    const { user, path, router } = await renderWithRelay(<Opener />, { url: '/v/map?pos=12,24,61' });
    await user.click(screen.getByRole('button'));
    expect(router.state.historyAction).toBe('PUSH');
    await act(() => router.navigate('/v/map/5?pos=13,24,61', { replace: true }));
    await user.click(screen.getByRole('button'));
    expect(router.state.historyAction).toBe('REPLACE');
    expect(path()).toBe('/v/map/5?pos=13,24,61');
    await act(() => router.navigate(-1));
    expect(path()).toBe('/v/map?pos=12,24,61');
  });
});
