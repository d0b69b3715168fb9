import { type ReactNode, use, useMemo } from 'react';
import { IntlProvider, useIntl } from 'react-intl';
import type { Language } from '#common/languages.ts';
import { joined, loadOwnMessages } from './messages.ts';
import { useLanguage } from './useLanguage.ts';

const loading = new Map<Language, ReturnType<typeof loadOwnMessages>>();

/** Asked once for each language; what failed is asked again when the page is loaded again, as its code is. */
function ownMessages(language: Language) {
  const messages = loading.get(language) ?? loadOwnMessages(language);
  loading.set(language, messages);
  return messages;
}

/** Has what is in it speak the texts that only those see who are logged in; suspends until they have come. */
export function OwnTexts({ children }: { children: ReactNode }) {
  const { locale, messages } = useIntl();
  const own = use(ownMessages(useLanguage()));
  const all = useMemo(() => joined([messages ?? {}, own]), [messages, own]);
  return (
    <IntlProvider locale={locale} messages={all}>
      {children}
    </IntlProvider>
  );
}
