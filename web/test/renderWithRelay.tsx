import { act, render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ReactNode, Suspense } from 'react';
import { IntlProvider } from 'react-intl';
import { RelayEnvironmentProvider } from 'react-relay';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { createMockEnvironment, type MockEnvironment } from 'relay-test-utils';
import type { Language } from '#common/languages.ts';
import { loadMessages, loadTexts } from '#web/i18n/messages.ts';

interface Options {
  url?: string;
  language?: Language;
  environment?: MockEnvironment;
}

/**
 * Renders as the app does: with texts, a router at `url`, and a Relay environment whose operations the test answers.
 */
export async function renderWithRelay(
  ui: ReactNode,
  { url = '/v/map', language = 'fi', environment = createMockEnvironment() }: Options = {},
) {
  const messages = await loadMessages(language, { withAccount: true });
  // As a route loads them before it draws a place.
  await loadTexts('place', language);
  const { pathname, search } = new URL(url, 'http://localhost');
  // A key of its own, as each entry of a browser's history has.
  const router = createMemoryRouter([{ path: '*', element: ui }], {
    initialEntries: [{ pathname, search, key: crypto.randomUUID() }],
  });
  // Content that needs no answer is rendered before the test goes on.
  const view = await act(async () =>
    render(
      <IntlProvider locale={language} messages={messages}>
        <RelayEnvironmentProvider environment={environment}>
          <Suspense fallback="loading">
            <RouterProvider router={router} />
          </Suspense>
        </RelayEnvironmentProvider>
      </IntlProvider>,
    ),
  );
  const path = () => router.state.location.pathname + router.state.location.search;
  return { ...view, environment, router, path, user: userEvent.setup() };
}
