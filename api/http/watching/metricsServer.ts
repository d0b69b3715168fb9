import Fastify from 'fastify';
import { Gauge } from 'prom-client';
import type { Installation } from '#api/domain/core/installation.ts';
import { installationState } from '#api/domain/state/serviceState.ts';
import type { Config } from '#api/platform/config.ts';
import type { MetricsConfig } from '#api/platform/configWatching.ts';
import type { Database } from '#api/platform/db/database.ts';
import { inTime } from '#api/platform/inTime.ts';
import { metrics, watchProcess } from '#api/platform/metrics/registry.ts';
import manifest from '../../../package.json' with { type: 'json' };
import { showState } from './stateGauges.ts';

export interface WatchedProcess {
  readonly db: Database;
  readonly installation: Installation;
  readonly role: Config['role'];
}

export interface MetricsServer {
  /** Where it answers, without a trailing slash. */
  readonly url: string;
  close(): Promise<void>;
}

/** Prometheus gives up after ten seconds; without the database the process still has many metrics to report. */
const STATE_MS = 4000;

const about = new Gauge({
  name: 'taival_info',
  help: 'Versions and role of this process; always 1.',
  labelNames: ['version', 'node', 'role'],
  registers: [metrics],
});

/**
 * `/metrics` for Prometheus on a port of its own, which visitors do not reach. Throws where the port is taken.
 */
export async function openMetrics({ host, port }: MetricsConfig, watched: WatchedProcess): Promise<MetricsServer> {
  watchProcess();
  about.set({ version: manifest.version, node: process.versions.node, role: watched.role }, 1);
  const app = Fastify({ logger: false });
  app.get('/metrics', async (_request, reply) => {
    showState(await inTime(installationState(watched.db, watched.installation), STATE_MS).catch(() => null));
    return reply
      .type(metrics.contentType)
      .header('cache-control', 'no-store')
      .send(await metrics.metrics());
  });
  return { url: await app.listen({ host, port }), close: () => app.close() };
}
