import { booleanPointInPolygon } from '@turf/turf';
import Flatbush from 'flatbush';
import type { Position } from '#common/bounds.ts';
import type { AdminAreaRecord, AdminLevel } from './adminArea.ts';

/** The areas a position lies in; absent where the boundaries are not loaded or leave a gap. */
export interface Located {
  readonly municipality?: AdminAreaRecord;
  readonly region?: AdminAreaRecord;
}

export interface AdminIndex {
  /** A position on a boundary belongs to one of the two, always the same. */
  locate(position: Position): Located;
}

/** Index for point-in-polygon questions in bulk. */
export function adminIndex(areas: readonly AdminAreaRecord[]): AdminIndex {
  const sorted = areas.toSorted((a, b) => (a.code < b.code ? -1 : 1));
  const index = sorted.length === 0 ? null : new Flatbush(sorted.length);
  for (const { bbox } of sorted) index?.add(...bbox);
  index?.finish();
  return {
    locate: ([lon, lat]) => {
      const near = (index?.search(lon, lat, lon, lat) ?? []).sort((a, b) => a - b).map((at) => sorted[at]);
      const within = (level: AdminLevel): AdminAreaRecord | undefined =>
        near.find((area) => area?.level === level && booleanPointInPolygon([lon, lat], area.geometry));
      const [municipality, region] = [within('MUNICIPALITY'), within('REGION')];
      return { ...(municipality && { municipality }), ...(region && { region }) };
    },
  };
}
