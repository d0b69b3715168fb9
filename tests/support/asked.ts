import { gunzipSync } from 'node:zlib';
import { VectorTile } from '@mapbox/vector-tile';
import { PbfReader } from 'pbf';

/** Somebody who asks, by the cookie they send. */
export interface Asking {
  readonly name: string;
  readonly cookie: string | null;
}

export interface AskedAnswer {
  readonly status: number;
  /** Headers, but for the time. */
  readonly head: string;
  /** Tiles by what stands in them, too. */
  readonly body: string;
}

export interface Request {
  readonly method?: string;
  readonly path: string;
  readonly body?: unknown;
}

/** The whole of an answer as text, so that it can be searched for what must not be in it. */
export async function ask(
  url: string,
  { cookie }: Asking,
  { method = 'GET', path, body }: Request,
): Promise<AskedAnswer> {
  const response = await fetch(url + path, {
    method,
    redirect: 'manual',
    headers: { ...(cookie !== null && { cookie }), ...(body !== undefined && { 'content-type': 'application/json' }) },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const bytes = Buffer.from(await response.arrayBuffer());
  const isTile = response.status === 200 && path.endsWith('.mvt');
  const headers = [...response.headers].filter(([name]) => name !== 'date').map(([name, value]) => `${name}: ${value}`);
  return {
    status: response.status,
    head: headers.join('\n'),
    body: bytes.toString('utf8') + (isTile ? textsOfTile(bytes) : ''),
  };
}

function textsOfTile(bytes: Buffer): string {
  const { layers } = new VectorTile(new PbfReader(bytes[0] === 0x1f ? gunzipSync(bytes) : bytes));
  return Object.values(layers)
    .flatMap((layer) => Array.from({ length: layer.length }, (_, at) => JSON.stringify(layer.feature(at).properties)))
    .join('\n');
}
