import { renderHook } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { useFocusInSight } from './useFocusInSight.ts';

/** An element that reaches from `top` to `bottom`, in pixels, and is focused by the keyboard. */
function element(parent: HTMLElement, top: number, bottom: number): HTMLElement {
  const made = document.createElement('div');
  made.getBoundingClientRect = () => new DOMRect(0, top, 390, bottom - top);
  vi.spyOn(made, 'matches').mockReturnValue(true);
  parent.append(made);
  return made;
}

test('what lies below the sheet lets it down when it gets the focus; the page around it does not', () => {
  const content = element(document.body, 0, 844);
  const sheet = element(content, 56, 844);
  const body = element(sheet, 450, 844);
  const button = element(content, 600, 648);
  const goTo = vi.fn();
  renderHook(() => useFocusInSight({ current: sheet }, { current: body }, goTo));
  content.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
  expect(goTo).not.toHaveBeenCalled();
  button.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
  expect(goTo).toHaveBeenCalledExactlyOnceWith('peek');
});
