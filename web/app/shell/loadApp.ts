import type { Language } from '#common/languages.ts';
import { askedLanguage, readPage } from '#common/urls/pageLocation.ts';
import { isAccountTab } from '#common/urls/tabs.ts';
import { chooseLanguage, currentLanguage } from '#web/i18n/language.ts';
import { loadMessages, type Messages } from '#web/i18n/messages.ts';

export interface LoadedApp {
  readonly language: Language;
  /** The texts of accounts are included from the first visit of an account tab on. */
  readonly messages: Messages;
}

let last: (LoadedApp & { readonly withAccount: boolean }) | null = null;

/** Loads the language and texts of the page. A language in the URL becomes the visitor's stored choice (RULINGS 1). */
export async function loadApp({ request }: { request: Request }): Promise<LoadedApp> {
  const url = new URL(request.url);
  const asked = askedLanguage(url);
  if (asked !== null) chooseLanguage(asked);
  const language = currentLanguage();
  const withAccount = last?.withAccount === true || isAccountTab(readPage(url)?.location.tab ?? null);
  if (last?.language !== language || last.withAccount !== withAccount)
    last = { language, messages: await loadMessages(language, { withAccount }), withAccount };
  return last;
}
