import type { Log } from '#api/platform/log.ts';
import { ensureRunning, initialise, stopCluster } from './cluster.ts';
import { clusterLayout } from './layout.ts';
import { announce } from './presence.ts';
import { serverAccount } from './serverAccount.ts';

export interface EmbeddedPostgres {
  /** As a role that owns the database and has no power over the server. */
  readonly url: string;
  /** As the superuser. */
  readonly ownerUrl: string;
  /** Leaves the server; the last process that leaves stops it. */
  leave(): Promise<void>;
}

/**
 * Joins the embedded PostgreSQL under `dataDir`, making and starting it when needed. Until this process leaves, a
 * server that dies is started again on the same port (docs/decisions/0002).
 */
export async function joinEmbedded(dataDir: string, log?: Pick<Log, 'info' | 'warn'>): Promise<EmbeddedPostgres> {
  const layout = await clusterLayout(dataDir, serverAccount());
  await initialise(layout);
  for (let attempt = 0; ; attempt += 1) {
    const urls = await ensureRunning(layout);
    try {
      const presence = await announce(urls.url, {
        revive: (leaving) => ensureRunning(layout, leaving),
        lost: () => log?.warn('the embedded database broke off its connection'),
        found: () => log?.info('the embedded database answers again'),
      });
      return { ...urls, leave: () => presence.leave(() => stopCluster(layout)) };
    } catch (error) {
      // The last leaver may be stopping the server under us: start it again.
      if (attempt >= 5) throw error;
    }
  }
}
