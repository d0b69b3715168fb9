import { ALIAS_WEIGHT, ALT_WEIGHT } from '#common/ranking/ranking.ts';
import { normalise, words } from '#common/search/normalise.ts';

/** The names by which a place is searched. */
export interface SearchablePlace {
  /** False where `name` is only the category's name: such a place is found by its category. */
  readonly named: boolean;
  readonly name: string;
  readonly nameSv: string | null;
  readonly nameEn: string | null;
  readonly nameSe: string | null;
  readonly nameLocal: string | null;
  /** Further names of the sources. */
  readonly altNames: readonly string[];
  /** Alternative names given by moderators (RULINGS 23). */
  readonly aliases: readonly string[];
}

interface SearchNameRow {
  readonly lang: 'fi' | 'sv' | 'en' | 'se' | 'local' | 'alias' | 'alt';
  readonly norm: string;
  /** 0–1, for `searchScore` of common/ranking/ranking.ts. */
  readonly weight: number;
}

export interface SearchRows {
  readonly names: readonly SearchNameRow[];
  readonly words: readonly string[];
}

const WEIGHTS = {
  fi: 1,
  sv: 1,
  en: 1,
  se: 1,
  local: 1,
  alias: ALIAS_WEIGHT,
  alt: ALT_WEIGHT,
} as const satisfies Record<SearchNameRow['lang'], number>;

/** The normalised names, each once with its best weight, and their distinct words. */
export function searchRows(place: SearchablePlace): SearchRows {
  const variants: readonly (readonly [SearchNameRow['lang'], string | null])[] = [
    ...(place.named
      ? ([
          ['fi', place.name],
          ['sv', place.nameSv],
          ['en', place.nameEn],
          ['se', place.nameSe],
          ['local', place.nameLocal],
        ] as const)
      : []),
    ...place.aliases.map((name) => ['alias', name] as const),
    ...place.altNames.map((name) => ['alt', name] as const),
  ];
  const names = new Map<string, SearchNameRow>();
  for (const [lang, name] of variants) {
    const norm = normalise(name ?? '');
    if (norm !== '' && !names.has(norm)) names.set(norm, { lang, norm, weight: WEIGHTS[lang] });
  }
  return { names: [...names.values()], words: [...new Set([...names.keys()].flatMap(words))] };
}
