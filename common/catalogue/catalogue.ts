import type { Language } from '#common/languages.ts';
import rows from './catalogue.json' with { type: 'json' };
/**
 * The category catalogue (SPEC §3): generated, 70 kB, for the server and for tests. The web client gets names, icons
 * and slugs by GraphQL and never imports this file.
 */
import { type Family, isFamily } from './families.ts';
import { slugOf } from './groups.ts';
import { isKind, type Kind } from './kinds.ts';

export interface Category {
  /** `tourism/museum`, `lipas/301`, `skitrack`, `my/hiking_area`. */
  readonly key: string;
  readonly fi: string;
  readonly sv?: string;
  readonly en?: string;
  /** Name of a glyph of the page (web/features/category), and with the family a disc of the map's atlas. */
  readonly icon: string;
  readonly family: Family;
  readonly kind: Kind | null;
  /** Offered as a group of lists and as a search result (RULINGS 9). */
  readonly primary: boolean;
  /** Segment of `category-{slug}` in paths and of tile addresses. */
  readonly slug: string;
  /** 0–30, for common/ranking/ranking.ts. */
  readonly weight: number;
  /** Key of the category that stands for all in which different sources may list the same place. */
  readonly group: string;
  /** Further everyday words for it, in any language, for the search. */
  readonly also?: readonly string[];
}

/** Icon of SPEC §3 for a key that the catalogue does not know. */
export const FALLBACK_ICON = 'marker-base';

function readRow({ family, kind, ...row }: (typeof rows)[number]): Category {
  if (!isFamily(family)) throw new TypeError(`${row.key} has the unknown family ${family}`);
  if (kind !== null && !isKind(kind)) throw new TypeError(`${row.key} has the unknown kind ${kind}`);
  return { ...row, family, kind };
}

const categories: readonly Category[] = rows.map(readRow);
const byKey: ReadonlyMap<string, Category> = new Map(categories.map((category) => [category.key, category]));
const bySlug: ReadonlyMap<string, Category> = new Map(categories.map((category) => [category.slug, category]));

/** Every category, by key. */
export function allCategories(): readonly Category[] {
  return categories;
}

/** Null for a key that is not, or no longer, in the catalogue. */
export function categoryOf(key: string): Category | null {
  return byKey.get(key) ?? null;
}

/** A key that the catalogue does not know is still shown: as a place with the fallback icon. */
export function category(key: string): Category {
  return (
    byKey.get(key) ?? {
      key,
      fi: 'Kohde',
      sv: 'Plats',
      en: 'Place',
      icon: FALLBACK_ICON,
      family: 'service',
      kind: null,
      primary: false,
      slug: slugOf(key),
      weight: 0,
      group: key,
    }
  );
}

/** The name in a language, Finnish where it has none. */
export function categoryName(named: Category, language: Language): string {
  return named[language] ?? named.fi;
}

/** Null for an unknown slug: the client falls back to the default kind (RULINGS 6). */
export function categoryOfSlug(slug: string): Category | null {
  return bySlug.get(slug) ?? null;
}
