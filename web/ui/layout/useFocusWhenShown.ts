import { type RefObject, useEffect, useRef } from 'react';

/** Ref of an element that takes the focus when it is first shown, in the place of the button that asked for it. */
export function useFocusWhenShown<T extends HTMLElement>(): RefObject<T | null> {
  const element = useRef<T>(null);
  useEffect(() => element.current?.focus(), []);
  return element;
}
