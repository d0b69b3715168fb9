import type { Kind } from '#common/catalogue/kinds.ts';
import type { AskedOpening } from '#common/places/askedOpening.ts';
import type { PlaceFeature } from '#common/places/features.ts';

/** What a part of a line means. */
export type Meaning =
  | { readonly type: 'category'; readonly key: string }
  | { readonly type: 'kind'; readonly kind: Kind }
  /** Alternatives: a place needs one of them (`featureMasks`). */
  | { readonly type: 'features'; readonly features: readonly PlaceFeature[] }
  | { readonly type: 'opening'; readonly opening: AskedOpening }
  /** A municipality or region by its Finnish name. */
  | { readonly type: 'area'; readonly name: string };

/** Near a place, which need not be in it, or the nearest of all. */
export type Nearness = 'near' | 'nearest';

/** A piece of the line, as UTF-16 offsets. */
export type Range = readonly [start: number, end: number];

/** A meaning with the pieces of the line that say it. */
export interface UnderstoodPart {
  readonly meaning: Meaning;
  readonly ranges: readonly Range[];
}

export interface UnderstoodLine {
  readonly parts: readonly UnderstoodPart[];
  /** What was not understood, as it was typed: a name; empty for nothing. */
  readonly rest: string;
  readonly restRanges: readonly Range[];
  /** Null where nothing is said of distances. */
  readonly nearness: Nearness | null;
}
