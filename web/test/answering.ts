import { vi } from 'vitest';

/** A request of the page to the server. */
interface Asked {
  readonly documentId: string;
  readonly variables: Readonly<Record<string, unknown>>;
}

type Data = Readonly<Record<string, unknown>>;
/** An answer of the server: data, now or later, errors, or an HTTP status; null: the connection fails. */
export type Answer = Data | Promise<Data> | number | null;

/**
 * Replaces `fetch` by a server that gives these answers, one for each call in turn, and lists the requests.
 * `vi.unstubAllGlobals` ends it.
 */
export function answering(...answers: readonly Answer[]): readonly Asked[] {
  const asked: Asked[] = [];
  const rest = [...answers];
  vi.stubGlobal('fetch', async (_url: string, { body }: { body: string }) => {
    asked.push(JSON.parse(body));
    const answer = await (rest.shift() ?? null);
    if (answer === null) throw new TypeError('no connection');
    return typeof answer === 'number'
      ? Response.json({}, { status: answer, headers: { 'retry-after': '90' } })
      : Response.json('errors' in answer ? answer : { data: answer });
  });
  return asked;
}
