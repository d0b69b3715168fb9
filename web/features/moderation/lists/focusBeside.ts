import { focusContent } from '#web/navigation/focusContent.ts';

/** Moves the focus from a row that leaves its list to the next one, or the one before; the rows have a `tabIndex`. */
export function focusBeside(row: Element | null | undefined): void {
  const beside = row?.nextElementSibling ?? row?.previousElementSibling;
  if (beside instanceof HTMLElement) beside.focus({ preventScroll: true });
  else focusContent();
}
