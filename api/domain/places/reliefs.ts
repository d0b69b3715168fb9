import type { Context } from '#api/domain/core/context.ts';
import type { SavedRelief } from '#common/offline/savedArea.ts';
import { heightsOfBytes } from '#common/relief/profileBytes.ts';
import type { Place } from './places.ts';
import { type ReliefRow, reliefRows } from './reliefsSql.ts';

/** Heights along a route and what they say of it; metres. */
export type Relief = SavedRelief;

/** The relief of each place, in their order; null for all but routes whose heights are known. */
export async function reliefsOf(
  { db, version }: Pick<Context, 'db' | 'version'>,
  places: readonly Pick<Place, 'id' | 'ascentM'>[],
): Promise<(Relief | null)[]> {
  const known = places.filter(({ ascentM }) => ascentM !== null).map(({ id }) => id);
  const rows = known.length === 0 ? [] : await reliefRows(db.pool, version, known);
  const byId = new Map(rows.map((row) => [row.id, row]));
  return places.map(({ id, ascentM }) => {
    const row = byId.get(id);
    return row === undefined || ascentM === null ? null : reliefOf(row, ascentM);
  });
}

function reliefOf(row: ReliefRow, ascentM: number): Relief {
  const { descentM, highestM, lowestM, steepestPercent, steepestFromM, minutes } = row;
  const { profile, stepM, breaks, heightsFrom } = row;
  return {
    ascentM,
    descentM,
    highestM,
    lowestM,
    steepestPercent,
    steepestFromM,
    minutes,
    source: heightsFrom === 'lipas' ? 'LIPAS' : 'MODEL',
    profile: { stepM, heightsM: heightsOfBytes(profile), breaks },
  };
}
