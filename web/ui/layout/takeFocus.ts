/**
 * The ref of a field that a form shows only when it needs it: the focus goes there as soon as it is there. It has to be
 * one and the same function at every rendering, so that the focus moves once.
 */
export function takeFocus(field: HTMLInputElement | null): void {
  field?.focus();
}
