import type { IntlShape } from 'react-intl';
import { formatTime, formatWeekday } from '#common/format.ts';
import type { Language } from '#common/languages.ts';

/** "Open Sat at 10:00". */
export function openAtText(at: Date, intl: IntlShape, language: Language): string {
  return intl.formatMessage({ id: 'line.openAt' }, { day: formatWeekday(at, language), time: formatTime(at) });
}
