import type { Tags } from '#api/osm/block.ts';
import { plainText } from '#api/osm/tagText.ts';

const NAME_MAX = 100;

export type Properties = Readonly<Record<string, string | number | boolean>>;

/** `name` as it is used on the spot, and `name:fi|sv|en` where they differ from it; empty where there is no name. */
export function namesOf(tags: Tags): Properties {
  const text = (key: string) => plainText(tags[key], NAME_MAX);
  const [fi, sv, en] = [text('name:fi'), text('name:sv'), text('name:en')];
  const name = text('name') ?? fi ?? sv ?? text('name:se') ?? en;
  if (name === undefined) return {};
  return {
    name,
    ...(fi !== undefined && fi !== name && { 'name:fi': fi }),
    ...(sv !== undefined && sv !== name && { 'name:sv': sv }),
    ...(en !== undefined && en !== name && { 'name:en': en }),
  };
}

/** The Finnish name; the local name where no Finnish one is tagged. */
export function finnishName(tags: Tags): string | undefined {
  return plainText(tags['name:fi'], NAME_MAX) ?? plainText(tags['name'], NAME_MAX);
}
