import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { parse } from 'csv-parse/sync';
import { z } from 'zod';
import { EMBEDDED_MAX_ZOOM } from '#common/baseMap.ts';
import { TILE_PX, toTileGrid } from '#common/geo/tileGrid.ts';
import { isBilingual } from '#common/municipalities/municipalities.ts';
import { populationRank } from '#common/places/populationRank.ts';

/** A label of the base map. Property names follow Protomaps basemaps. */
export interface NamedPoint {
  readonly position: readonly [lon: number, lat: number];
  readonly properties: Readonly<Record<string, string | number | boolean>> & {
    readonly kind: string;
    readonly min_zoom: number;
  };
}

const optionalText = z
  .string()
  .trim()
  .optional()
  .transform((text) => text || undefined);
const degrees = (limit: number) => z.string().min(1).transform(Number).pipe(z.number().min(-limit).max(limit));
const named = z.object({
  name_fi: z.string().trim().min(1),
  name_sv: optionalText,
  name_en: optionalText,
  name_se: optionalText,
  lon: degrees(180),
  lat: degrees(85),
});
const unknown = z.literal('').transform(() => undefined);
const townRow = named.extend({ population: z.union([unknown, z.coerce.number().int().positive()]).optional() });
const nameRow = named.extend({
  kind: z.enum(['country', 'sea', 'lake', 'municipality']),
  min_zoom: z.coerce.number().int().min(0),
});

type Names = z.infer<typeof named>;

/**
 * The labels under `root` (the project's folder): towns of the starter data, names of countries, seas and great lakes,
 * and of municipalities that no town is named after.
 */
export async function readNamedPoints(root: string): Promise<NamedPoint[]> {
  const [towns = '', ...names] = await Promise.all(baseNameFiles(root).map((file) => readFile(file, 'utf8')));
  return [...parseTowns(towns), ...names.flatMap(parseNames)];
}

/** The tables behind `readNamedPoints`: towns, then the rest. */
export function baseNameFiles(root: string): string[] {
  return [
    path.join(root, 'prisma/starter/towns.tsv'),
    ...['names.tsv', 'municipalities.tsv'].map((file) => path.join(root, 'api/assets/basemap', file)),
  ];
}

/**
 * Towns of a tab-separated table (prisma/starter/README.md), biggest first. Only name_fi, lon and lat must be filled
 * in.
 */
export function parseTowns(tsv: string): NamedPoint[] {
  const towns = z
    .array(townRow)
    .parse(rows(tsv))
    .sort((a, b) => (b.population ?? 0) - (a.population ?? 0));
  const zooms = firstZooms(towns);
  return towns.map((town, index) => ({
    position: [town.lon, town.lat],
    properties: {
      ...nameProperties(town),
      kind: 'locality',
      ...(isBilingual(town.name_fi) && { bilingual: true }),
      population_rank: populationRank(town.population ?? 0),
      min_zoom: zooms[index] ?? EMBEDDED_MAX_ZOOM,
      ...(town.population && { population: town.population }),
    },
  }));
}

function parseNames(tsv: string): NamedPoint[] {
  return z
    .array(nameRow)
    .parse(rows(tsv))
    .map((row) => ({
      position: [row.lon, row.lat],
      properties: { ...nameProperties(row), kind: row.kind, min_zoom: row.min_zoom },
    }));
}

function rows(tsv: string): unknown {
  return parse(tsv, {
    columns: true,
    delimiter: '\t',
    quote: false,
    relax_column_count: true,
    skip_empty_lines: true,
    bom: true,
  });
}

/** The names in all languages; those equal to the Finnish one are left out, because clients fall back to `name`. */
function nameProperties(names: Names): Record<string, string> {
  const { name_fi: name } = names;
  const others = { 'name:fi': name, 'name:sv': names.name_sv, 'name:en': names.name_en, 'name:se': names.name_se };
  const different = Object.entries(others).flatMap(([key, value]) =>
    value && (key === 'name:fi' || value !== name) ? [[key, value]] : [],
  );
  return { name, ...Object.fromEntries(different) };
}

const LABEL_ZOOMS = [4, 5, 6, 7, 8, 9, 10];
const CITY_POPULATION = 100_000;
/** The size of a label, pixels: names are wide and low. */
const LABEL_WIDTH_PX = 84;
const LABEL_HEIGHT_PX = 38;

/**
 * The zoom at which each town's label first has room beside the labels that show at that zoom, in the given order. So
 * big towns win where it is crowded, and small ones show early where the land is empty. Cities show at every zoom of
 * labels; the client resolves their collisions.
 */
function firstZooms(towns: readonly { lon: number; lat: number; population?: number | undefined }[]): number[] {
  const placed: { x: number; y: number; zoom: number }[] = [];
  for (const town of towns) {
    const [x, y] = toTileGrid([town.lon, town.lat], 0);
    const hasRoom = (zoom: number) => {
      const worldPx = TILE_PX * 2 ** zoom;
      return !placed.some(
        (other) =>
          other.zoom <= zoom &&
          Math.abs(other.x - x) * worldPx < LABEL_WIDTH_PX &&
          Math.abs(other.y - y) * worldPx < LABEL_HEIGHT_PX,
      );
    };
    const isCity = (town.population ?? 0) >= CITY_POPULATION;
    placed.push({ x, y, zoom: LABEL_ZOOMS.find((zoom) => isCity || hasRoom(zoom)) ?? EMBEDDED_MAX_ZOOM });
  }
  return placed.map(({ zoom }) => zoom);
}
