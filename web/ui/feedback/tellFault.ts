import { TOAST_MS } from '#common/limits.ts';
import type { Fault } from '#web/ui/forms/fault.ts';
import { showToast } from './toasts.ts';

/** Tells of a failure by a notice. */
export function tellFault({ id, values }: Fault): void {
  showToast(id, TOAST_MS, values);
}
