/**
 * The ref of an element that takes the focus as soon as it is shown, before it is painted: a key that is pressed at
 * once goes to it. It has to be one and the same function at every rendering, so that the focus moves once.
 */
export function takeFocus(element: HTMLElement | null): void {
  element?.focus();
}
