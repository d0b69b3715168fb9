/** What one query may ask for. Our own largest, a place with everything, stays below half of each. */
export const QUERY_LIMITS = { depth: 12, breadth: 300, complexity: 8000 } as const;

/** Longer documents are refused before they are parsed: validation takes quadratic time. */
export const TOKENS_MAX = 1000;

/** Most rows of one page (DESIGN §5). */
export const PAGE_MAX = 100;
