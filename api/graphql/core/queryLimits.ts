/** What one query may ask for. Our own largest, a place with everything, stays below half of each. */
export const QUERY_LIMITS = { depth: 12, breadth: 400, complexity: 8000 } as const;

/**
 * What a field costs beside its rows, by the work behind it on a nationwide set: several of the costly ones fit into a
 * query, but not so many that one query keeps the database busy for seconds.
 */
export const FIELD_COSTS = {
  list: 500,
  page: 500,
  search: 2000,
  nearby: 10,
  nearbyRow: 5,
  ownList: 500,
  ownLine: 3,
  ownGeometry: 500,
  outside: 1000,
} as const;

/** Longer documents are refused before they are parsed: validation takes quadratic time. */
export const TOKENS_MAX = 1000;

/** Most rows of one page (DESIGN §5). */
export const PAGE_MAX = 100;
