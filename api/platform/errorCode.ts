/** The code of an error, as Node, Fastify and the database write it; null where it has none. */
export function errorCodeOf(error: unknown): string | null {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : null;
}
