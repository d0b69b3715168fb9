import path from 'node:path';
import { Disk } from 'flydrive';
import { FSDriver } from 'flydrive/drivers/fs';
import { clientOptions } from '#api/platform/bucket.ts';
import type { Config } from '#api/platform/config.ts';

/** The store of uploaded files. A key is a path without a leading slash. No file is public by being in the store. */
export type Files = Disk;

/** Timeouts, ms, for a store that does not answer: one request fails and delays no others. */
const CONNECTING_MS = 3000;
const ANSWERING_MS = 8000;
const ATTEMPTS = 2;

/** The files of the configuration: those below `DATA_DIR/files`, or a bucket of an S3-compatible store. */
export async function openFiles({ dataDir, bucket }: Pick<Config, 'dataDir' | 'bucket'>): Promise<Files> {
  if (bucket === null) return new Disk(new FSDriver({ location: path.join(dataDir, 'files'), visibility: 'private' }));
  // Loaded only when needed: some megabytes of code, which few servers use.
  const { S3Driver } = await import('flydrive/drivers/s3');
  return new Disk(
    new S3Driver({
      ...clientOptions(bucket),
      bucket: bucket.name,
      visibility: 'private',
      // The policy of the bucket says who may read; many stores have no access rights for single files.
      supportsACL: false,
      maxAttempts: ATTEMPTS,
      requestHandler: { connectionTimeout: CONNECTING_MS, requestTimeout: ANSWERING_MS, throwOnRequestTimeout: true },
    }),
  );
}
