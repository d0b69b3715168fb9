import type { Language } from '#common/languages.ts';
import { readLocation } from '#common/viewLocation.ts';
import { chooseLanguage, currentLanguage } from '#web/i18n/language.ts';
import { loadMessages, type Messages } from '#web/i18n/messages.ts';

export interface LoadedApp {
  readonly language: Language;
  readonly messages: Messages;
}

let last: LoadedApp | null = null;

/** Language and texts of the page; a `lang` in the URL is the visitor's choice (RULINGS 1). */
export async function loadApp({ request }: { request: Request }): Promise<LoadedApp> {
  const asked = readLocation(new URL(request.url))?.language ?? null;
  if (asked !== null) chooseLanguage(asked);
  const language = currentLanguage();
  if (last?.language !== language) last = { language, messages: await loadMessages(language) };
  return last;
}
