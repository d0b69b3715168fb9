import '#web/ui/styles/base.css';
import { startTransition, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { reportError, watchErrors } from '#web/data/errorReports.ts';
import { whenIdle } from '#web/data/idle.ts';
import { restoreEarlyFocus } from '#web/navigation/earlyFocus.ts';
import { register } from './registrations.ts';
import { routes } from './routes.tsx';

watchErrors();
register();

/** Loads the page of the URL, and draws it. */
export function start(): void {
  const place = document.getElementById('root');
  if (place === null) throw new Error('index.html has no #root');
  restoreEarlyFocus(place);
  // Errors that an error boundary of the page catches are reported too.
  const root = createRoot(place, { onCaughtError: (error) => reportError('react', error) });
  const router = createBrowserRouter(routes);
  // The readable content that the server put into the page stays until the router can draw its own.
  whenReady(router, () =>
    // As a transition the first rendering is split into tasks of a few milliseconds.
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
        ({ startPwa }) => startPwa(() => void router.revalidate()),
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
