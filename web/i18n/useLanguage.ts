import { useIntl } from 'react-intl';
import { DEFAULT_LANGUAGE, isLanguage, type Language } from '#common/languages.ts';

/** The language in which the page is shown. */
export function useLanguage(): Language {
  const { locale } = useIntl();
  return isLanguage(locale) ? locale : DEFAULT_LANGUAGE;
}
