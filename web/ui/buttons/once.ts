import { type MouseEvent, useLayoutEffect } from 'react';

/** After a row has left its list, a press where the last one was is still meant for that row, in milliseconds. */
const SETTLING_MS = 500;
/** The taps of one double tap are closer together, in CSS pixels. */
const SAME_SPOT_PX = 40;

let leftAt = -Infinity;
/** The last press, and its list. */
let last: { readonly list: Element | null; readonly x: number; readonly y: number } | null = null;

/** For each row of a list that rows leave once they are dealt with. */
export function useLeavingRow(): void {
  useLayoutEffect(
    () => () => {
      leftAt = performance.now();
    },
    [],
  );
}

/**
 * Acts on a press, but not on the second one of a double click or double tap: by then the next row may stand in the
 * place of the first.
 */
export const once = (act: (event: MouseEvent) => void) => (event: MouseEvent) => {
  const { detail, clientX: x, clientY: y } = event;
  const list = event.currentTarget.closest('ul');
  const isMeantForLeft =
    performance.now() - leftAt < SETTLING_MS &&
    list === last?.list &&
    Math.hypot(x - last.x, y - last.y) < SAME_SPOT_PX;
  // A press of a key has no place and no detail; the focus is on the row that is meant.
  if (detail > 1 || (detail === 1 && isMeantForLeft)) return;
  if (detail === 1) last = { list, x, y };
  act(event);
};
