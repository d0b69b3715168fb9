import type { AdminNames } from './adminNames.ts';
import type { DisplayNames } from './displayNames.ts';
import type { MergedRecord } from './merge.ts';

/** A place of the new version, without the fields that depend on other places. */
export interface DraftPlace {
  readonly id: number;
  readonly record: MergedRecord;
  readonly display: DisplayNames;
  readonly aliases: readonly string[];
  readonly admin: AdminNames;
  readonly kind: string;
  readonly quality: number;
  readonly stars: number;
  /** Bits of `common/places/features.ts`, without what the places along it or in it have. */
  readonly features: number;
  /** Position in world units. */
  readonly x: number;
  readonly y: number;
}
