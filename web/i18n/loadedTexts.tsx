import { type ComponentType, type ReactNode, use, useMemo } from 'react';
import { IntlProvider, useIntl } from 'react-intl';
import type { Language } from '#common/languages.ts';
import { joined } from './messages.ts';
import { useLanguage } from './useLanguage.ts';

/**
 * Makes what has everything in it speak the texts of one more file, and suspends until they have come. They are asked for once in each language; what
 * failed is asked again when the page is loaded again, as its code is.
 */
export function loadedTexts(load: (language: Language) => Promise<object>): ComponentType<{ children: ReactNode }> {
  const loading = new Map<Language, Promise<object>>();
  function textsIn(language: Language): Promise<object> {
    const texts = loading.get(language) ?? load(language);
    loading.set(language, texts);
    return texts;
  }
  return function LoadedTexts({ children }) {
    const { locale, messages } = useIntl();
    const more = use(textsIn(useLanguage()));
    const all = useMemo(() => joined([messages ?? {}, more]), [messages, more]);
    return (
      <IntlProvider locale={locale} messages={all}>
        {children}
      </IntlProvider>
    );
  };
}
