/** Where what had the focus goes with what was shown, the content begins anew: the keyboard of a phone closes, a screen reader reads on there. */
export function focusContent(): void {
  document.getElementById('content')?.focus({ preventScroll: true });
}
