import { TOAST_MS } from '#common/limits.ts';
import type { Fault } from '#web/ui/forms/fault.ts';
import { showToast } from './toasts.ts';

/** Shows a fault as a notice. */
export function showFault({ id, values }: Fault): void {
  showToast(id, TOAST_MS, values);
}
