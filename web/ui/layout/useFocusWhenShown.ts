import { type RefObject, useLayoutEffect, useRef } from 'react';

/** `takeFocus` for an element that is focused again later: answers its ref. */
export function useFocusWhenShown<T extends HTMLElement>(): RefObject<T | null> {
  const element = useRef<T>(null);
  useLayoutEffect(() => element.current?.focus(), []);
  return element;
}
