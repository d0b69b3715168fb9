import { useIntl } from 'react-intl';
import { TOAST_MS } from '#common/limits.ts';
import { showToast } from '#web/ui/feedback/toasts.ts';
import type { Fault } from '#web/ui/forms/fault.ts';

/** Shows notices in texts that only admins have loaded: notices themselves speak those of every page. */
export function useTell(): (notice: Fault) => void {
  const intl = useIntl();
  return ({ id, values }) => showToast('toast.text', TOAST_MS, { text: intl.formatMessage({ id }, values) });
}
