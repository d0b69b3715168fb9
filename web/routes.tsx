import { redirect, type LoaderFunctionArgs, type RouteObject } from 'react-router-dom';
import { readLocation } from '#common/viewLocation.ts';
import { AppFailure } from './app/AppFailure.tsx';
import { AppShell } from './app/AppShell.tsx';
import { AppSkeleton } from './app/AppSkeleton.tsx';
import { loadApp } from './app/loadApp.ts';
import { PageFailure } from './app/PageFailure.tsx';
import { loadView } from './pages/loadView.ts';
import { loadMap } from './pages/map/loadMap.ts';

/** Leads what is no page of its own, such as the root, to the page that is meant. */
function toPage({ request }: LoaderFunctionArgs): Response {
  const meant = readLocation(new URL(request.url));
  if (meant === null) throw new Response(null, { status: 404 });
  return redirect(meant.canonical);
}

/** Each route starts its query in its loader while its code loads. */
export const routes: RouteObject[] = [
  {
    path: '/',
    loader: loadApp,
    shouldRevalidate: () => true,
    element: <AppShell />,
    errorElement: <AppFailure />,
    hydrateFallbackElement: <AppSkeleton />,
    children: [
      {
        errorElement: <PageFailure />,
        children: [
          {
            path: 'v/map/:x?',
            loader: loadMap,
            lazy: { Component: async () => (await import('./pages/map/MapPage.tsx')).MapPage },
          },
          {
            path: 'v/place/:x?',
            loader: loadView,
            lazy: { Component: async () => (await import('./pages/place/PlacePage.tsx')).PlacePage },
          },
          { path: '*', loader: toPage },
        ],
      },
    ],
  },
];
