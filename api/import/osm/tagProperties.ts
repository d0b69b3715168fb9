import type { Tags } from '#api/osm/block.ts';
import { listed, plainText, prose } from '#api/osm/tagText.ts';
import { fileTitle } from '#api/outside/commons/fileTitle.ts';
import type { Language } from '#common/languages.ts';
import type { PlaceProperties, PlaceProperty } from '#common/places/placeProperties.ts';
import { inSeason } from './season.ts';
import { webAddress, wikipediaOf } from './tagLinks.ts';
import { writtenLanguage } from './textLanguage.ts';

const WHEELCHAIR: ReadonlySet<string> = new Set(['yes', 'limited', 'no', 'designated']);
const EMAIL = /^[^\s@<>]+@[^\s@<>]+\.[^\s@<>]+$/;

function firstOf<T>(
  tags: Tags,
  keys: readonly string[],
  read: (value: string | undefined) => T | undefined,
): T | undefined {
  for (const key of keys) {
    const value = read(tags[key]);
    if (value !== undefined) return value;
  }
  return undefined;
}

/** The code of `wheelchair` (`yes`, `limited`, `no`, `designated`), the words of its description behind `: `. */
function accessibility(tags: Tags): string | undefined {
  const code = WHEELCHAIR.has(tags['wheelchair'] ?? '') ? tags['wheelchair'] : undefined;
  const text = firstOf(
    tags,
    ['wheelchair:description:fi', 'wheelchair:description', 'wheelchair:description:en'],
    plainText,
  );
  return code !== undefined && text !== undefined ? `${code}: ${text}` : (code ?? text);
}

const joined = (value: string | undefined): string | undefined => plainText(listed(value).join(', '));

/** Codes as OSM writes them (`pizza;coffee_shop`); the client shows words for them. */
const codes = (value: string | undefined): string | undefined => plainText(listed(value).join(';'));

const email = (value: string | undefined): string | undefined =>
  listed(value?.replace(/^mailto:/i, '')).find((text) => EMAIL.test(text));

/** The photo that a mapper chose, if it is at Wikimedia Commons. */
function commonsFile(tags: Tags): string | undefined {
  const title = firstOf(tags, ['wikimedia_commons', 'image'], (value) => fileTitle(value) ?? undefined);
  return title === undefined ? undefined : `File:${title}`;
}

/** Descriptions by language; the one without a language is in the one that it is clearly written in. */
function descriptions(tags: Tags) {
  const bare = prose(tags['description']);
  const language = bare === undefined ? undefined : writtenLanguage(bare);
  const inLanguage = (of: Language) => prose(tags[`description:${of}`]) ?? (language === of ? bare : undefined);
  return {
    description: inLanguage('fi'),
    description_sv: inLanguage('sv'),
    description_en: inLanguage('en'),
    description_und: language === undefined ? bare : undefined,
  };
}

/** The properties of SPEC §3 that OSM knows; unusable values are left out. */
export function propertiesOf(tags: Tags): PlaceProperties {
  const properties: Record<PlaceProperty, string | undefined> = {
    wikipedia: undefined,
    wikipedia_extra: undefined,
    ...wikipediaOf(tags),
    ...descriptions(tags),
    accessibility: accessibility(tags),
    www: firstOf(tags, ['website', 'contact:website', 'url', 'website:fi'], webAddress),
    maintainer: firstOf(tags, ['operator'], joined),
    openingHours: inSeason(plainText(tags['opening_hours']), tags),
    phone: firstOf(tags, ['phone', 'contact:phone', 'contact:mobile'], joined),
    email: firstOf(tags, ['email', 'contact:email'], email),
    artist_name: firstOf(tags, ['artist_name'], joined),
    cuisine: codes(tags['cuisine']),
    commons: commonsFile(tags),
    artwork_type: codes(tags['artwork_type']),
  };
  return Object.fromEntries(Object.entries(properties).filter(([, value]) => value !== undefined));
}
