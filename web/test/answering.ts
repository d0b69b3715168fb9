import { vi } from 'vitest';

/** What a page asks the server for. */
export interface Asked {
  readonly documentId: string;
  readonly variables: Readonly<Record<string, unknown>>;
}

type Data = Readonly<Record<string, unknown>>;
/** Data, now or later, a status, or, by null, nothing at all. */
export type Answer = Data | Promise<Data> | number | null;

/** What it answers: data, now or later, a status, or, by null, nothing. */
export type ServerAnswer = Data | Promise<Data> | number | null;

/** The server, answering each call in turn: with data, now or later, with a status, or, by null, not at all. Ends with `vi.unstubAllGlobals`. */
export function answering(...answers: readonly ServerAnswer[]): readonly Asked[] {
  const asked: Asked[] = [];
  const rest = [...answers];
  vi.stubGlobal('fetch', async (_url: string, { body }: { body: string }) => {
    asked.push(JSON.parse(body));
    const answer = await (rest.shift() ?? null);
    if (answer === null) throw new TypeError('no connection');
    return typeof answer === 'number'
      ? new Response('{}', { status: answer, headers: { 'retry-after': '90' } })
      : Response.json({ data: answer });
  });
  return asked;
}
