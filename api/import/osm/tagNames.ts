import type { RecordNames } from '#api/import/records/record.ts';
import type { Tags } from '#api/osm/block.ts';
import { listed, plainText } from '#api/osm/tagText.ts';

const NAME_MAX = 300;

/**
 * Tags whose values are further names, in no or in one of the country's languages; Inari and Skolt Sámi are of this
 * kind too.
 */
const FURTHER_NAMES =
  /^(?:(?:alt_name|old_name|short_name|official_name|loc_name)(?::(?:fi|sv|en|se|smn|sms))?|name:sm[ns])$/;

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
