import { act, fireEvent, renderHook, screen } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import type { Language } from '#common/languages.ts';
import { attractionId } from '#common/places/attractionId.ts';
import { PlaceTexts } from '#web/i18n/PlaceTexts.tsx';
import { useResetAfterHiding } from '#web/navigation/resets.ts';
import { renderWithRelay } from '#web/test/renderWithRelay.tsx';
import { DownloadAction } from './DownloadAction.tsx';

const renderDownload = (language: Language = 'fi') =>
  renderWithRelay(
    <PlaceTexts>
      <DownloadAction id={attractionId(5)} title="Laavu" />
    </PlaceTexts>,
    { language },
  );

afterEach(() => {
  Reflect.deleteProperty(window, 'print');
  Reflect.deleteProperty(document, 'visibilityState');
  vi.useRealTimers();
});

describe('taking a place along', () => {
  test('offers its files in the language of the page', async () => {
    const { user } = await renderDownload('sv');
    expect(screen.queryByRole('link')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Ladda ner' }));
    const links = screen.getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/api/query/attractions/5.gpx?lang=sv',
      '/api/query/attractions/5.geojson?lang=sv',
    ]);
    expect(links.every((link) => link.hasAttribute('download'))).toBe(true);
  });

  test('is reached by keyboard, and Escape leads back to its button', async () => {
    const { user } = await renderDownload();
    const button = screen.getByRole('button', { name: 'Lataa' });
    await user.tab();
    expect(document.activeElement).toBe(button);
    await user.keyboard('{Enter}');
    await user.tab();
    expect(document.activeElement).toBe(screen.getByRole('link', { name: 'GPX navigaattoriin tai kelloon' }));
    await user.keyboard('{Escape}');
    expect(document.activeElement).toBe(button);
    expect(button.getAttribute('aria-expanded')).toBe('false');
  });

  test('closes with a press elsewhere where a pressed button gets no focus, as in Safari', async () => {
    await renderDownload();
    const button = screen.getByRole('button', { name: 'Lataa' });
    fireEvent.click(button);
    expect(button.getAttribute('aria-expanded')).toBe('true');
    fireEvent.pointerDown(screen.getByRole('link', { name: 'GPX navigaattoriin tai kelloon' }));
    expect(button.getAttribute('aria-expanded')).toBe('true');
    fireEvent.pointerDown(document.body);
    expect(button.getAttribute('aria-expanded')).toBe('false');
  });

  test('closes when the installed app comes back after a long time', async () => {
    const { user } = await renderDownload();
    const button = screen.getByRole('button', { name: 'Lataa' });
    await user.click(button);
    expect(button.getAttribute('aria-expanded')).toBe('true');
    renderHook(() => useResetAfterHiding(true));
    vi.useFakeTimers();
    for (const visibility of ['hidden', 'visible']) {
      Object.defineProperty(document, 'visibilityState', { configurable: true, value: visibility });
      act(() => void document.dispatchEvent(new Event('visibilitychange')));
      vi.advanceTimersByTime(60_001);
    }
    expect(button.getAttribute('aria-expanded')).toBe('false');
  });

  test('closes when it is left', async () => {
    const { user } = await renderDownload();
    await user.click(screen.getByRole('button', { name: 'Lataa' }));
    await user.click(document.body);
    expect(screen.getByRole('button', { name: 'Lataa' }).getAttribute('aria-expanded')).toBe('false');
  });

  test('prints the page, with its popup closed', async () => {
    const print = vi.fn<() => void>();
    Object.defineProperty(window, 'print', { value: print, configurable: true });
    const { user } = await renderDownload();
    await user.click(screen.getByRole('button', { name: 'Lataa' }));
    await user.click(screen.getByRole('button', { name: 'Tulosta tai tallenna PDF' }));
    expect(print).toHaveBeenCalledOnce();
    expect(screen.queryByRole('link')).toBeNull();
  });
});
