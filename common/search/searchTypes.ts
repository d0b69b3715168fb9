import type { Kind } from '#common/catalogue/kinds.ts';
import type { Bounds, Position } from '#common/geo/bounds.ts';
import type { Language } from '#common/languages.ts';
import type { PlaceFeature } from '#common/places/features.ts';
import type { Match } from '#common/ranking/ranking.ts';

export interface SearchInput {
  readonly query: string;
  /** Where the visitor or the map is; nearer places come first among equals. */
  readonly near: Position | null;
  readonly language: Language;
  /** Most rows besides headers, 1–100. */
  readonly first: number;
}

export const SEARCH_GROUPS = ['ADDRESSES', 'ATTRACTIONS', 'CATEGORIES', 'PLACE_NAMES', 'UNDERSTOOD'] as const;

type SearchGroup = (typeof SEARCH_GROUPS)[number];

/** What a part of the line was understood to ask for. */
export type LineMeaning =
  | { readonly type: 'category'; readonly key: string }
  | { readonly type: 'kind'; readonly kind: Kind }
  /** Alternatives: a place needs one of them. */
  | { readonly type: 'features'; readonly features: readonly PlaceFeature[] }
  /** Open at the moment; null: now. */
  | { readonly type: 'opening'; readonly at: Date | null }
  /** A municipality, a region or a town. */
  | { readonly type: 'area'; readonly name: string };

export interface LinePart {
  readonly meaning: LineMeaning;
  /** The words that say it, as they were typed. */
  readonly text: string;
  /** The line without those words. */
  readonly without: string;
}

/** What was understood of the whole line; the rows of the group `UNDERSTOOD` are the places that fit. */
export interface UnderstoodRow {
  readonly type: 'understood';
  readonly parts: readonly LinePart[];
  /** What was not understood and is searched for as a name; empty for nothing. */
  readonly rest: string;
  /** The line without the rest. */
  readonly withoutRest: string;
  /** False where no place that fits bears the rest: then those of the group are found without it. */
  readonly isRestMet: boolean;
  /** Where the area of the line is; null where it names none. */
  readonly bounds: Bounds | null;
  /** Whether it is known which places fit; false where saved areas are asked for open ones: they hold no hours. */
  readonly isAnswered: boolean;
}

/** One row of the answer; a header is the title of the rows after it and cannot be chosen. */
export type SearchRow =
  | UnderstoodRow
  | { readonly type: 'header'; readonly header: SearchGroup }
  | { readonly type: 'position'; readonly name: string; readonly position: Position }
  | { readonly type: 'category'; readonly key: string }
  | {
      readonly type: 'placeName';
      readonly id: number;
      readonly name: string;
      readonly position: Position;
      readonly admin: readonly string[];
    }
  | {
      /** A street, or a house of it. */
      readonly type: 'address';
      readonly id: number;
      readonly name: string;
      readonly position: Position;
      readonly admin: readonly string[];
    }
  | { readonly type: 'attraction'; readonly id: number; readonly matchedName: string };

/** A place whose names may answer a query. */
export interface Candidate {
  readonly id: number;
  readonly quality: number;
  readonly lon: number;
  readonly lat: number;
  /** Every searchable name, normalised. */
  readonly names: readonly { readonly norm: string; readonly weight: number }[];
  readonly name: string;
  readonly name_sv: string | null;
  readonly name_en: string | null;
  readonly other_names: readonly string[];
}

/** A settlement or other named locality. */
export interface PlaceNameRow {
  readonly id: number;
  readonly name_fi: string;
  readonly name_sv: string | null;
  readonly name_en: string | null;
  readonly name_se: string | null;
  readonly municipality: string | null;
  readonly population: number;
  readonly lon: number;
  readonly lat: number;
}

/** One word of the query: any of these prefixes, or (after a typo) any of these whole words. */
export interface WordPattern {
  readonly prefixes: readonly string[];
  readonly words: readonly string[];
}

/** What the search knows of a category that it offers. */
export interface OfferedCategory {
  readonly key: string;
  readonly weight: number;
  /** Its names in every language, normalised. */
  readonly names: readonly string[];
  /** What people say instead, normalised. */
  readonly further: readonly string[];
}

/** What answers a query in one group, the best first. */
export interface GroupRows {
  readonly group: SearchGroup;
  readonly match: Match;
  readonly rows: readonly SearchRow[];
}
