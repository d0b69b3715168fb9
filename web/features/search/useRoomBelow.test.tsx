import { act, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { useRoomBelow } from './useRoomBelow.ts';

function List() {
  return <div ref={useRoomBelow()} role="listbox" />;
}

test('the room below a list ends at the keyboard of a phone', () => {
  const seen = Object.assign(new EventTarget(), { offsetTop: 0, height: 800, scale: 1 });
  vi.stubGlobal('visualViewport', seen);
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 170, 390, 480));
  render(<List />);
  const room = () => screen.getByRole('listbox').style.getPropertyValue('--room-below');
  expect(room()).toBe('630px');
  Object.assign(seen, { height: 450 });
  act(() => void seen.dispatchEvent(new Event('resize')));
  expect(room()).toBe('280px');
  Object.assign(seen, { height: 300, scale: 2 });
  act(() => void seen.dispatchEvent(new Event('resize')));
  expect(room()).toBe('');
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});
