import '#web/ui/styles/base.css';
import { startTransition, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { reportError, watchErrors } from '#web/data/errorReports.ts';
import { whenIdle } from '#web/data/idle.ts';
import { keepEarlyFocus } from '#web/navigation/earlyFocus.ts';
import { routes } from './routes.tsx';

watchErrors();

/** Loads what the URL says, and draws it. */
export function start(): void {
  const place = document.getElementById('root');
  if (place === null) throw new Error('index.html has no #root');
  keepEarlyFocus(place);
  // What a part of the page keeps to itself is told of all the same.
  const root = createRoot(place, { onCaughtError: (error) => reportError('react', error) });
  const router = createBrowserRouter(routes);
  // What the page brought to read stays until there is something to draw in its place.
  whenReady(router, () =>
    // As a transition the first picture is made in pieces of a few milliseconds.
    startTransition(() =>
      root.render(
        <StrictMode>
          <RouterProvider router={router} onError={(error) => reportError('route', error)} />
        </StrictMode>,
      ),
    ),
  );
  whenIdle(
    () =>
      void import('./pwa/start.tsx').then(
        ({ startPwa }) => startPwa(),
        () => undefined,
      ),
  );
}

function whenReady(router: ReturnType<typeof createBrowserRouter>, draw: () => void): void {
  if (router.state.initialized) {
    draw();
    return;
  }
  const stop = router.subscribe(({ initialized }) => {
    if (!initialized) return;
    stop();
    draw();
  });
}
