import type { Language } from '#common/languages.ts';
import type finnishAccount from './account.fi.json';
import type finnishAdmin from './admin.fi.json';
import type finnish from './fi.json';
import type finnishOutside from './outside.fi.json';
import type finnishOwn from './own.fi.json';
import type finnishPwa from './pwa.fi.json';
import type finnishSaved from './saved.fi.json';

type PageMessageId = keyof typeof finnish;
type AccountMessageId = keyof typeof finnishAccount;
type OwnMessageId = keyof typeof finnishOwn;
type AdminMessageId = keyof typeof finnishAdmin;
type OutsideMessageId = keyof typeof finnishOutside;
type PwaMessageId = keyof typeof finnishPwa;
type SavedMessageId = keyof typeof finnishSaved;
export type MessageId =
  | PageMessageId
  | AccountMessageId
  | OwnMessageId
  | AdminMessageId
  | OutsideMessageId
  | PwaMessageId
  | SavedMessageId;
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
} as const satisfies Record<Language, () => Promise<{ default: Readonly<Record<PageMessageId, string>> }>>;

const accountLoaders = {
  fi: () => import('./account.fi.json'),
  sv: () => import('./account.sv.json'),
  en: () => import('./account.en.json'),
} as const satisfies Record<Language, () => Promise<{ default: Readonly<Record<AccountMessageId, string>> }>>;

const ownLoaders = {
  fi: () => import('./own.fi.json'),
  sv: () => import('./own.sv.json'),
  en: () => import('./own.en.json'),
} as const satisfies Record<Language, () => Promise<{ default: Readonly<Record<OwnMessageId, string>> }>>;

const adminLoaders = {
  fi: () => import('./admin.fi.json'),
  sv: () => import('./admin.sv.json'),
  en: () => import('./admin.en.json'),
} as const satisfies Record<Language, () => Promise<{ default: Readonly<Record<AdminMessageId, string>> }>>;

const outsideLoaders = {
  fi: () => import('./outside.fi.json'),
  sv: () => import('./outside.sv.json'),
  en: () => import('./outside.en.json'),
} as const satisfies Record<Language, () => Promise<{ default: Readonly<Record<OutsideMessageId, string>> }>>;

const pwaLoaders = {
  fi: () => import('./pwa.fi.json'),
  sv: () => import('./pwa.sv.json'),
  en: () => import('./pwa.en.json'),
} as const satisfies Record<Language, () => Promise<{ default: Readonly<Record<PwaMessageId, string>> }>>;

const savedLoaders = {
  fi: () => import('./saved.fi.json'),
  sv: () => import('./saved.sv.json'),
  en: () => import('./saved.en.json'),
} as const satisfies Record<Language, () => Promise<{ default: Readonly<Record<SavedMessageId, string>> }>>;

/**
 * Loads the texts of one language; the build has compiled them (web/build/messages.ts). Those of accounts are left out unless asked for:
 * most visits never see one of their tabs, and nothing else shows one.
 */
export async function loadMessages(language: Language, { withAccount = false } = {}): Promise<Messages> {
  const parts = await Promise.all([loaders[language](), ...(withAccount ? [accountLoaders[language]()] : [])]);
  return joined(parts.map((part) => part.default));
}

/** Texts of several files in one. */
export function joined(parts: readonly object[]): Messages {
  return Object.assign({}, ...parts);
}

/** Loads the texts in one language of what only those see who are logged in, wherever they are. */
export async function loadOwnMessages(language: Language): Promise<Readonly<Record<OwnMessageId, string>>> {
  return (await ownLoaders[language]()).default;
}

/** Loads the texts in one language of what only admins see. */
export async function loadAdminMessages(language: Language): Promise<Readonly<Record<AdminMessageId, string>>> {
  return (await adminLoaders[language]()).default;
}

/** Loads the texts in one language of the weather and of the encyclopedia, which come with them. */
export async function loadOutsideMessages(language: Language): Promise<Readonly<Record<OutsideMessageId, string>>> {
  return (await outsideLoaders[language]()).default;
}

/** Loads the texts in one language of what the app says of itself. */
export async function loadPwaMessages(language: Language): Promise<Readonly<Record<PwaMessageId, string>>> {
  return (await pwaLoaders[language]()).default;
}

/** Loads the texts in one language of areas that are saved for use without a network. */
export async function loadSavedMessages(language: Language): Promise<Readonly<Record<SavedMessageId, string>>> {
  return (await savedLoaders[language]()).default;
}
