import { existsSync } from 'node:fs';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { startBackups } from './backup/nightly/startBackups.ts';
import { openBaseMap } from './basemap/serve/openBaseMap.ts';
import { conditionReaders } from './domain/conditions/sources/conditionReaders.ts';
import type { Services } from './domain/core/call.ts';
import type { Installation } from './domain/core/installation.ts';
import { dataQueues } from './domain/jobs/dataUpdate.ts';
import { QUEUES, startWork } from './domain/jobs/deferredWork.ts';
import { dumpsQueue } from './domain/jobs/dumps.ts';
import { tilesAheadQueue } from './domain/jobs/tilesAhead.ts';
import { startDumps } from './dumps/dumpJob.ts';
import { openElevation } from './elevation/openElevation.ts';
import { buildApp } from './http/app.ts';
import { createFastify } from './http/core/fastify.ts';
import { leave } from './http/core/leaving.ts';
import { listening, originOf, urlOf } from './http/core/listening.ts';
import { PATIENCE } from './http/core/patience.ts';
import { healthRoutes } from './http/health.ts';
import { openMetrics } from './http/watching/metricsServer.ts';
import { startTilesAhead } from './import/ahead/aheadJob.ts';
import { startUpdates } from './import/country/updateJob.ts';
import { openOutside } from './outside/outside.ts';
import type { Config } from './platform/config.ts';
import type { MetricsConfig } from './platform/configWatching.ts';
import { type Database, openDatabase, servingLimits } from './platform/db/database.ts';
import { type Jobs, openJobs } from './platform/db/jobs.ts';
import { withReplicas } from './platform/db/replicas.ts';
import { openFiles } from './platform/files/files.ts';
import { createLog, type Log } from './platform/log.ts';
import { openMailer } from './platform/mail.ts';
import { staffIssuer } from './platform/oidc/staffIssuer.ts';
import { projectRoot } from './platform/paths.ts';
import { storedArchives } from './platform/pmtiles/storedArchives.ts';

export interface RunningServer {
  /** Where it answers on this machine, without a trailing slash. */
  readonly url: string;
  /** Where Prometheus reads its metrics; null: nowhere. */
  readonly metricsUrl: string | null;
  /**
   * Goes on answering for `graceMs`, 0 unless given, while it says that it is not ready; lets running requests end,
   * then closes server and database.
   */
  close(graceMs?: number): Promise<void>;
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

/**
 * Starts the product on the configured port; it is ready when the promise resolves. Errors are sentences for the
 * operator.
 */
export async function startServer(
  config: Config,
  { db: given, log = createLog(), watch = false, webFolder = BUILT_CLIENT }: ServerOptions = {},
): Promise<RunningServer> {
  const primary = given ?? (await openDatabase(config, servingLimits(config)));
  const replicas = config.role === 'jobs' ? [] : config.databaseReplicaUrls;
  const db = await withReplicas(primary, replicas, {
    log,
    limits: { ...servingLimits(config), maxConnections: config.databasePool },
  });
  const closers: Closers = [() => db.close()];
  const closeAll = async () => {
    for (const close of closers.toReversed()) await close();
  };
  const publicUrl = config.publicUrl ?? originOf(config.host, config.port);
  try {
    const files = await openFiles(config);
    const sendOnly = config.role === 'web';
    const jobs = await openJobs({ db, log, queues: QUEUES, sendOnly });
    closers.push(() => jobs.stop());
    const services = { config, db, files, jobs, log, publicUrl, installation: installationOf(config) };
    const app =
      config.role === 'jobs' ? await jobsApp(services) : await webApp(services, { closers, watch, webFolder });
    if (!sendOnly) await doWork(services, closers);
    await listening(config, () => app.listen({ host: config.host, port: config.port }));
    const metrics = config.metrics === null ? null : await startMetrics(config.metrics, services);
    if (metrics !== null) closers.push(() => metrics.close());
    return {
      url: urlOf(app.server.address(), config.host),
      metricsUrl: metrics?.url ?? null,
      close: (graceMs = 0) => leave(app, graceMs).then(closeAll),
    };
  } catch (error) {
    await closeAll();
    throw error;
  }
}

type Closers = (() => Promise<void>)[];

interface ServerServices extends Pick<Services, 'db' | 'files' | 'log' | 'publicUrl'> {
  readonly config: Config;
  readonly jobs: Jobs;
  readonly installation: Installation;
}

interface WebOptions {
  readonly closers: Closers;
  readonly watch: boolean;
  readonly webFolder: string;
}

/** Everything that visitors ask for. */
async function webApp(services: ServerServices, { closers, watch, webFolder }: WebOptions): Promise<FastifyInstance> {
  const { config, db, files, log } = services;
  const archives = storedArchives(files, { log });
  const baseMap = await openBaseMap({ config, db, log, archives, root: projectRoot });
  closers.push(() => baseMap.close());
  const elevation = await openElevation({ config, db, files, log, archives });
  closers.push(async () => elevation.close());
  const app = await buildApp({
    ...services,
    outside: openOutside({ config, log }),
    staffIssuer: config.staff === null ? null : staffIssuer(config.staff),
    elevation,
    baseMap,
    archives,
    webFolder: existsSync(path.join(webFolder, 'index.html')) ? webFolder : null,
    persistedQueries: { file: path.join(projectRoot, 'web', 'data', 'relay', 'persistedQueries.json'), watch },
  });
  // The first visitor should not wait for the index of the base map.
  app.addHook('onListen', async () => {
    baseMap.warmUp().catch((error: unknown) => log.error({ error }, 'the base map could not be read'));
  });
  return app;
}

/** The routes that a service manager asks of a process that only does jobs. */
async function jobsApp({ db, log, config: { trustProxy } }: ServerServices): Promise<FastifyInstance> {
  const app = createFastify({ log, trustProxy, patience: PATIENCE });
  await app.register(healthRoutes, { db });
  return app;
}

/** Does deferred and scheduled jobs. */
async function doWork({ config, db, files, jobs, log, publicUrl }: ServerServices, closers: Closers): Promise<void> {
  const mailer = openMailer(config);
  closers.unshift(async () => mailer.close());
  await startWork(jobs, {
    db,
    files,
    mailer,
    publicUrl,
    feedbackTo: config.feedbackTo,
    cdnPurgeUrl: config.cdnPurgeUrl,
    log,
    commons: config.commonsUrl === null ? null : { ...config, commonsUrl: config.commonsUrl },
    conditionReaders: conditionReaders(config, { db, log }),
    webhookOrigins: config.webhookOrigins,
  });
  closers.push(await startUpdates(jobs, dataQueues, { db, time: config.dataUpdate, log }));
  closers.push(await startTilesAhead(jobs, tilesAheadQueue, { db, config, log }));
  closers.push(await startDumps(jobs, dumpsQueue, { db, config, log }));
  closers.push(await startBackups(jobs, { db, backup: config.backup, log }));
}

/** Where Prometheus reads how the process and the installation are. */
function startMetrics(config: MetricsConfig, { db, installation, config: { role } }: ServerServices) {
  return listening(config, () => openMetrics(config, { db, installation, role }), 'METRICS_PORT');
}

function installationOf({
  dataDir,
  databaseUrl,
  backup,
  smtpUrl,
  commonsUrl,
  pushServices,
  webhookOrigins,
  readOnly,
}: Config): Installation {
  return {
    dataDir,
    hasEmbeddedDatabase: databaseUrl === null,
    backsUp: backup.to !== null,
    sendsMails: smtpUrl !== null,
    looksUpPhotos: commonsUrl !== null && !readOnly,
    pushServices,
    webhookOrigins,
  };
}
