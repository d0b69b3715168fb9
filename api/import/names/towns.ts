import path from 'node:path';
import type pg from 'pg';
import { z } from 'zod';
import { amount, degrees, optionalText, readTable } from '#api/import/starter/table.ts';
import { type PlaceNameRecord, TOWN_IDS_END } from './placeName.ts';
import { storePlaceNames } from './storePlaceNames.ts';

const townRow = z.object({
  name_fi: z.string().min(1, 'is empty'),
  name_sv: optionalText,
  name_en: optionalText,
  name_se: optionalText,
  lon: degrees,
  lat: degrees,
  population: amount,
  municipality: optionalText,
});

/** The embedded towns of `prisma/starter/towns.tsv` under the project folder. Throws ImportInputError. */
export async function readTowns(rootDir: string): Promise<PlaceNameRecord[]> {
  const rows = await readTable(path.join(rootDir, 'prisma', 'starter', 'towns.tsv'), townRow);
  return rows.map((row, at) => ({
    id: at + 1,
    kind: 'locality',
    nameFi: row.name_fi,
    nameSv: otherThan(row.name_fi, row.name_sv),
    nameEn: otherThan(row.name_fi, row.name_en),
    nameSe: otherThan(row.name_fi, row.name_se),
    municipality: row.municipality?.split(';')[0] ?? null,
    population: row.population ?? 0,
    position: [row.lon, row.lat],
  }));
}

function otherThan(name: string, other: string | undefined): string | null {
  return other === undefined || other === name ? null : other;
}

/**
 * Stores the embedded towns, inside the caller's transaction, unless a gazetteer has been imported. Answers how many
 * there are then.
 */
export async function storeTowns(client: pg.ClientBase, rootDir: string): Promise<number> {
  const imported = await client.query('SELECT FROM place_name WHERE id >= $1 LIMIT 1', [TOWN_IDS_END]);
  if (imported.rowCount !== 0) return 0;
  const towns = await readTowns(rootDir);
  await storePlaceNames(client, towns);
  return towns.length;
}
