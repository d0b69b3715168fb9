import { type LoaderFunctionArgs, replace, type RouteObject } from 'react-router-dom';
import { canonicalUrl } from '#common/urls/pageLocation.ts';
import { loadAbout } from '#web/pages/about/loadAbout.ts';
import { IntroPage } from '#web/pages/intro/IntroPage.tsx';
import { loadIntro } from '#web/pages/intro/loadIntro.ts';
import { loadMap } from '#web/pages/map/loadMap.ts';
import { MapPage } from '#web/pages/map/MapPage.tsx';
import { type ArticleTexts, loadArticle } from '#web/pages/page/article.ts';
import { loadAccount } from '#web/pages/page/loadAccount.ts';
import { requireCanonical } from '#web/pages/page/pageRequest.ts';
import { PlacePage } from '#web/pages/place/PlacePage.tsx';
import { loadProfile } from '#web/pages/profile/loadProfile.ts';
import { loadView } from '#web/pages/view/loadView.ts';
import { AppFailure } from './failures/AppFailure.tsx';
import { PageFailure } from './failures/PageFailure.tsx';
import { AppShell } from './shell/AppShell.tsx';
import { loadApp } from './shell/loadApp.ts';

/** Redirects the URL of no page to the page that it means. Throws a 404 response where it means none. */
function toPage({ request }: LoaderFunctionArgs): Response {
  const canonical = canonicalUrl(new URL(request.url));
  if (canonical === null) throw new Response(null, { status: 404 });
  return replace(canonical);
}

/** Loader of a page without data. */
function loadNothing({ request }: LoaderFunctionArgs): null {
  requireCanonical(request);
  return null;
}

/** Loaders of the pages that remove parameters from their URL. */
const loadTaken = () => import('#web/pages/page/loadTaken.ts');

/** The route of a page of text; its code and its text are loaded in parallel. */
function article(path: string, texts: ArticleTexts): RouteObject {
  return {
    path,
    loader({ request }) {
      requireCanonical(request);
      return loadArticle(texts);
    },
    lazy: async () => ({ Component: (await import('#web/pages/page/ArticlePage.tsx')).ArticlePage }),
  };
}

/**
 * Each route starts its query in its loader. Intro and lists are part of the entry code, because most visits begin
 * there; other pages and the map are loaded later.
 */
export const routes: RouteObject[] = [
  {
    path: '/',
    loader: loadApp,
    shouldRevalidate: () => true,
    element: <AppShell />,
    errorElement: <AppFailure />,
    children: [
      {
        errorElement: <PageFailure />,
        children: [
          { index: true, loader: loadIntro, element: <IntroPage /> },
          { path: 'v/intro/:language?', loader: loadIntro, element: <IntroPage /> },
          { path: 'v/map/:x?', loader: loadMap, element: <MapPage /> },
          { path: 'v/place/:x?', loader: loadView, element: <PlacePage /> },
          {
            path: 'v/home/:language?',
            loader: async (args) => (await loadTaken()).loadHome(args),
            lazy: async () => ({ Component: (await import('#web/pages/home/HomePage.tsx')).HomePage }),
          },
          {
            path: 'v/newuser/:language?',
            loader: loadAccount,
            lazy: async () => ({ Component: (await import('#web/pages/newUser/NewUserPage.tsx')).NewUserPage }),
          },
          {
            path: 'v/forgotpw/:language?',
            loader: loadAccount,
            lazy: async () => ({
              Component: (await import('#web/pages/forgotPassword/ForgotPasswordPage.tsx')).ForgotPasswordPage,
            }),
          },
          {
            path: 'v/setpw/:language?',
            loader: async (args) => (await loadTaken()).loadLink('resetToken', args),
            lazy: async () => ({
              Component: (await import('#web/pages/setPassword/SetPasswordPage.tsx')).SetPasswordPage,
            }),
          },
          {
            path: 'v/confirmemail/:language?',
            loader: async (args) => (await loadTaken()).loadConfirm(args),
            lazy: async () => ({
              Component: (await import('#web/pages/confirmEmail/ConfirmEmailPage.tsx')).ConfirmEmailPage,
            }),
          },
          {
            path: 'v/profile/:username',
            loader: loadProfile,
            lazy: async () => ({ Component: (await import('#web/pages/profile/ProfilePage.tsx')).ProfilePage }),
          },
          {
            path: 'v/admin/:section?',
            loader: loadAccount,
            lazy: async () => ({ Component: (await import('#web/pages/admin/AdminPage.tsx')).AdminPage }),
          },
          {
            path: 'v/favourites/:language?',
            loader: loadNothing,
            lazy: async () => ({
              Component: (await import('#web/pages/favourites/FavouritesPage.tsx')).FavouritesPage,
            }),
          },
          {
            path: 'v/about/:language?',
            loader: loadAbout,
            lazy: async () => ({ Component: (await import('#web/pages/about/AboutPage.tsx')).AboutPage }),
          },
          {
            path: 'v/feedback/:language?',
            loader: loadNothing,
            lazy: async () => ({ Component: (await import('#web/pages/feedback/FeedbackPage.tsx')).FeedbackPage }),
          },
          article('v/help/:language?', {
            fi: () => import('#web/pages/help/help.fi.ts'),
            sv: () => import('#web/pages/help/help.sv.ts'),
            en: () => import('#web/pages/help/help.en.ts'),
          }),
          article('v/installhelp/:language?', {
            fi: () => import('#web/pages/installHelp/installHelp.fi.ts'),
            sv: () => import('#web/pages/installHelp/installHelp.sv.ts'),
            en: () => import('#web/pages/installHelp/installHelp.en.ts'),
          }),
          article('v/developers/:language?', {
            fi: () => import('#web/pages/developers/developers.fi.ts'),
            sv: () => import('#web/pages/developers/developers.sv.ts'),
            en: () => import('#web/pages/developers/developers.en.ts'),
          }),
          { path: '*', loader: toPage },
        ],
      },
    ],
  },
];
