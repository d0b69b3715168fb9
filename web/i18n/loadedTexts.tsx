import { type ComponentType, type ReactNode, use, useMemo } from 'react';
import { IntlProvider, useIntl } from 'react-intl';
import { joined, textsOf, type TextPart } from './messages.ts';
import { useLanguage } from './useLanguage.ts';

/**
 * Makes a component that gives its children the texts of one more part, and suspends until they have been loaded. Each
 * language is loaded once; a failed load is tried again only after a reload of the page, like the code of a page.
 */
export function loadedTexts(part: TextPart): ComponentType<{ children: ReactNode }> {
  return function LoadedTexts({ children }) {
    const { locale, messages } = useIntl();
    const more = use(textsOf(part, useLanguage()));
    const all = useMemo(() => joined([messages ?? {}, more]), [messages, more]);
    return (
      <IntlProvider locale={locale} messages={all}>
        {children}
      </IntlProvider>
    );
  };
}
