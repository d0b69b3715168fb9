import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { Compression } from 'pmtiles';

const unzipped = promisify(gunzip);

/** Largest size of a directory or the metadata when unzipped, bytes: many times that of any real archive. */
const UNZIPPED_MAX = 2 ** 25;

/** Unzips a directory or the metadata of an archive. Throws where that would take more memory than any needs. */
export async function unzip(bytes: ArrayBuffer, compression: Compression): Promise<ArrayBuffer> {
  if (compression !== Compression.Gzip) return bytes;
  const plain = await unzipped(bytes, { maxOutputLength: UNZIPPED_MAX });
  return new Uint8Array(plain).buffer;
}
