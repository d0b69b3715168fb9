import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { renderWithRelay } from '#web/test/renderWithRelay.tsx';
import { Toaster } from './Toaster.tsx';
import { hideToast, showToast } from './toasts.ts';

const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  act(hideToast);
  vi.useRealTimers();
});

describe('a notice', () => {
  test('is announced and goes after its time', async () => {
    await renderWithRelay(<Toaster />);
    act(() => showToast('share.copied', 1500));
    expect(screen.getByRole('status').textContent).toBe('Linkki kopioitu');
    pass(1400);
    expect(screen.getByRole('status').textContent).toBe('Linkki kopioitu');
    pass(200);
    expect(screen.getByRole('status').textContent).toBe('');
  });

  // SPEC §9: Toast: one at a time, pausing on hover and focus (LOOK)
  test('waits while it has the pointer', async () => {
    await renderWithRelay(<Toaster />);
    act(() => showToast('share.copied', 1500));
    pass(1000);
    fireEvent.pointerEnter(screen.getByText('Linkki kopioitu'));
    pass(10_000);
    expect(screen.getByText('Linkki kopioitu')).toBeTruthy();
    fireEvent.pointerLeave(screen.getByText('Linkki kopioitu'));
    pass(400);
    expect(screen.getByText('Linkki kopioitu')).toBeTruthy();
    pass(200);
    expect(screen.queryByText('Linkki kopioitu')).toBeNull();
  });

  // SPEC §9: Toast: one at a time, pausing on hover and focus (LOOK)
  test('waits while it has the focus, and can be closed', async () => {
    await renderWithRelay(<Toaster />);
    act(() => showToast('share.copied', 1500));
    pass(1000);
    const close = screen.getByRole('button', { name: 'Sulje ilmoitus' });
    act(() => close.focus());
    pass(10_000);
    expect(screen.getByRole('status').textContent).toBe('Linkki kopioitu');
    fireEvent.click(close);
    expect(screen.getByRole('status').textContent).toBe('');
    expect(screen.queryByRole('button')).toBeNull();
  });

  test.each(['its close button alone', 'its link first'])(
    'closed by keyboard, where %s had the focus, gives it back to where it came from',
    async (way) => {
      await renderWithRelay(
        <>
          <button type="button">copy</button>
          <Toaster />
        </>,
      );
      const copy = screen.getByRole('button', { name: 'copy' });
      act(() => copy.focus());
      act(() => showToast('share.copied', 1500, undefined, '/v/home'));
      if (way === 'its link first') act(() => screen.getByRole('link').focus());
      const close = screen.getByRole('button', { name: 'Sulje ilmoitus' });
      act(() => close.focus());
      fireEvent.click(close);
      expect(document.activeElement).toBe(copy);
    },
  );

  test('closed by keyboard gives the focus to the content where it came from nowhere', async () => {
    await renderWithRelay(
      <>
        <main id="content" tabIndex={-1} />
        <Toaster />
      </>,
    );
    act(() => showToast('share.copied', 1500));
    const close = screen.getByRole('button', { name: 'Sulje ilmoitus' });
    act(() => close.focus());
    fireEvent.click(close);
    expect(document.activeElement).toBe(screen.getByRole('main'));
  });

  test('disappears after its time also when the one before was closed under the pointer', async () => {
    await renderWithRelay(<Toaster />);
    act(() => showToast('share.copied', 1500));
    fireEvent.pointerEnter(screen.getByText('Linkki kopioitu'));
    fireEvent.click(screen.getByRole('button', { name: 'Sulje ilmoitus' }));
    act(() => showToast('share.copyFailed', 2000));
    pass(2000);
    expect(screen.getByRole('status').textContent).toBe('');
  });

  test('in the same words is said anew', async () => {
    await renderWithRelay(<Toaster />);
    act(() => showToast('share.copied', 1500));
    const { firstChild } = screen.getByRole('status');
    pass(1);
    act(() => showToast('share.copied', 1500));
    expect(screen.getByRole('status').firstChild).not.toBe(firstChild);
  });

  // SPEC §9: Toast duration 8 s default
  test('is shown for 8 s by default', async () => {
    await renderWithRelay(<Toaster />);
    act(() => showToast('failure.server'));
    pass(7999);
    expect(screen.getByRole('status').textContent).toBe('Palvelinvirhe');
    pass(1);
    expect(screen.getByRole('status').textContent).toBe('');
  });

  // SPEC §9: Toast: one at a time, pausing on hover and focus (LOOK)
  test('replaces the one before, with its own time', async () => {
    await renderWithRelay(<Toaster />);
    act(() => showToast('share.copied', 1500));
    pass(1400);
    act(() => showToast('share.copyFailed', 2000));
    pass(1900);
    expect(screen.getByRole('status').textContent).toBe('Linkin kopiointi ei onnistunut');
  });
});
