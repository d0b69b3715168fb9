import { act, fireEvent, render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { useGestures } from './useGestures.ts';

const PHOTO = { width: 400, height: 400 };

function Stage() {
  const stage = useRef<HTMLDivElement>(null);
  const { gesture, handlers, zoom } = useGestures(stage, PHOTO, 1, () => undefined);
  return (
    <div ref={stage} data-testid="stage" {...handlers}>
      <button type="button" onClick={() => zoom(3)}>
        {gesture.zoom.y}
      </button>
    </div>
  );
}

function turnTo(innerWidth: number, innerHeight: number) {
  vi.stubGlobal('innerWidth', innerWidth);
  vi.stubGlobal('innerHeight', innerHeight);
  act(() => void window.dispatchEvent(new Event('resize')));
}

afterEach(() => void vi.unstubAllGlobals());

test('a zoomed photo stays on a screen that is turned', () => {
  Element.prototype.setPointerCapture = () => undefined;
  turnTo(800, 390);
  render(<Stage />);
  fireEvent.click(screen.getByRole('button'));
  const stage = screen.getByTestId('stage');
  fireEvent.pointerDown(stage, { pointerId: 1, button: 0, clientX: 10, clientY: 10 });
  fireEvent.pointerMove(stage, { pointerId: 1, clientX: 10, clientY: 900 });
  // 390 px fitted, three times that high.
  expect(Number(screen.getByRole('button').textContent)).toBe(390);
  turnTo(390, 800);
  expect(Number(screen.getByRole('button').textContent)).toBe(185);
});
