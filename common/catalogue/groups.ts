/** Which categories belong together (`group` of the catalogue), in a table small enough for the client. */
import groups from './groups.json' with { type: 'json' };

/** Group of each category that does not stand for itself. */
const groupOfKey: ReadonlyMap<string, string> = new Map(Object.entries(groups));

/** Key of the category that stands for all in which different sources may list the same place; often itself. */
export function groupOf(key: string): string {
  return groupOfKey.get(key) ?? key;
}

/**
 * Keys of the categories that a filter by one means, itself first: one that stands for a group means all of it, as the
 * hiking route also means walking routes and nature trails; any other means itself (docs/decisions/0070).
 */
export function categoriesMeant(key: string): readonly string[] {
  return [key, ...[...groupOfKey].flatMap(([member, group]) => (group === key ? member : []))];
}

/** The key as a part of addresses. */
export function slugOf(key: string): string {
  return key.replaceAll('/', '-');
}
