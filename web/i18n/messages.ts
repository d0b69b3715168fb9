import type { Language } from '#common/languages.ts';
import type finnish from './fi.json';

export type MessageId = keyof typeof finnish;
export type Messages = Readonly<Record<MessageId, string>>;

declare global {
  // react-intl reads the ids it accepts from here.
  namespace FormatjsIntl {
    interface Message {
      ids: MessageId;
    }
  }
}

const loaders = {
  fi: () => import('./fi.json'),
  sv: () => import('./sv.json'),
  en: () => import('./en.json'),
} as const satisfies Record<Language, () => Promise<{ default: Messages }>>;

/** Loads the texts of one language; the build has compiled them (web/build/messages.ts). */
export async function loadMessages(language: Language): Promise<Messages> {
  return (await loaders[language]()).default;
}
