import type { Tags } from '#api/osm/block.ts';
import { plainText } from '#api/osm/tagText.ts';
import { decoded } from '#common/urls/decoded.ts';
import { parseUrl } from '#common/urls/parseUrl.ts';

/** Languages whose encyclopedia the page can show; articles in others are only linked. */
const SHOWN_LANGUAGES = ['fi', 'sv', 'en'];

const LANGUAGE = /^[a-z]{2,3}(?:-[a-z-]+)?$/;
const ARTICLE_URL = /^https?:\/\/([a-z-]+)\.(?:m\.)?wikipedia\.org\/wiki\/([^?#]+)/;
const HOST = /^[\p{L}\p{N}](?:[\p{L}\p{N}-]*)(?:\.[\p{L}\p{N}-]+)+(?:[:/?#]|$)/u;

/** An absolute http(s) address, or undefined: other schemes, bare words and anything with a password are dropped. */
export function webAddress(value: string | undefined): string | undefined {
  const text = plainText(value)?.split(/[\s;]+(?=https?:|www\.)|\s+/)[0];
  if (text === undefined) return undefined;
  const address = HOST.test(text) ? `https://${text}` : text;
  const url = parseUrl(address);
  if (url === null) return undefined;
  const web = url.protocol === 'https:' || url.protocol === 'http:';
  const plain = url.username === '' && url.password === '' && url.hostname.includes('.');
  return web && plain && url.href.length <= 2000 ? url.href : undefined;
}

/** `lang:Title` out of `lang:Title`, `Title` with a known language, or an address of the encyclopedia. */
function article(value: string | undefined, language: string | null): string | undefined {
  const text = plainText(value?.split(';')[0]);
  if (text === undefined) return undefined;
  const [, urlLanguage, urlTitle] = ARTICLE_URL.exec(text) ?? [];
  if (urlLanguage !== undefined && urlTitle !== undefined) return titled(urlLanguage, decoded(urlTitle));
  if (/^https?:/.test(text)) return undefined;
  const colon = text.indexOf(':');
  const prefix = text.slice(0, Math.max(colon, 0));
  if (LANGUAGE.test(prefix)) return titled(prefix, text.slice(colon + 1));
  return language === null ? undefined : titled(language, text);
}

function titled(language: string, title: string): string | undefined {
  const text = plainText(title.replaceAll('_', ' '));
  return text === undefined ? undefined : `${language}:${text}`;
}

const articleLanguage = (entry: string): string => entry.slice(0, entry.indexOf(':'));

/**
 * The article shown on the page (fi before sv before en), and a second one: of another language, else of the subject or
 * artist.
 */
export function wikipediaOf(tags: Tags): { wikipedia?: string; wikipedia_extra?: string } {
  const own = [
    article(tags['wikipedia'], null),
    ...Object.entries(tags).map(([key, value]) => {
      const language = /^wikipedia:([a-z-]+)$/.exec(key)?.[1];
      return language === undefined ? undefined : article(value, language);
    }),
  ].filter((entry) => entry !== undefined);
  const rank = (entry: string) =>
    (SHOWN_LANGUAGES.indexOf(articleLanguage(entry)) + SHOWN_LANGUAGES.length + 1) % (SHOWN_LANGUAGES.length + 1);
  const ranked = [...new Set(own)].sort((a, b) => rank(a) - rank(b));
  const shown = ranked.find((entry) => SHOWN_LANGUAGES.includes(articleLanguage(entry)));
  const related = [article(tags['subject:wikipedia'], null), article(tags['artist:wikipedia'], null)];
  const second = [...ranked, ...related].find((entry) => entry !== undefined && entry !== shown);
  return { ...(shown !== undefined && { wikipedia: shown }), ...(second !== undefined && { wikipedia_extra: second }) };
}

/** The first wikidata item, `Q` and a number. */
export function wikidataOf(tags: Tags): string | null {
  return /^\s*(Q[1-9]\d{0,11})\b/.exec(tags['wikidata'] ?? '')?.[1] ?? null;
}
