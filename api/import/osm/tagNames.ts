import type { RecordNames } from '#api/import/records/record.ts';
import type { Tags } from '#api/osm/block.ts';
import { listed, plainText } from '#api/osm/tagText.ts';

const NAME_MAX = 300;

/**
 * Tags whose values are further names, in no or in one of the country's languages; Inari and Skolt Sámi are of this
 * kind too, and names for visitors from abroad: "Rock Church".
 */
const FURTHER_NAMES =
  /^(?:(?:alt_name|old_name|short_name|official_name|loc_name)(?::(?:fi|sv|en|se|smn|sms))?|int_name|name:sm[ns])$/;

/** `name:de`, also with a script, `name:ja-Hira`; names of parts, `name:left`, have longer words. */
const NAME_IN = /^name:([a-z]{2,3})(?:[-_].*)?$/;

const HOME_LANGUAGES: ReadonlySet<string> = new Set(['fi', 'sv', 'en', 'se', 'sma', 'sme', 'smj', 'smn', 'sms']);

/**
 * Number of languages other than the country's and English in which the place has a name: those that people abroad know
 * have many. Offices count as 0: the name of an agency is translated by law.
 */
export function foreignNamesOf(tags: Tags): number {
  if (tags['office'] !== undefined) return 0;
  const languages = Object.keys(tags).flatMap((key) => NAME_IN.exec(key)?.[1] ?? []);
  return new Set(languages.filter((language) => !HOME_LANGUAGES.has(language))).size;
}

/** Whether mapmakers call the place a sight beside what else it is; parliaments are, and offices are not. */
export function isSight(tags: Tags): boolean {
  return tags['tourism'] === 'attraction' && tags['office'] === undefined;
}

/** Names of a place by language; `alt` are those that are searchable but not shown. */
export function namesOf(tags: Tags): RecordNames {
  const name = (key: string) => plainText(tags[key], NAME_MAX);
  const [fi, sv, en, se] = ['name:fi', 'name:sv', 'name:en', 'name:se'].map(name);
  const nameless = [fi, sv, en, se].every((text) => text === undefined);
  const [first, ...others] = listed(tags['name'], NAME_MAX);
  const local = first ?? (nameless ? (name('name:smn') ?? name('name:sms')) : undefined);
  const shown = new Set([fi, sv, en, se, local]);
  const further = Object.entries(tags)
    .filter(([key]) => FURTHER_NAMES.test(key))
    .flatMap(([, value]) => listed(value, NAME_MAX))
    .concat(others);
  const alt = [...new Set(further)].filter((text) => !shown.has(text));
  return {
    ...(fi !== undefined && { fi }),
    ...(sv !== undefined && { sv }),
    ...(en !== undefined && { en }),
    ...(se !== undefined && { se }),
    ...(local !== undefined && { local }),
    ...(alt.length > 0 && { alt }),
  };
}
