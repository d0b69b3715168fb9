import { type BrotliOptions, constants } from 'node:zlib';

/** How answers are compressed while somebody waits for them: stronger would take longer than it saves. */
export const COMPRESSION = {
  threshold: 1024,
  encodings: ['br', 'gzip'] satisfies ('br' | 'gzip')[],
  brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } } satisfies BrotliOptions,
};
