import { act, waitFor } from '@testing-library/react';
import { Link, useLocation } from 'react-router-dom';
import { expect, test } from 'vitest';
import { renderWithRelay } from '#web/test/renderWithRelay.tsx';
import { useFocusRestoration } from './useFocusRestoration.ts';

/** A place with the link of its museum, and the intro, both in the page's content. */
function App() {
  useFocusRestoration();
  const { pathname, search } = useLocation();
  return (
    <main id="content" tabIndex={-1}>
      <div key={pathname + search}>
        <h1>{pathname + search}</h1>
        {pathname !== '/' && <a href="https://museo.fi/">Museo</a>}
        {pathname !== '/' && <a href="https://museo.fi/v/map">Museon kartta</a>}
        {pathname !== '/' && <Link to={pathname}>Tämä sivu</Link>}
        <Link to="/v/help">Ohje</Link>
      </div>
    </main>
  );
}

const focused = () => document.activeElement?.textContent;

async function goAndReturn(from: string, to: string) {
  const { router } = await renderWithRelay(<App />, { url: from });
  await act(() => router.navigate(to));
  await act(() => router.navigate(-1));
}

test('back begins at the link that had led away', async () => {
  await goAndReturn('/v/place/5', '/v/help');
  await waitFor(() => expect(focused()).toBe('Ohje'));
});

test('back begins at the link in Safari too, where the press of a link focuses the content around it', async () => {
  const { router } = await renderWithRelay(<App />, { url: '/v/place/5' });
  act(() => document.getElementById('content')?.focus());
  await act(() => router.navigate('/v/help'));
  await act(() => router.navigate(-1));
  await waitFor(() => expect(document.activeElement).toHaveProperty('text', 'Ohje'));
});

test('back from the intro begins at the heading, not at the website of a place', async () => {
  await goAndReturn('/v/place/5', '/');
  await waitFor(() => expect(focused()).toBe('/v/place/5'));
});

test('back from a point to the list of the same path begins at its heading, not at a link to itself', async () => {
  await goAndReturn('/v/map', '/v/map?point=24.5,61');
  await waitFor(() => expect(focused()).toBe('/v/map'));
});
