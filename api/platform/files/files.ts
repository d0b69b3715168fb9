import path from 'node:path';
import { Disk } from 'flydrive';
import { FSDriver } from 'flydrive/drivers/fs';
import type { Config } from '#api/platform/config.ts';

/** Where uploaded files lie; keys are paths without a slash at their beginning. Nothing in it is public by itself. */
export type Files = Disk;

/** Timeouts for a store that does not answer: the request fails then, and delays no others. */
const CONNECTING_MS = 3000;
const ANSWERING_MS = 8000;
const ATTEMPTS = 2;

/** The files of the configuration: those below `DATA_DIR/files`, or a bucket of an S3-compatible store. */
export async function openFiles({ dataDir, bucket }: Pick<Config, 'dataDir' | 'bucket'>): Promise<Files> {
  if (bucket === null) return new Disk(new FSDriver({ location: path.join(dataDir, 'files'), visibility: 'private' }));
  // Some megabytes of code that few servers need.
  const { S3Driver } = await import('flydrive/drivers/s3');
  const { name, endpoint, region, credentials } = bucket;
  return new Disk(
    new S3Driver({
      bucket: name,
      region,
      visibility: 'private',
      // Who may read is the bucket's policy; many stores know no rights of single files.
      supportsACL: false,
      requestChecksumCalculation: 'WHEN_REQUIRED',
      responseChecksumValidation: 'WHEN_REQUIRED',
      maxAttempts: ATTEMPTS,
      requestHandler: { connectionTimeout: CONNECTING_MS, requestTimeout: ANSWERING_MS, throwOnRequestTimeout: true },
      ...(endpoint !== null && { endpoint, forcePathStyle: true }),
      ...(credentials !== null && { credentials }),
    }),
  );
}
