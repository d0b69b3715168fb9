/**
 * Moves the focus to the beginning of the content, when the element that had it is about to go. It closes the keyboard
 * of a phone, and a screen reader goes on there.
 */
export function focusContent(): void {
  document.getElementById('content')?.focus({ preventScroll: true });
}
