import { createHash } from 'node:crypto';

/** Passes chunks through; `result` afterwards gives their bytes and checksum. */
export interface Measured extends AsyncIterable<Buffer> {
  result(): { readonly bytes: number; readonly sha256: string };
}

export function measured(chunks: AsyncIterable<Buffer>): Measured {
  const hash = createHash('sha256');
  let bytes = 0;
  return {
    async *[Symbol.asyncIterator]() {
      for await (const chunk of chunks) {
        hash.update(chunk);
        bytes += chunk.length;
        yield chunk;
      }
    },
    result: () => ({ bytes, sha256: hash.copy().digest('hex') }),
  };
}
