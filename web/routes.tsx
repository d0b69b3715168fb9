import { redirect, type LoaderFunctionArgs, type RouteObject } from 'react-router-dom';
import { readLocation } from '#common/viewLocation.ts';
import { AppFailure } from './app/AppFailure.tsx';
import { AppShell } from './app/AppShell.tsx';
import { AppSkeleton } from './app/AppSkeleton.tsx';
import { loadApp } from './app/loadApp.ts';
import { PageFailure } from './app/PageFailure.tsx';
import { loadView } from './pages/loadView.ts';
import { loadMap } from './pages/map/loadMap.ts';
import { MapPage } from './pages/map/MapPage.tsx';
import { PlacePage } from './pages/place/PlacePage.tsx';

/** Leads what is no page of its own, such as the root, to the page that is meant. */
function toPage({ request }: LoaderFunctionArgs): Response {
  const meant = readLocation(new URL(request.url));
  if (meant === null) throw new Response(null, { status: 404 });
  return redirect(meant.canonical);
}

/** Each route starts its query in its loader. Lists are in the entry code, since most visits begin with one; details and map are not. */
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
            element: <MapPage />,
          },
          {
            path: 'v/place/:x?',
            loader: loadView,
            element: <PlacePage />,
          },
          { path: '*', loader: toPage },
        ],
      },
    ],
  },
];
