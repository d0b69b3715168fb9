import type { Language } from '#common/languages.ts';
import { askedLanguage } from '#common/pageLocation.ts';
import { chooseLanguage, currentLanguage } from '#web/i18n/language.ts';
import { loadMessages, type Messages } from '#web/i18n/messages.ts';

export interface LoadedApp {
  readonly language: Language;
  readonly messages: Messages;
}

let last: LoadedApp | null = null;

/** Language and texts of the page; the one that the URL names is the visitor's choice (RULINGS 1). */
export async function loadApp({ request }: { request: Request }): Promise<LoadedApp> {
  const asked = askedLanguage(new URL(request.url));
  if (asked !== null) chooseLanguage(asked);
  const language = currentLanguage();
  if (last?.language !== language) last = { language, messages: await loadMessages(language) };
  return last;
}
