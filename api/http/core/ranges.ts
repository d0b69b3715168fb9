import { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { CACHE, isCurrent } from './caching.ts';

/** A file of any size; clients may ask for parts of it. */
export interface RangedFile {
  readonly type: string;
  readonly bytes: number;
  /** Strong: parts of several answers are put together. */
  readonly etag: string;
  /** Bytes from a position on, at most as many as asked for. */
  readonly read: (start: number, length: number) => Promise<Uint8Array>;
}

/** One part of a file; both ends are in it. */
interface Range {
  readonly first: number;
  readonly last: number;
}

/** So many bytes of a file are in memory at a time. */
const PIECE_BYTES = 2 ** 18;

/**
 * Sends a file that never changes, or the part of it that a `Range` asks for (RFC 9110 §14): 206, or 416 where there
 * is no such part. Several parts at once are answered with the whole file, as is what `If-Range` finds changed.
 */
export async function sendRanged(
  request: FastifyRequest,
  reply: FastifyReply,
  file: RangedFile,
): Promise<FastifyReply> {
  const { etag, bytes, type } = file;
  // Proxies must not compress the answer: clients count the bytes of the file.
  reply.headers({ etag, 'cache-control': `${CACHE.immutable}, no-transform`, 'accept-ranges': 'bytes' });
  if (isCurrent(request.headers['if-none-match'], etag)) return reply.code(304).send();
  const ifRange = request.headers['if-range'];
  const range = ifRange === undefined || ifRange === etag ? readRange(request.headers.range, bytes) : null;
  if (range === 'unsatisfiable')
    return reply
      .code(416)
      .headers({ 'content-range': `bytes */${bytes}`, 'cache-control': CACHE.never })
      .send();
  const { first, last } = range ?? { first: 0, last: bytes - 1 };
  if (range !== null) reply.code(206).header('content-range', `bytes ${first}-${last}/${bytes}`);
  reply.type(type).header('content-length', last - first + 1);
  // Fastify says that an answer without a body has none; of a stream it leaves our length.
  if (request.method === 'HEAD') return reply.send(Readable.from([]));
  return reply.send(await streamed(file, first, last));
}

/** Null: the whole file. */
export function readRange(header: string | undefined, bytes: number): Range | 'unsatisfiable' | null {
  const [, from = '', to = ''] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header?.trim() ?? '') ?? [];
  if (from === '' && to === '') return null;
  if (from === '') {
    const length = Math.min(Number(to), bytes);
    return length === 0 ? 'unsatisfiable' : { first: bytes - length, last: bytes - 1 };
  }
  const first = Number(from);
  if (to !== '' && Number(to) < first) return null;
  return first >= bytes ? 'unsatisfiable' : { first, last: Math.min(to === '' ? Infinity : Number(to), bytes - 1) };
}

/** The first piece is read before the answer begins, so that a store that fails is answered as such. */
async function streamed(file: RangedFile, first: number, last: number): Promise<Readable> {
  const begin = await piece(file, first, last);
  return Readable.from(piecesFrom(file, begin, first, last), { objectMode: false });
}

async function* piecesFrom(file: RangedFile, begin: Uint8Array, first: number, last: number) {
  yield begin;
  for (let at = first + begin.length; at <= last;) {
    const next = await piece(file, at, last);
    yield next;
    at += next.length;
  }
}

async function piece({ read }: RangedFile, at: number, last: number): Promise<Uint8Array> {
  const bytes = await read(at, Math.min(PIECE_BYTES, last - at + 1));
  if (bytes.length === 0) throw new Error('a file in the store is cut short');
  return bytes;
}
