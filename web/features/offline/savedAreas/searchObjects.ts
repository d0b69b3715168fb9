import type { LinePart, SearchRow, UnderstoodRow } from '#common/search/searchTypes.ts';
import type { SavedData } from './data.ts';
import { type LocalObject, plain } from './execute.ts';
import { attractionObject, categoryObject } from './objects.ts';

/** The rows of a search as objects of the schema; places that turn out not to be saved are left out. */
export async function searchObjects(data: SavedData, rows: readonly SearchRow[]): Promise<LocalObject[]> {
  const whole = await data.places(rows.flatMap((row) => (row.type === 'attraction' ? [row.id] : [])));
  return rows.flatMap((row) => {
    switch (row.type) {
      case 'attraction': {
        const place = whole.get(row.id);
        return place
          ? [plain('SearchAttraction', { matchedName: row.matchedName, attraction: attractionObject(data, place) })]
          : [];
      }
      case 'address':
        return [plain('SearchAddress', { addressId: row.id, name: row.name, admin: row.admin, pos: row.position })];
      case 'category':
        return [plain('SearchCategory', { category: categoryObject(data, row.key) })];
      case 'header':
        return [plain('SearchHeader', { header: row.header })];
      case 'placeName':
        return [plain('SearchPlaceName', { placeNameId: row.id, name: row.name, admin: row.admin, pos: row.position })];
      case 'understood':
        return [understoodObject(data, row)];
      case 'position':
        return [plain('SearchPosition', { name: row.name, pos: row.position })];
    }
  });
}

function understoodObject(data: SavedData, { parts, ...row }: UnderstoodRow): LocalObject {
  return plain('SearchUnderstood', {
    bounds: row.bounds,
    isAnswered: row.isAnswered,
    isRestMet: row.isRestMet,
    rest: row.rest,
    withoutRest: row.withoutRest,
    parts: parts.map((part) => plain('SearchPart', partFields(data, part))),
  });
}

/** All fields of the schema's part: one of them says what is meant. */
function partFields(data: SavedData, { meaning, text, without }: LinePart): Record<string, unknown> {
  return {
    text,
    without,
    area: meaning.type === 'area' ? meaning.name : null,
    category: meaning.type === 'category' ? categoryObject(data, meaning.key) : null,
    features: meaning.type === 'features' ? meaning.features : [],
    isOpening: meaning.type === 'opening',
    kind: meaning.type === 'kind' ? meaning.kind : null,
    openAt: meaning.type === 'opening' ? (meaning.at?.toISOString() ?? null) : null,
  };
}
