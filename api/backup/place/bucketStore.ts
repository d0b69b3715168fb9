import { Readable } from 'node:stream';
import { DeleteObjectCommand, GetObjectCommand, paginateListObjectsV2, S3Client } from '@aws-sdk/client-s3';
import { Upload } from '@aws-sdk/lib-storage';
import { BackupError } from '#api/backup/core/backupError.ts';
import { type BucketFolder, clientOptions } from '#api/platform/bucket.ts';
import { hasNoRoom, storeReason } from '#api/platform/outages/storeFailure.ts';
import { MINUTE_MS, SECOND_MS } from '#common/time.ts';
import type { BackupStore, StoredFile } from './store.ts';

/** A part of an upload; a store takes at most 10,000 of them. Two are in memory at a time. */
const PART_BYTES = 32 * 2 ** 20;
const PARTS_AT_ONCE = 2;

/** Timeouts, ms; a part takes its time on a slow line. */
const CONNECTING_MS = 5 * SECOND_MS;
const ANSWERING_MS = 5 * MINUTE_MS;

/** Backups in an S3-compatible store. A file is seen when its last part has been stored. */
export function bucketStore({ bucket, prefix }: BucketFolder): BackupStore {
  const client = new S3Client({
    ...clientOptions(bucket),
    requestHandler: { connectionTimeout: CONNECTING_MS, requestTimeout: ANSWERING_MS, throwOnRequestTimeout: true },
  });
  const Bucket = bucket.name;
  const address = `s3://${Bucket}/${prefix}`;
  return {
    address,
    list: async () => {
      const files: StoredFile[] = [];
      try {
        for await (const page of paginateListObjectsV2({ client }, { Bucket, Prefix: prefix, Delimiter: '/' }))
          for (const { Key = '', Size = 0 } of page.Contents ?? [])
            files.push({ name: Key.slice(prefix.length), bytes: Size });
      } catch (cause) {
        throw new BackupError(`The bucket of ${address} cannot be listed: ${storeReason(cause)}.`, { cause });
      }
      return files;
    },
    read: async (name) => {
      try {
        const { Body } = await client.send(new GetObjectCommand({ Bucket, Key: prefix + name }));
        if (Body instanceof Readable) return Body;
        throw new Error('the store answered without a body');
      } catch (cause) {
        throw new BackupError(`${address}${name} cannot be read: ${storeReason(cause)}.`, { cause });
      }
    },
    write: async (name, content) => {
      const params = { Bucket, Key: prefix + name, Body: content };
      // The parts of an upload that failed are taken away; those of a killed process are left to the store's own rule.
      const upload = new Upload({ client, params, partSize: PART_BYTES, queueSize: PARTS_AT_ONCE });
      await upload.done().catch((error: unknown) => {
        throw error === content.errored ? error : refusal(error, address, name);
      });
    },
    delete: async (name) => void (await client.send(new DeleteObjectCommand({ Bucket, Key: prefix + name }))),
  };
}

function refusal(cause: unknown, address: string, name: string): BackupError {
  if (hasNoRoom(cause)) return new BackupError(`There is no room in ${address}.`, { cause });
  return new BackupError(`${address}${name} cannot be written: ${storeReason(cause)}.`, { cause });
}
