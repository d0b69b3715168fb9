import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import { negotiate } from '@fastify/accept-negotiator';
import { etagOf } from '#api/http/core/caching.ts';
import { COMPRESSION } from '#api/http/core/compression.ts';

const { encodings, brotliOptions } = COMPRESSION;

const COMPRESS = {
  br: (plain: Buffer) => promisify(brotliCompress)(plain, brotliOptions),
  gzip: (plain: Buffer) => promisify(gzip)(plain),
};

/** A text as it is sent to many: hashed once, and compressed once for each encoding that is asked for. */
export interface PageBody {
  readonly etag: string;
  /** Bytes of the text without encoding. */
  readonly size: number;
  /** The text in the encoding that a header `Accept-Encoding` prefers; null = as it is. */
  readonly encoded: (accepted: string | undefined) => Promise<EncodedPage>;
}

interface EncodedPage {
  readonly encoding: keyof typeof COMPRESS | null;
  readonly bytes: Buffer;
}

export function pageBody(html: string): PageBody {
  const plain = Buffer.from(html);
  const compressed = new Map<keyof typeof COMPRESS, Promise<Buffer>>();
  return {
    etag: etagOf(plain),
    size: plain.byteLength,
    encoded: async (accepted) => {
      const encoding = accepted === undefined ? null : negotiate(accepted, encodings);
      if (encoding === null) return { encoding, bytes: plain };
      const bytes = compressed.get(encoding) ?? COMPRESS[encoding](plain);
      compressed.set(encoding, bytes);
      return { encoding, bytes: await bytes };
    },
  };
}
