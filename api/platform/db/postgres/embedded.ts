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

/** The servers that this process has joined or is joining. */
const joined = new Set<Promise<EmbeddedPostgres>>();

/**
 * Joins the embedded PostgreSQL under `dataDir`, making and starting it when needed. Until this process leaves, a
 * server that dies is started again on the same port (docs/decisions/0002).
 */
export function joinEmbedded(dataDir: string, log?: Pick<Log, 'info' | 'warn'>): Promise<EmbeddedPostgres> {
  const one = join(dataDir, log);
  joined.add(one);
  return one;
}

/**
 * Leaves all servers at once, also one that is being joined: for a process that is told to end. Statements in flight
 * fail where this process was the last.
 */
export async function leaveEmbedded(): Promise<void> {
  for (const one of joined)
    await one.then(
      ({ leave }) => leave(),
      () => undefined,
    );
}

async function join(dataDir: string, log?: Pick<Log, 'info' | 'warn'>): Promise<EmbeddedPostgres> {
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
      let left: Promise<void> | null = null;
      return { ...urls, leave: () => (left ??= presence.leave(() => stopCluster(layout))) };
    } catch (error) {
      // The last leaver may be stopping the server under us: start it again.
      if (attempt >= 5) throw error;
    }
  }
}
