import type { Kind } from '#common/catalogue/kinds.ts';
import type { Bounds, Position } from '#common/geo/bounds.ts';
import { momentOf } from '#common/places/askedOpening.ts';
import type { PlaceFeature } from '#common/places/features.ts';
import type { ListSort } from '#common/ranking/listSort.ts';
import { storedAreaNames } from '#common/search/areas.ts';
import type { UnderstoodLine } from './understood.ts';

/** What a line asks of places. */
export interface LineFilter {
  readonly kind: Kind | null;
  /** Key. */
  readonly category: string | null;
  readonly features: readonly PlaceFeature[];
  /** When they are to be open; null: nothing is asked. */
  readonly openAt: Date | null;
  /** Finnish names of the municipality or region, of which places have one. */
  readonly area: readonly string[] | null;
}

/** Where places that fit are asked for, and in which order. */
export interface LineBox {
  readonly bounds: Bounds;
  readonly near: Position | null;
  readonly sort: ListSort;
}

export function lineFilter({ parts }: UnderstoodLine, now: Date): LineFilter {
  const filter = { kind: null, category: null, openAt: null, area: null };
  return parts.reduce<LineFilter>(
    (found, { meaning }) => {
      switch (meaning.type) {
        case 'category':
          return { ...found, category: meaning.key };
        case 'kind':
          return { ...found, kind: meaning.kind };
        case 'features':
          return { ...found, features: [...found.features, ...meaning.features] };
        case 'opening':
          return { ...found, openAt: momentOf(meaning.opening, now) ?? now };
        case 'area':
          return { ...found, area: storedAreaNames(meaning.name) };
      }
    },
    { ...filter, features: [] },
  );
}
