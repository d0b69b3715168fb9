import { z } from 'zod';
import type { Place } from '#api/domain/places/places.ts';
import { placeAdmin } from '#api/domain/places/placeTexts.ts';
import { category } from '#common/catalogue/catalogue.ts';
import { KINDS } from '#common/catalogue/kinds.ts';
import type { Language } from '#common/languages.ts';
import { PLACE_FEATURES } from '#common/places/features.ts';
import { type LinePart, SEARCH_GROUPS, type SearchRow, type UnderstoodRow } from '#common/search/searchTypes.ts';

const pt = z.tuple([z.number(), z.number()]).readonly().describe('[lon, lat], WGS84 degrees.');
const names = { name: z.string(), name_sv: z.string().nullable(), name_en: z.string().nullable() };

const linePart = z.object({
  text: z.string().describe('Words of the line.'),
  without: z.string().describe('The line without these words.'),
  category: z.string().optional(),
  kind: z.enum(KINDS).optional(),
  features: z.array(z.enum(PLACE_FEATURES)).readonly().optional().describe('A place needs one of them.'),
  openAt: z.iso.datetime().nullable().optional().describe('Open at that moment; null for now.'),
  area: z.string().optional().describe('A municipality, a region or a town.'),
});

const understoodBody = z.object({
  type: z.literal('understood').describe('What was understood of the line; comes first.'),
  parts: z.array(linePart).readonly().describe('Each asks for one of category, kind, features, openAt and area.'),
  rest: z.string().describe('What is searched for as a name.'),
  isRestMet: z.boolean().describe('False where no place that fits bears the rest: then they are found without it.'),
  bbox: z.tuple([z.number(), z.number(), z.number(), z.number()]).readonly().nullable().describe('Of the area.'),
});

/** Rows of SPEC §3's search result; `header` rows cannot be chosen. */
export const searchRowBody = z.discriminatedUnion('type', [
  z.object({ type: z.literal('header'), name: z.enum(SEARCH_GROUPS) }),
  z.object({
    type: z.literal('attraction'),
    id: z.number(),
    ...names,
    matchedName: z.string().describe('The name variant that matched.'),
    admin: z.array(z.string()).readonly(),
    category: z.string(),
    stars: z.number(),
    pt,
  }),
  z.object({ type: z.literal('category'), ...names, category: z.string() }),
  z.object({ type: z.literal('place'), id: z.number(), name: z.string(), admin: z.array(z.string()).readonly(), pt }),
  z.object({
    type: z.literal('address').describe('A street, or a house of it.'),
    name: z.string(),
    admin: z.array(z.string()).readonly(),
    pt,
  }),
  z.object({ type: z.literal('position'), name: z.string(), pt }),
  understoodBody,
]);

export type SearchRowBody = z.output<typeof searchRowBody>;

/** Rows as JSON; a place that is not among `places` any more is left out. */
export function searchJson(
  rows: readonly SearchRow[],
  places: ReadonlyMap<number, Place>,
  language: Language,
): SearchRowBody[] {
  return rows.flatMap((row) => rowJson(row, places, language) ?? []);
}

function rowJson(row: SearchRow, places: ReadonlyMap<number, Place>, language: Language): SearchRowBody | null {
  switch (row.type) {
    case 'understood':
      return understoodJson(row);
    case 'header':
      return { type: 'header', name: row.header };
    case 'position':
      return { type: 'position', name: row.name, pt: row.position };
    case 'placeName':
      return { type: 'place', id: row.id, name: row.name, admin: row.admin, pt: row.position };
    case 'address':
      return { type: 'address', name: row.name, admin: row.admin, pt: row.position };
    case 'category': {
      const { key, fi, sv, en } = category(row.key);
      return { type: 'category', category: key, name: fi, name_sv: sv ?? null, name_en: en ?? null };
    }
    case 'attraction': {
      const place = places.get(row.id);
      return place ? attractionRow(place, row.matchedName, language) : null;
    }
  }
}

function attractionRow(place: Place, matchedName: string, language: Language): SearchRowBody {
  return {
    type: 'attraction',
    id: place.id,
    name: place.name,
    name_sv: place.nameSv,
    name_en: place.nameEn,
    matchedName,
    admin: placeAdmin(place, language),
    category: place.category,
    stars: place.stars,
    pt: [place.lon, place.lat],
  };
}

function understoodJson({ type, parts, rest, isRestMet, bounds }: UnderstoodRow): SearchRowBody {
  return { type, parts: parts.map(partJson), rest, isRestMet, bbox: bounds };
}

function partJson({ meaning, text, without }: LinePart): z.output<typeof linePart> {
  switch (meaning.type) {
    case 'category':
      return { text, without, category: meaning.key };
    case 'kind':
      return { text, without, kind: meaning.kind };
    case 'features':
      return { text, without, features: meaning.features };
    case 'opening':
      return { text, without, openAt: meaning.at?.toISOString() ?? null };
    case 'area':
      return { text, without, area: meaning.name };
  }
}
