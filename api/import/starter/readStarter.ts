import path from 'node:path';
import { z } from 'zod';
import type { PlaceType, SourceInput, SourceRecord } from '#api/import/records/record.ts';
import { pointShape, position } from '#api/import/records/recordShape.ts';
import { ImportInputError } from '#api/platform/reading.ts';
import { categoryOf } from '#common/catalogue/catalogue.ts';
import { containsPosition, FINLAND_BOUNDS } from '#common/geo/bounds.ts';
import { municipalityByName } from '#common/municipalities/municipalities.ts';
import { starterId } from './starterId.ts';
import { amount, degrees, optionalText, readTable } from './table.ts';

/** Categories whose places are lines or areas, also where the table states no length or area. */
const TYPES: Readonly<Record<string, PlaceType>> = {
  'route/hiking': 'PATH',
  'route/bicycle': 'PATH',
  'boundary/national_park': 'AREA',
  nature_area: 'AREA',
  'leisure/nature_reserve': 'AREA',
};

const starterRow = z.object({
  ref: z.string().regex(/^[a-z0-9-]+$/, 'is no key'),
  category: z.string().refine((key) => categoryOf(key) !== null, 'is not in the catalogue'),
  name_fi: z.string().min(1, 'is empty'),
  name_sv: optionalText,
  name_en: optionalText,
  lon: degrees,
  lat: degrees,
  municipality: z.string().transform((names, context) =>
    names.split(';').map((name) => {
      const code = municipalityByName(name.trim())?.code;
      if (code === undefined) context.addIssue({ code: 'custom', message: `names no municipality: ${name}` });
      return code ?? '';
    }),
  ),
  wikipedia: optionalText,
  wikidata: optionalText,
  area_km2: amount,
  length_km: amount,
  www: optionalText,
});

/**
 * Reads the embedded places of `prisma/starter/places.tsv` under the project folder. For parks and trails the table has
 * the position and the area or length, but no shape: their geometry is a point. Throws ImportInputError.
 */
export async function readStarter(rootDir: string): Promise<SourceInput> {
  const file = path.join(rootDir, 'prisma', 'starter', 'places.tsv');
  const records = (await readTable(file, starterRow)).map(toRecord);
  const ids = new Map<number | null, string>();
  for (const { ref, proposedId, position } of records) {
    const twin = ids.get(proposedId);
    if (twin !== undefined) throw new ImportInputError(`${file}: ${ref} and ${twin} have the same id.`);
    if (!containsPosition(FINLAND_BOUNDS, position))
      throw new ImportInputError(`${file}: ${ref} lies outside Finland.`);
    ids.set(proposedId, ref);
  }
  return {
    source: 'starter',
    coverage: { bounds: null, types: null, municipalities: null },
    dataDate: null,
    records: inTurn(records),
  };
}

async function* inTurn(records: readonly SourceRecord[]): AsyncGenerator<SourceRecord> {
  yield* records;
}

function toRecord(row: z.infer<typeof starterRow>): SourceRecord {
  const { ref, category, name_fi: fi, name_sv: sv, name_en: en, wikipedia, www } = row;
  return {
    ...pointShape(position([row.lon, row.lat]) ?? [0, 0]),
    source: 'starter',
    ref,
    proposedId: starterId(ref),
    category,
    type: typeOf(row),
    names: { fi, ...(sv !== undefined && { sv }), ...(en !== undefined && { en }) },
    areaM2: row.area_km2 === null ? null : row.area_km2 * 1e6,
    lengthM: row.length_km === null ? null : row.length_km * 1000,
    properties: { ...(wikipedia !== undefined && { wikipedia }), ...(www !== undefined && { www }) },
    wikidata: row.wikidata ?? null,
    municipalities: row.municipality,
    sourceDate: null,
  };
}

function typeOf({ category, area_km2: areaKm2, length_km: lengthKm }: z.infer<typeof starterRow>): PlaceType {
  if (lengthKm !== null) return 'PATH';
  if (areaKm2 !== null) return 'AREA';
  return TYPES[category] ?? 'POINT';
}
