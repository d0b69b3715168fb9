import { mkdir, open } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import type { S3Client } from '@aws-sdk/client-s3';
import { writeWhole } from '#api/platform/writeWhole.ts';
import { FILE_MODE, FOLDER_MODE } from './privateFolder.ts';

// Files too large for memory, which flydrive neither reads in parts nor uploads in parts.

/** Reads and writes parts of files of the store. */
export interface LargeFiles {
  /** Fewer bytes where the file ends before. */
  read(key: string, start: number, length: number, signal?: AbortSignal): Promise<Uint8Array>;
  /** Readers see nothing of the file before it is whole. */
  write(key: string, chunks: AsyncIterable<Uint8Array>): Promise<void>;
}

/** Files below a folder. */
export function largeFilesBelow(folder: string): LargeFiles {
  return {
    read: async (key, start, length) => {
      const file = await open(path.join(folder, key), 'r');
      try {
        const { buffer, bytesRead } = await file.read(Buffer.allocUnsafe(length), 0, length, start);
        return buffer.subarray(0, bytesRead);
      } finally {
        await file.close();
      }
    },
    write: async (key, chunks) => {
      const target = path.join(folder, key);
      await mkdir(path.dirname(target), { recursive: true, mode: FOLDER_MODE });
      await writeWhole(target, chunks, { mode: FILE_MODE });
    },
  };
}

/** Bytes of one upload request: each must be done within the time that the store has for an answer. */
const PART_BYTES = 5 * 2 ** 20;
/** Parts in memory at a time. */
const PARTS_AT_ONCE = 2;

/** Files of a bucket. */
export function largeFilesIn(client: S3Client, bucket: string): LargeFiles {
  return {
    read: async (key, start, length, signal) => {
      const { GetObjectCommand } = await import('@aws-sdk/client-s3');
      const answer = await client.send(
        new GetObjectCommand({ Bucket: bucket, Key: key, Range: `bytes=${start}-${start + length - 1}` }),
        { ...(signal !== undefined && { abortSignal: signal }) },
      );
      if (answer.Body === undefined) throw new Error(`the store answered nothing for ${key}`);
      // A store that does not know ranges answers with the whole file, of any size.
      if (answer.ContentRange === undefined) throw new Error('the store does not answer ranges of files');
      return answer.Body.transformToByteArray();
    },
    write: async (key, chunks) => {
      const { Upload } = await import('@aws-sdk/lib-storage');
      await new Upload({
        client,
        params: { Bucket: bucket, Key: key, Body: Readable.from(chunks, { objectMode: false }) },
        partSize: PART_BYTES,
        queueSize: PARTS_AT_ONCE,
      }).done();
    },
  };
}
