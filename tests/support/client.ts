import { request } from 'node:http';

/** A client of a running server, for tests: plain HTTP, as an integrator would. */
export interface Client {
  readonly url: string;
  /** Body of a GET that answers 200. Throws with the body of any other answer. */
  json<T>(path: string): Promise<T>;
  /** `data` of a GraphQL query. Throws with the errors where there are some. */
  ask<T>(query: string, variables?: Readonly<Record<string, unknown>>): Promise<T>;
  /** The answer as it goes over the wire, with gzip asked for and nothing unpacked. */
  raw(path: string): Promise<RawAnswer>;
}

export interface RawAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: Buffer;
}

export function clientOf(url: string): Client {
  return {
    url,
    json: async <T>(path: string) => {
      const response = await fetch(url + path);
      if (response.status !== 200) throw new Error(`${path}: ${response.status} ${await response.text()}`);
      const body: T = await response.json();
      return body;
    },
    ask: async <T>(query: string, variables: Readonly<Record<string, unknown>> = {}) => {
      const response = await fetch(`${url}/graphql`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', accept: 'application/graphql-response+json' },
        body: JSON.stringify({ query, variables }),
      });
      const { data, errors }: { data: T; errors?: readonly unknown[] } = await response.json();
      if (errors !== undefined) throw new Error(JSON.stringify(errors));
      return data;
    },
    raw: (path) => rawAnswer(url + path),
  };
}

function rawAnswer(url: string): Promise<RawAnswer> {
  return new Promise((resolve, reject) => {
    request(url, { headers: { 'accept-encoding': 'gzip' } }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.once('error', reject);
      response.once('end', () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks) }),
      );
    })
      .once('error', reject)
      .end();
  });
}
