import type { IntlShape } from 'react-intl';
import { formatTime, formatWeekday } from '#common/format.ts';
import type { Language } from '#common/languages.ts';

/** "Open Sat 10:00". */
export function openAtText(at: Date, intl: IntlShape, language: Language): string {
  return intl.formatMessage({ id: 'line.openAt' }, { time: `${formatWeekday(at, language)} ${formatTime(at)}` });
}
