import type { Language } from '#common/languages.ts';
import type accountTexts from './account.fi.json';
import type adminTexts from './admin.fi.json';
import type pageTexts from './fi.json';
import type filterTexts from './filters.fi.json';
import type outsideTexts from './outside.fi.json';
import type ownTexts from './own.fi.json';
import type placeTexts from './place.fi.json';
import type pwaTexts from './pwa.fi.json';
import type savedTexts from './saved.fi.json';

/**
 * The parts into which the texts are split, by what needs them. Finnish has every text; the other languages must have
 * the same ids.
 */
interface Parts {
  /** Texts of every page. */
  readonly page: typeof pageTexts;
  /** Texts of the account tabs. */
  readonly account: typeof accountTexts;
  /** Texts of what people write and send; nearly all of them for users who are logged in. */
  readonly own: typeof ownTexts;
  /** Texts that only admins see. */
  readonly admin: typeof adminTexts;
  /** Texts of the filters and orders of lists. */
  readonly filters: typeof filterTexts;
  /** Texts of the weather and the encyclopedia. */
  readonly outside: typeof outsideTexts;
  /** Texts of the detail page of a place. */
  readonly place: typeof placeTexts;
  /** Texts of the app itself: connection, new versions, shared files, its sources; and of maps without details. */
  readonly pwa: typeof pwaTexts;
  /** Texts of areas that are saved for use offline. */
  readonly saved: typeof savedTexts;
}

export type TextPart = keyof Parts;
type Texts<P extends TextPart> = Readonly<Record<keyof Parts[P], string>>;

export type MessageId = { [P in TextPart]: keyof Parts[P] }[TextPart];
export type Messages = Readonly<Record<MessageId, string>>;

declare global {
  // react-intl reads the ids it accepts from here.
  namespace FormatjsIntl {
    interface Message {
      ids: MessageId;
    }
  }
}

type Loaders = { readonly [P in TextPart]: Readonly<Record<Language, () => Promise<{ default: Texts<P> }>>> };

const LOADERS: Loaders = {
  page: { fi: () => import('./fi.json'), sv: () => import('./sv.json'), en: () => import('./en.json') },
  account: {
    fi: () => import('./account.fi.json'),
    sv: () => import('./account.sv.json'),
    en: () => import('./account.en.json'),
  },
  own: { fi: () => import('./own.fi.json'), sv: () => import('./own.sv.json'), en: () => import('./own.en.json') },
  admin: {
    fi: () => import('./admin.fi.json'),
    sv: () => import('./admin.sv.json'),
    en: () => import('./admin.en.json'),
  },
  filters: {
    fi: () => import('./filters.fi.json'),
    sv: () => import('./filters.sv.json'),
    en: () => import('./filters.en.json'),
  },
  outside: {
    fi: () => import('./outside.fi.json'),
    sv: () => import('./outside.sv.json'),
    en: () => import('./outside.en.json'),
  },
  place: {
    fi: () => import('./place.fi.json'),
    sv: () => import('./place.sv.json'),
    en: () => import('./place.en.json'),
  },
  pwa: { fi: () => import('./pwa.fi.json'), sv: () => import('./pwa.sv.json'), en: () => import('./pwa.en.json') },
  saved: {
    fi: () => import('./saved.fi.json'),
    sv: () => import('./saved.sv.json'),
    en: () => import('./saved.en.json'),
  },
};

/** Loads one part of the texts in one language; the build has compiled them (web/build/messages.ts). */
async function loadTexts<P extends TextPart>(part: P, language: Language): Promise<Texts<P>> {
  return (await LOADERS[part][language]()).default;
}

const asked = new Map<string, Promise<object>>();

/**
 * Texts for React's `use`, loaded once for each language. React reads the value of a settled promise from these fields,
 * so that texts that were loaded ahead suspend nothing.
 */
export function textsOf(part: TextPart, language: Language): Promise<object> {
  const key = `${part}.${language}`;
  const known = asked.get(key);
  if (known) return known;
  const texts: Promise<object> = loadTexts(part, language).then((value) => {
    Object.assign(texts, { status: 'fulfilled', value });
    return value;
  });
  asked.set(key, texts);
  return texts;
}

/**
 * Loads the texts of a page. Those of accounts are loaded only when asked for, because most visits never open an
 * account tab.
 */
export async function loadMessages(language: Language, { withAccount = false } = {}): Promise<Messages> {
  const parts: readonly TextPart[] = withAccount ? ['page', 'account'] : ['page'];
  return joined(await Promise.all(parts.map((part) => loadTexts(part, language))));
}

/** Merges the texts of several parts into one record. */
export function joined(parts: readonly object[]): Messages {
  return Object.assign({}, ...parts);
}
