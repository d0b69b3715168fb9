import { fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ConnectionError, ServerError } from '#web/data/requestErrors.ts';
import { renderWithRelay } from '#web/test/renderWithRelay.tsx';
import { ContentBoundary } from './ContentBoundary.tsx';

/** A part that fails until it is asked for the second time. */
function Page({ error }: { error: Error }) {
  const [attempt, setAttempt] = useState(1);
  return (
    <>
      <nav>menu</nav>
      <ContentBoundary resetKey={attempt} onRetry={() => setAttempt(2)}>
        <Part error={attempt === 1 ? error : null} />
      </ContentBoundary>
    </>
  );
}

function Part({ error }: { error: Error | null }) {
  if (error !== null) throw error;
  return <p>content</p>;
}

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  vi.restoreAllMocks();
});

describe('a failure', () => {
  test.each([
    [new ConnectionError('x'), 'Palvelimeen ei saada yhteyttä. Tarkista verkkoyhteys.'],
    [new ServerError(500, 'x'), 'Palvelinvirhe'],
    [
      new TypeError('Failed to fetch dynamically imported module: http://localhost/a.js'),
      'Palvelimeen ei saada yhteyttä. Tarkista verkkoyhteys.',
    ],
    [new Error('bug'), 'Jokin meni vikaan.'],
  ])('%s says what happened, and the rest of the page lives on', async (error, sentence) => {
    await renderWithRelay(<Page error={error} />);
    expect(screen.getByRole('alert').textContent).toContain(sentence);
    expect(screen.getByText('menu')).toBeTruthy();
  });

  test('is gone when trying again succeeds', async () => {
    await renderWithRelay(<Page error={new ConnectionError('x')} />);
    fireEvent.click(screen.getByRole('button', { name: 'Yritä uudelleen' }));
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.getByText('content')).toBeTruthy();
  });

  test('of an optional part is not shown', async () => {
    await renderWithRelay(
      <ContentBoundary resetKey={1} onRetry={() => undefined} silent>
        <Part error={new Error('bug')} />
      </ContentBoundary>,
    );
    expect(screen.queryByRole('alert')).toBeNull();
  });
});
