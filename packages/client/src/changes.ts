import type { Client } from 'openapi-fetch';
import type { paths } from './__generated__/rest.ts';
import { dataOf } from './dataOf.ts';

/** A page of the feed of changes. After the last one `to.at` is what to ask with next. */
export type ChangesPage = paths['/api/query/changes']['get']['responses'][200]['content']['application/json'];
export type Change = ChangesPage['changes'][number];

/** What changed since then, page by page. Throws TaivalError 410 when everything has to be read anew. */
export async function* changes(
  rest: Pick<Client<paths>, 'GET'>,
  since?: string,
): AsyncGenerator<ChangesPage, void, undefined> {
  let cursor: string | null | undefined;
  while (cursor !== null) {
    const query = { ...(since !== undefined && { since }), ...(cursor !== undefined && { cursor }) };
    const page: ChangesPage = await dataOf(rest.GET('/api/query/changes', { params: { query } }));
    yield page;
    cursor = page.next;
  }
}
