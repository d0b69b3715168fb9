import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import S3rver from 's3rver';
import { readConfig } from '#api/platform/config.ts';
import { type Files, openFiles } from '#api/platform/files/files.ts';

/** What becomes of a request to the store: it is answered, or as it is said here, once the promise resolves. */
export type Fault = (request: IncomingMessage, response: ServerResponse) => Promise<'answer' | 'done'>;

/** A bucket of an S3-compatible store on this machine. */
export interface Bucket {
  /** As `FILES_URL` has it. */
  readonly url: string;
  readonly files: Files;
  /** What the store does with each request from now on; null answers all. */
  break(fault: Fault | null): void;
  stop(): Promise<void>;
}

export async function startBucket(): Promise<Bucket> {
  const folder = mkdtempSync(path.join(tmpdir(), 'taival-bucket-'));
  const store = new S3rver({ directory: folder, silent: true, configureBuckets: [{ name: 'photos', configs: [] }] });
  await store.configureBuckets();
  const answer = store.callback();
  let fault: Fault | null = null;
  const server = createServer((request, response) => {
    void (async () => {
      if (fault === null || (await fault(request, response)) === 'answer') answer(request, response);
    })();
  });
  const port = await new Promise<number>((resolve) => {
    server.listen(0, '127.0.0.1', () => resolve(portOf(server.address())));
  });
  const url = `s3://S3RVER:S3RVER@photos?endpoint=http://127.0.0.1:${port}`;
  return {
    url,
    files: await openFiles({ dataDir: folder, bucket: readConfig({ FILES_URL: url }).bucket }),
    break: (next) => {
      fault = next;
    },
    stop: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function portOf(address: AddressInfo | string | null): number {
  return typeof address === 'object' && address !== null ? address.port : 0;
}

/** Every key in a store. */
export async function keysIn(files: Files): Promise<string[]> {
  const keys: string[] = [];
  for (const folder of ['images', 'thumbs', 'profiles']) {
    let paginationToken: string | undefined;
    do {
      const page = await files
        .listAll(folder, { recursive: true, ...(paginationToken !== undefined && { paginationToken }) })
        .catch(() => ({ objects: [], paginationToken: undefined }));
      for (const found of page.objects) if (found.isFile) keys.push(found.key);
      paginationToken = page.paginationToken;
    } while (paginationToken !== undefined);
  }
  return keys.sort();
}
