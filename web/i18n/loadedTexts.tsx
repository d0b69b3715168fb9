import { type ComponentType, type ReactNode, use, useMemo } from 'react';
import { IntlProvider, useIntl } from 'react-intl';
import type { Language } from '#common/languages.ts';
import { joined, loadedTextsOf, loadTexts, type TextPart } from './messages.ts';
import { useLanguage } from './useLanguage.ts';

/**
 * Makes a component that gives its children the texts of one more part, and suspends until they have been loaded. Each
 * language is loaded once; a failed load is tried again only after a reload of the page, like the code of a page.
 */
export function loadedTexts(part: TextPart): ComponentType<{ children: ReactNode }> {
  const loading = new Map<Language, Promise<object>>();
  function textsIn(language: Language): Promise<object> {
    const texts = loading.get(language) ?? loadTexts(part, language);
    loading.set(language, texts);
    return texts;
  }
  return function LoadedTexts({ children }) {
    const { locale, messages } = useIntl();
    const language = useLanguage();
    const more = loadedTextsOf(part, language) ?? use(textsIn(language));
    const all = useMemo(() => joined([messages ?? {}, more]), [messages, more]);
    return (
      <IntlProvider locale={locale} messages={all}>
        {children}
      </IntlProvider>
    );
  };
}
