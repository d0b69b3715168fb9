/** What the owner of an access token may let a program do with it. */
export const TOKEN_SCOPES = ['read', 'own', 'contribute'] as const;
export type TokenScope = (typeof TOKEN_SCOPES)[number];

/** Days for which a token may be made. */
export const TOKEN_DAYS = [30, 90, 365] as const;

/** Characters of its name. */
export const TOKEN_NAME_MIN = 1;
export const TOKEN_NAME_MAX = 80;

/** Tokens of one account. */
export const TOKENS_PER_USER_MAX = 20;

/** Days of which the owner sees how often a token was used. */
export const TOKEN_USE_DAYS = 30;

/** Queries that programs of one account may store, and UTF-8 bytes of each. */
export const STORED_QUERIES_MAX = 100;
export const STORED_QUERY_BYTES_MAX = 64_000;
