import { act, fireEvent, screen } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { useViewLocation } from '#web/navigation/viewLocation.ts';
import { renderWithRelay } from '#web/test/renderWithRelay.tsx';
import { Sheet } from './Sheet.tsx';

/** The sheet over what the URL shows. */
function ShownSheet() {
  return <Sheet view={useViewLocation().view}>shown</Sheet>;
}

const PEEK_HEIGHT = 212;
const ROOM = 700;
const HALF_OPEN = 385 - PEEK_HEIGHT;
const FULL_OPEN = ROOM - PEEK_HEIGHT;

const handle = () => screen.getByRole('button');
const sheet = () => handle().parentElement?.parentElement ?? document.body;

/** happy-dom lays nothing out: the room is as high as said here, and scrolling arrives at once. */
beforeEach(() => {
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(ROOM);
  Element.prototype.scrollTo = function scrollTo(this: Element, options?: ScrollToOptions | number) {
    if (typeof options === 'object') this.scrollTop = options.top ?? 0;
    fireEvent.scroll(this);
  };
});

describe('the sheet', () => {
  test('is down over a list, and half raised over a place', async () => {
    const { unmount } = await renderWithRelay(<ShownSheet />);
    expect(sheet().scrollTop).toBe(0);
    unmount();
    await renderWithRelay(<ShownSheet />, { url: '/v/map/5' });
    expect(sheet().scrollTop).toBe(HALF_OPEN);
  });

  // Issue "What a visitor meets" 11: the sheet rises to half by itself
  test('rises over a place whose step was skipped for the camera, and not again for the camera alone', async () => {
    const { router } = await renderWithRelay(<ShownSheet />);
    const replace = (url: string) => act(() => router.navigate(url, { replace: true }));
    await replace('/v/map/5?pos=10,24,61');
    expect(sheet().scrollTop).toBe(HALF_OPEN);
    sheet().scrollTop = 0;
    await replace('/v/map/5?pos=11,24,61');
    expect(sheet().scrollTop).toBe(0);
  });

  test('rises and falls by the arrow keys on its handle, stop by stop', async () => {
    const { user } = await renderWithRelay(<ShownSheet />);
    handle().focus();
    const seen: number[] = [];
    for (const key of ['{ArrowUp}', '{ArrowUp}', '{ArrowUp}', '{ArrowDown}', '{ArrowDown}', '{ArrowDown}']) {
      await user.keyboard(key);
      seen.push(sheet().scrollTop);
    }
    expect(seen).toEqual([HALF_OPEN, FULL_OPEN, FULL_OPEN, HALF_OPEN, 0, 0]);
  });

  test('rises by a click on its handle, and falls from the top', async () => {
    const { user } = await renderWithRelay(<ShownSheet />);
    expect(handle().getAttribute('aria-expanded')).toBe('false');
    await user.click(handle());
    await user.click(handle());
    expect(sheet().scrollTop).toBe(FULL_OPEN);
    expect(handle().getAttribute('aria-expanded')).toBe('true');
    await user.click(handle());
    expect(sheet().scrollTop).toBe(0);
  });
});
