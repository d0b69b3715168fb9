/**
 * Tables that are partitioned by data-set version, and every index the reading side relies on. Indexes are built per
 * partition after COPY; a statement must name `version` so that only one partition is read. A partial index serves a
 * statement only when its zoom stands in the statement's text.
 */
export interface VersionedTable {
  readonly name: string;
  readonly primaryKey: readonly string[];
  readonly indexes: readonly string[];
}

/** Kinds are few and fixed, so places of a kind have indexes of their own. */
const INDEXED_KINDS = [
  'hiking',
  'attraction',
  'museum',
  'restaurant',
  'cafe',
  'swimming',
  'groceries',
  'cycling',
  'skiing',
  'wc',
] as const;

export const VERSIONED_TABLES: readonly VersionedTable[] = [
  {
    name: 'place',
    primaryKey: ['version', 'id'],
    indexes: [
      // The best of all, of a kind or of a category, everywhere or within wide bounds.
      'btree (quality DESC)',
      'btree (kind, quality DESC)',
      'btree (category, quality DESC)',
      // Within bounds; nearest neighbours (`ORDER BY point <-> …`), of all and of a kind.
      'gist (point)',
      ...INDEXED_KINDS.map((kind) => `gist (point) WHERE kind = '${kind}'`),
      // The best of a kind within bounds, without reading the rows of the others.
      ...INDEXED_KINDS.map(
        (kind) => `gist (bounds) INCLUDE (version, quality, id, features, hours) WHERE kind = '${kind}'`,
      ),
      // Tiles of all places, by what shows at z 4–6, 7–9, 10–12 and 13–14.
      'gist (bounds) WHERE min_zoom <= 6',
      'gist (bounds) WHERE min_zoom <= 9',
      'gist (bounds) WHERE min_zoom <= 12',
      'gist (bounds)',
      // Tiles of a kind; from z 13 the one over all places.
      'gist (bounds) WHERE min_zoom_kind <= 6',
      'gist (bounds) WHERE min_zoom_kind <= 9',
      'gist (bounds) WHERE min_zoom_kind <= 12',
      // Tiles of a category: few places at low zooms, then by bounds.
      'btree (category, min_zoom_category)',
      'gist (bounds) WHERE min_zoom_category <= 9',
      'btree (parent_id) WHERE parent_id IS NOT NULL',
      // Which opening hours have a place, and how many.
      'btree (hours) WHERE hours IS NOT NULL',
      // Places that are closed for now.
      "btree (id) WHERE properties #> '{facts,status}' ? 'out-of-service-temporarily'",
    ],
  },
  { name: 'place_geometry', primaryKey: ['version', 'id'], indexes: [] },
  { name: 'place_relief', primaryKey: ['version', 'id'], indexes: [] },
  { name: 'place_shape', primaryKey: ['version', 'id', 'band'], indexes: [] },
  // Children of a place by the primary key; parents of a place by the child.
  { name: 'place_nesting', primaryKey: ['version', 'parent_id', 'child_id'], indexes: ['btree (child_id)'] },
  {
    name: 'search_name',
    primaryKey: ['version', 'place_id', 'lang', 'norm'],
    indexes: ['btree (place_id)', 'btree (norm text_pattern_ops)'],
  },
  {
    name: 'search_word',
    primaryKey: ['version', 'word', 'place_id'],
    indexes: [
      // Several words of a query; one word of it matches thousands, so its best come by quality.
      'btree (word text_pattern_ops)',
      'btree (left(word, 2), quality DESC)',
      'btree (left(word, 3), quality DESC)',
      'btree (left(word, 4), quality DESC)',
      'btree (place_id)',
    ],
  },
  // Typos.
  { name: 'search_vocabulary', primaryKey: ['version', 'word'], indexes: ['gin (word gin_trgm_ops)'] },
];
