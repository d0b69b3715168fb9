import type { Progress, Skipped } from '#api/platform/reading.ts';
import type { Position } from '#common/geo/bounds.ts';

/**
 * A settlement, a part of one, a region, or a lake, island or hill, by the names people search for (table
 * `place_name`).
 */
export interface PlaceNameRecord {
  /** Fits the 32 bits of the column; the same in every import for the same place of a source. */
  readonly id: number;
  /** `locality`, `neighbourhood`, `region` …: as the gazetteer says; `nature`. */
  readonly kind: string;
  readonly nameFi: string;
  /** Names in other languages, where they differ from the Finnish one. */
  readonly nameSv: string | null;
  readonly nameEn: string | null;
  readonly nameSe: string | null;
  /** Finnish name. */
  readonly municipality: string | null;
  /** 0 = unknown. */
  readonly population: number;
  readonly position: Position;
}

/** Largest id that the column holds. */
export const PLACE_NAME_ID_MAX = 2 ** 31 - 1;

/** Ids of the embedded towns are 1 and up; those of the gazetteer lie far above. */
export const TOWN_IDS_END = 1_000_000;

export interface PlaceNameOptions {
  readonly onSkip: (skipped: Skipped) => void;
  readonly progress: Progress;
}
