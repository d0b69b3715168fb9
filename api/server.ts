import { existsSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { openBaseMap } from './basemap/serve/openBaseMap.ts';
import { dataQueues } from './domain/jobs/dataUpdate.ts';
import { QUEUES, startWork } from './domain/jobs/deferredWork.ts';
import { buildApp } from './http/app.ts';
import { startUpdates } from './import/country/updateJob.ts';
import { openOutside } from './outside/outside.ts';
import type { Config } from './platform/config.ts';
import { type Database, openDatabase, SERVING } from './platform/db/database.ts';
import { openJobs } from './platform/db/jobs.ts';
import { openFiles } from './platform/files/files.ts';
import { createLog, type Log } from './platform/log.ts';
import { openMailer } from './platform/mail.ts';
import { projectRoot } from './platform/paths.ts';

export interface RunningServer {
  /** Where it answers on this machine, without a trailing slash. */
  readonly url: string;
  /** Lets running requests end, then closes server and database. */
  close(): Promise<void>;
}

export interface ServerOptions {
  /** An open database, which the server closes at its end; without it the configured one is opened. */
  readonly db?: Database;
  readonly log?: Log;
  /** Reads the persisted queries again when they change. */
  readonly watch?: boolean;
  /** Folder of the built client; else `dist/web`. */
  readonly webFolder?: string;
}

const BUILT_CLIENT = path.join(projectRoot, 'dist', 'web');

/** How long running requests may take to end. */
const DRAIN_MS = 10_000;

/**
 * Starts the product on the configured port; it is ready when the promise resolves. Errors are sentences for the
 * operator.
 */
export async function startServer(
  config: Config,
  { db: given, log = createLog(), watch = false, webFolder = BUILT_CLIENT }: ServerOptions = {},
): Promise<RunningServer> {
  const db = given ?? (await openDatabase(config, SERVING));
  const closers: (() => Promise<void>)[] = [() => db.close()];
  const closeAll = async () => {
    for (const close of closers.toReversed()) await close();
  };
  const publicUrl = config.publicUrl ?? originOf(config.host, config.port);
  try {
    const baseMap = await openBaseMap({ config, db, log, root: projectRoot });
    closers.push(() => baseMap.close());
    const mailer = openMailer(config);
    closers.push(async () => mailer.close());
    const jobs = await openJobs({ db, log, queues: QUEUES });
    closers.push(() => jobs.stop());
    const files = await openFiles(config);
    const app = await buildApp({
      config,
      db,
      files,
      jobs,
      log,
      outside: openOutside({ config, log }),
      baseMap,
      publicUrl,
      webFolder: existsSync(path.join(webFolder, 'index.html')) ? webFolder : null,
      persistedQueries: { file: path.join(projectRoot, 'web', 'data', 'relay', 'persistedQueries.json'), watch },
    });
    await startWork(jobs, { db, files, mailer, publicUrl, feedbackTo: config.feedbackTo });
    closers.push(await startUpdates(jobs, dataQueues, { db, time: config.dataUpdate, log }));
    await listen(app, config);
    // The first visitor should not wait for the index of the base map.
    baseMap.warmUp().catch((error: unknown) => log.error({ error }, 'the base map could not be read'));
    return { url: urlOf(app.server.address(), config.host), close: () => drain(app).then(closeAll) };
  } catch (error) {
    await closeAll();
    throw error;
  }
}

/** Lets running requests end, those that take too long excepted. */
async function drain(app: FastifyInstance): Promise<void> {
  const timer = setTimeout(() => app.server.closeAllConnections(), DRAIN_MS);
  await app.close();
  clearTimeout(timer);
}

async function listen(app: FastifyInstance, { host, port }: Config): Promise<void> {
  try {
    await app.listen({ host, port });
  } catch (error) {
    const taken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
    const sentence = taken
      ? `Port ${port} of ${host} is taken by another program: set PORT to a free one.`
      : `The server cannot listen on port ${port} of ${host}.`;
    throw new Error(sentence, { cause: error });
  }
}

function urlOf(address: AddressInfo | string | null, host: string): string {
  return originOf(host, typeof address === 'object' && address !== null ? address.port : 0);
}

/** The server's address for programs on this machine. */
function originOf(host: string, port: number): string {
  const name = host === '0.0.0.0' || host === '::' || host === '127.0.0.1' ? 'localhost' : host;
  return `http://${name.includes(':') ? `[${name}]` : name}:${port}`;
}
