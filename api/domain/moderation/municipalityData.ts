import { asAdmin, type CallContext } from '#api/domain/core/call.ts';
import { isSwedishSpoken, municipalityByCode } from '#common/municipalities/municipalities.ts';
import { type MunicipalityCounts, municipalityRows } from './municipalityDataSql.ts';

export interface MunicipalityData extends Omit<MunicipalityCounts, 'withoutSwedish'> {
  readonly nameFi: string;
  readonly nameSv: string;
  /** Null where Swedish is no language of the municipality. */
  readonly withoutSwedish: number | null;
}

const STALE_YEARS = 2;

/** The quality of the live data by municipality, by Finnish name. Throws NotAuthorizedError. */
export async function municipalityData(call: CallContext): Promise<MunicipalityData[]> {
  const { db, version, now } = asAdmin(call);
  const before = new Date(now);
  before.setUTCFullYear(before.getUTCFullYear() - STALE_YEARS);
  const rows = await municipalityRows(db.pool, version, before.toISOString().slice(0, 10));
  return rows
    .flatMap((row): MunicipalityData[] => {
      const municipality = municipalityByCode(row.code);
      if (municipality === undefined) return [];
      const { nameFi, nameSv } = municipality;
      return [{ ...row, nameFi, nameSv, withoutSwedish: isSwedishSpoken(municipality) ? row.withoutSwedish : null }];
    })
    .sort((a, b) => a.nameFi.localeCompare(b.nameFi, 'fi'));
}
