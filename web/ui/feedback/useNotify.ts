import { useIntl } from 'react-intl';
import { TOAST_MS } from '#common/limits.ts';
import type { Fault } from '#web/ui/forms/fault.ts';
import { showToast } from './toasts.ts';

/** Returns a function that shows a notice with a text of a part that the notices themselves cannot read. */
export function useNotify(): (notice: Fault) => void {
  const intl = useIntl();
  return ({ id, values }) => showToast('toast.text', TOAST_MS, { text: intl.formatMessage({ id }, values) });
}
