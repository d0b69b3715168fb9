import type { Tags } from '#api/osm/block.ts';
import { RANK } from './ranks.ts';

/** A border by its admin_level: in Finland 2 is the country, 3 the mainland and Åland, 6 a region, 8 a municipality. */
export interface BoundaryRule {
  readonly kind: 'country' | 'region' | 'county' | 'locality';
  readonly zoom: number;
  readonly rank: number;
}

export const BOUNDARIES: ReadonlyMap<number, BoundaryRule> = new Map([
  [2, { kind: 'country', zoom: 8, rank: RANK.borderOfCountry }],
  [3, { kind: 'region', zoom: 8, rank: RANK.border }],
  [4, { kind: 'region', zoom: 8, rank: RANK.border }],
  [6, { kind: 'county', zoom: 8, rank: RANK.border }],
  [7, { kind: 'county', zoom: 9, rank: RANK.border }],
  [8, { kind: 'locality', zoom: 10, rank: RANK.border }],
]);

/** Whether a border runs along the shore or out at sea, where it is not drawn: it would only clutter the map. */
export function isSeaBorder(tags: Tags): boolean {
  return tags['maritime'] === 'yes' || tags['natural'] === 'coastline' || tags['border_type'] === 'territorial';
}
