/** Limits of one query. Our own largest, a place with all its fields, stays below half of each. */
export const QUERY_LIMITS = { depth: 12, breadth: 584, complexity: 8700 } as const;

/**
 * Cost of a field beside its rows, by the work behind it on a nationwide set. Several costly fields fit into a query,
 * but not so many that one query would occupy the database for seconds.
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
