import { useIntl } from 'react-intl';
import { TOAST_MS } from '#common/limits.ts';
import type { Fault } from '#web/ui/forms/fault.ts';
import { showToast } from './toasts.ts';

/**
 * Returns a function that shows a notice with a text of a part that the notices themselves cannot read; several texts
 * become one notice.
 */
export function useNotify(): (...notices: readonly Fault[]) => void {
  const intl = useIntl();
  return (...notices) =>
    showToast('toast.text', TOAST_MS, {
      text: notices.map(({ id, values }) => intl.formatMessage({ id }, values)).join('. '),
    });
}
