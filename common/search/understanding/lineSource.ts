import type { Bounds } from '#common/geo/bounds.ts';
import type { SearchSource } from '#common/search/search.ts';
import type { LineBox, LineFilter } from './lineFilter.ts';
import type { Vocabulary } from './vocabulary.ts';

interface NamedPlace {
  readonly id: number;
  /** As its card shows it. */
  readonly name: string;
}

export interface LineSource extends SearchSource {
  readonly vocabulary: Vocabulary;
  readonly now: Date;
  /** `area` by any of its names; null where its boundary is not known. */
  boundsOf(area: readonly string[]): Promise<Bounds | null>;
  /** The places of the box that fit, the best first, or else the nearest; null where it is not known which fit. */
  fitting(filter: LineFilter & LineBox): Promise<readonly NamedPlace[] | null>;
  /** Those of the places that fit; null as `fitting`. */
  fittingOf(ids: readonly number[], filter: LineFilter): Promise<ReadonlySet<number> | null>;
}
