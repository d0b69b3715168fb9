import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderWithRelay } from '#web/test/renderWithRelay.tsx';
import { useViewLocation } from './viewLocation.ts';

function OpensOn() {
  return <p>{useViewLocation().tab}</p>;
}

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
