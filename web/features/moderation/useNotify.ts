import { useIntl } from 'react-intl';
import { TOAST_MS } from '#common/limits.ts';
import { showToast } from '#web/ui/feedback/toasts.ts';
import type { Fault } from '#web/ui/forms/fault.ts';

/** Returns a function that shows a notice with one of the admin's texts, which the notices themselves cannot read. */
export function useNotify(): (notice: Fault) => void {
  const intl = useIntl();
  return ({ id, values }) => showToast('toast.text', TOAST_MS, { text: intl.formatMessage({ id }, values) });
}
