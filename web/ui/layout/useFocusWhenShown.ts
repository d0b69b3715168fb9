import { type RefObject, useLayoutEffect, useRef } from 'react';

/** Ref of an element that takes the focus when it is first shown, in the place of the button that asked for it. */
export function useFocusWhenShown<T extends HTMLElement>(): RefObject<T | null> {
  const element = useRef<T>(null);
  // Before it is painted: a key that is pressed at once goes to it.
  useLayoutEffect(() => element.current?.focus(), []);
  return element;
}
