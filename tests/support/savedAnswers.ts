import type { Client } from './client.ts';

/** The server's own answer of a persisted operation. */
export function serverAnswer(
  client: Client,
  documentId: string,
  variables: Readonly<Record<string, unknown>>,
): Promise<unknown> {
  return client.json(`/graphql?${new URLSearchParams({ documentId, variables: JSON.stringify(variables) })}`);
}

/**
 * What a saved place does not know: whether it is open, whether there is an article, where a page of its children
 * ends.
 */
const SERVER_ONLY: ReadonlySet<string> = new Set(['state', 'nextChange', 'hasArticle', 'cursor', 'endCursor']);

/** An answer without the fields that only the server knows. */
export function comparable(answer: unknown): unknown {
  return JSON.parse(JSON.stringify(answer, (key, value: unknown) => (SERVER_ONLY.has(key) ? undefined : value)));
}
