import path from 'node:path';
import { Disk } from 'flydrive';
import { type Bucket, clientOptions } from '#api/platform/bucket.ts';
import type { Config } from '#api/platform/config.ts';
import { errorCodeOf } from '#api/platform/errorCode.ts';
import { type LargeFiles, largeFilesBelow, largeFilesIn } from './largeFiles.ts';
import { PrivateFolder } from './privateFolder.ts';

/** The store of files. A key is a path without a leading slash. No file is public by being in the store. */
export class Files extends Disk {
  readonly #large: LargeFiles;

  constructor(driver: Disk['driver'], large: LargeFiles) {
    super(driver);
    this.#large = large;
  }

  /**
   * Bytes of a file from a position on; fewer where it ends before. Throws where there is no such file, and once
   * `signal` is aborted.
   */
  async readRange(key: string, start: number, length: number, signal?: AbortSignal): Promise<Uint8Array> {
    return this.#large.read(key, start, length, signal);
  }

  /** Writes a file of any size as it comes. Readers see the whole file or, until it is whole, what was there before. */
  async putWhole(key: string, chunks: AsyncIterable<Uint8Array>): Promise<void> {
    await this.#large.write(key, chunks);
  }

  /** The files and folders whose keys begin with a prefix, or all files below them; none where nothing has been put. */
  async *entries(prefix: string, recursive = false) {
    let paginationToken: string | undefined;
    do {
      const page = await this.#page(prefix, { recursive, ...(paginationToken !== undefined && { paginationToken }) });
      yield* page.objects;
      paginationToken = page.paginationToken;
    } while (paginationToken !== undefined);
  }

  async #page(...asked: Parameters<Disk['listAll']>): ReturnType<Disk['listAll']> {
    try {
      return await this.listAll(...asked);
    } catch (error) {
      if (error instanceof Error && errorCodeOf(error.cause) === 'ENOENT') return { objects: [] };
      throw error;
    }
  }
}

/** Timeouts, ms, for a store that does not answer: one request fails and delays no others. */
const CONNECTING_MS = 3000;
const ANSWERING_MS = 8000;
const ATTEMPTS = 2;

/** The files of the configuration: those below `DATA_DIR/files`, or a bucket of an S3-compatible store. */
export async function openFiles({ dataDir, bucket }: Pick<Config, 'dataDir' | 'bucket'>): Promise<Files> {
  if (bucket !== null) return openBucket(bucket);
  const location = path.join(dataDir, 'files');
  return new Files(new PrivateFolder(location), largeFilesBelow(location));
}

async function openBucket(bucket: Bucket): Promise<Files> {
  // Loaded only when needed: some megabytes of code, which few servers use.
  const { S3Driver } = await import('flydrive/drivers/s3');
  const { S3Client } = await import('@aws-sdk/client-s3');
  const client = new S3Client({
    ...clientOptions(bucket),
    maxAttempts: ATTEMPTS,
    requestHandler: { connectionTimeout: CONNECTING_MS, requestTimeout: ANSWERING_MS, throwOnRequestTimeout: true },
  });
  const driver = new S3Driver({
    client,
    bucket: bucket.name,
    visibility: 'private',
    // The policy of the bucket says who may read; many stores have no access rights for single files.
    supportsACL: false,
  });
  return new Files(driver, largeFilesIn(client, bucket.name));
}
