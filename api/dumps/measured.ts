import { createHash } from 'node:crypto';

/** Chunks on their way, of which it is told afterwards how many bytes they were, with their checksum. */
export interface Measured extends AsyncIterable<Buffer> {
  told(): { readonly bytes: number; readonly sha256: string };
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
    told: () => ({ bytes, sha256: hash.copy().digest('hex') }),
  };
}
