import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { freePort } from '#api/platform/db/postgres/freePort.ts';
import { projectRoot } from '#api/platform/paths.ts';
import type { Databases } from './databases.ts';
import { type Part, part } from './part.ts';

/** The processes of the product, and the store of their files. */
export interface Products {
  readonly store: Part;
  readonly jobs: Part;
  readonly webs: readonly Part[];
  /** Origins of the web processes. */
  readonly webUrls: readonly string[];
  /** The environment of the product, for its commands. */
  readonly env: Readonly<Record<string, string>>;
  /** Where the jobs process puts mails. */
  readonly outbox: string;
}

export interface ProductsOptions {
  readonly databases: Databases;
  /** Of the bench. */
  readonly folder: string;
  readonly ports: { readonly webs: readonly number[] };
  readonly cdnPurgeUrl: string;
}

/** Starts the store, two web processes and one jobs process; the first fills the database with the starter places. */
export async function startProducts({ databases, folder, ports, cdnPurgeUrl }: ProductsOptions): Promise<Products> {
  mkdirSync(folder, { recursive: true });
  const storePort = await freePort();
  const store = s3(folder, storePort);
  await store.start();
  const env = {
    DATABASE_URL: databases.poolerUrl,
    DATABASE_DIRECT_URL: databases.primaryUrl,
    DATABASE_REPLICA_URLS: databases.replicaUrl,
    FILES_URL: `s3://S3RVER:S3RVER@photos?endpoint=http://127.0.0.1:${storePort}`,
    CDN_PURGE_URL: cdnPurgeUrl,
    FEEDBACK_TO: 'bench@example.org',
    BASEMAP: 'embedded',
    RATE_LIMITS: 'off',
    STARTER: 'places',
    // Nobody outside is asked.
    FMI_URL: 'http://127.0.0.1:9/wfs',
    FMI_WARNINGS_URL: '',
    MAINTENANCE_SOURCES: '',
    COMMONS_URL: '',
    WIKIPEDIA_URL: 'http://127.0.0.1:9/{lang}',
    WIKIDATA_URL: 'http://127.0.0.1:9',
  };
  const jobs = product('jobs', await freePort(), {
    folder,
    env: { ...env, PUBLIC_URL: `http://127.0.0.1:${ports.webs[0]}` },
    role: 'jobs',
  });
  await jobs.start();
  const webs = ports.webs.map((port, at) => product(`web ${at + 1}`, port, { folder, env, role: 'web' }));
  for (const web of webs) await web.start();
  return {
    store,
    jobs,
    webs,
    webUrls: ports.webs.map((port) => `http://127.0.0.1:${port}`),
    env: { ...env, DATA_DIR: path.join(folder, 'command') },
    outbox: path.join(folder, 'jobs', 'outbox'),
  };
}

function s3(folder: string, port: number): Part {
  const words = ['-d', path.join(folder, 'store'), '-a', '127.0.0.1', '-p', String(port), '-s'];
  mkdirSync(path.join(folder, 'store'), { recursive: true });
  return part({
    name: 'S3 stand-in',
    command: process.execPath,
    args: ['node_modules/s3rver/bin/s3rver.js', ...words, '--configure-bucket', 'photos'],
    options: { cwd: projectRoot },
    logFile: path.join(folder, 'store.log'),
    isReady: async () => (await fetch(`http://127.0.0.1:${port}/`)).status < 500,
  });
}

interface ProductSettings {
  readonly folder: string;
  readonly env: Readonly<Record<string, string>>;
  readonly role: 'web' | 'jobs';
}

function product(name: string, port: number, { folder, env, role }: ProductSettings): Part {
  return part({
    name: role === 'jobs' ? 'jobs process' : `${name} process`,
    command: process.execPath,
    args: ['scripts/start.mjs'],
    options: {
      cwd: projectRoot,
      env: { ...process.env, ...env, ROLE: role, PORT: String(port), DATA_DIR: path.join(folder, name) },
    },
    logFile: path.join(folder, `${name.replace(' ', '')}.log`),
    isReady: async () => (await fetch(`http://127.0.0.1:${port}/readyz`)).status === 200,
  });
}
