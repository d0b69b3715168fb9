import { z } from 'zod';
import { jsonElements } from '#api/import/records/jsonElements.ts';
import { areaShape, positions } from '#api/import/records/recordShape.ts';
import { ImportInputError, type Progress, type Skipped } from '#api/platform/reading.ts';
import { FINLAND_BOUNDS, boundsTouch } from '#common/geo/bounds.ts';
import type { AdminAreaRecord, AdminLevel } from './adminArea.ts';

export interface AdminAreaOptions {
  readonly onSkip: (skipped: Skipped) => void;
  readonly progress: Progress;
}

/**
 * How publishers name the fields: the land survey, and Statistics Finland. The number of digits of the code gives the
 * level.
 */
const FIELDS = [
  { code: 'NATCODE', nameFi: 'NAMEFIN', nameSv: 'NAMESWE' },
  { code: 'kunta', nameFi: 'nimi', nameSv: 'namn' },
  { code: 'maakunta', nameFi: 'nimi', nameSv: 'namn' },
] as const;

const LEVELS: Readonly<Record<number, AdminLevel>> = { 2: 'REGION', 3: 'MUNICIPALITY' };

/** After so many features without a boundary the file is given up: the rest will hold none either. */
const HOPELESS_AFTER = 1_000;

const feature = z.object({
  properties: z.record(z.string(), z.unknown()),
  geometry: z.object({ type: z.string(), coordinates: z.unknown() }),
});

/** The feature is no usable boundary; the message is one short clause. */
class BadFeature extends Error {}

/**
 * Reads municipalities or regions (GeoJSON in WGS84). Bad features are skipped; where several have one code, the last
 * counts. Throws ImportInputError when the file is no boundary file or broken.
 */
export async function readAdminAreas(file: string, { onSkip, progress }: AdminAreaOptions): Promise<AdminAreaRecord[]> {
  const areas = new Map<string, AdminAreaRecord>();
  const skipped: Skipped[] = [];
  let read = 0;
  for await (const item of jsonElements(file, {
    what: 'a boundary file',
    topLevelList: false,
    members: ['features'],
  })) {
    read += 1;
    try {
      const area = toArea(item);
      if (areas.has(area.code)) skipped.push({ ref: area.code, reason: 'occurs more than once; the last one counts' });
      areas.set(area.code, area);
    } catch (error) {
      if (!(error instanceof BadFeature)) throw error;
      skipped.push({ ref: refOf(item, read), reason: error.message });
    }
    if (areas.size === 0 && skipped.length >= HOPELESS_AFTER) break;
    progress('Reading boundaries', read, null, 'areas');
  }
  const [first] = skipped;
  if (areas.size === 0)
    throw new ImportInputError(
      `${file} holds no boundary${first === undefined ? '' : `: ${first.ref} ${first.reason}`}.`,
    );
  skipped.forEach(onSkip);
  return [...areas.values()];
}

function toArea(item: unknown): AdminAreaRecord {
  const parsed = feature.safeParse(item);
  if (!parsed.success) throw new BadFeature('has no properties or no geometry');
  const { properties, geometry } = parsed.data;
  const fields = FIELDS.find(({ code }) => textOf(properties[code]) !== '');
  const code = fields === undefined ? '' : textOf(properties[fields.code]);
  const level = /^\d+$/.test(code) ? LEVELS[code.length] : undefined;
  if (fields === undefined || level === undefined)
    throw new BadFeature('has no municipality code (NATCODE of three digits) and no region code (two digits)');
  const nameFi = textOf(properties[fields.nameFi]);
  const nameSv = textOf(properties[fields.nameSv]);
  if (nameFi === '' && nameSv === '') throw new BadFeature(`has no name (${fields.nameFi})`);
  return {
    code: level === 'REGION' ? `R${code}` : code,
    level,
    nameFi: nameFi || nameSv,
    nameSv: nameSv || nameFi,
    ...boundary(geometry),
  };
}

function boundary({
  type,
  coordinates,
}: {
  type: string;
  coordinates?: unknown;
}): Pick<AdminAreaRecord, 'bbox' | 'geometry'> {
  if (type !== 'Polygon' && type !== 'MultiPolygon') throw new BadFeature(`is a ${type}, not a polygon`);
  const polygons = (type === 'Polygon' ? [coordinates] : list(coordinates)).map((rings) => list(rings).map(ring));
  const shape = areaShape(polygons);
  if (shape === null || (shape.geometry.type !== 'Polygon' && shape.geometry.type !== 'MultiPolygon')) {
    throw new BadFeature('has a boundary that encloses nothing');
  }
  if (!boundsTouch(shape.bbox, FINLAND_BOUNDS))
    throw new BadFeature('lies outside Finland: longitude and latitude may be swapped');
  return { bbox: shape.bbox, geometry: shape.geometry };
}

function ring(coordinates: unknown): readonly (readonly [number, number])[] {
  const [first] = list(coordinates);
  const [x, y] = list(first);
  if (typeof x === 'number' && typeof y === 'number' && Math.max(Math.abs(x), Math.abs(y)) > 180) {
    throw new BadFeature('has projected coordinates; WGS84 degrees (EPSG:4326) are needed');
  }
  const line = positions(coordinates);
  if (line === null) throw new BadFeature('has a coordinate that is not a pair of degrees');
  return line;
}

function list(value: unknown): unknown[] {
  if (!Array.isArray(value)) throw new BadFeature('has a geometry without coordinates');
  return value;
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value.trim() : '';
}

/** The code of the feature where it has one, else its number in the file. */
function refOf(item: unknown, number: number): string {
  const parsed = z.object({ properties: z.record(z.string(), z.unknown()) }).safeParse(item);
  const codes = FIELDS.map(({ code }) => textOf(parsed.data?.properties[code]));
  return codes.find((code) => code !== '') ?? `feature ${number}`;
}
