import pg from 'pg';
import { LOCK_KEYS } from '#api/platform/lockKeys.ts';
import type { ClusterLayout } from './layout.ts';
import { newPassword, readSecrets, writeSecrets } from './secrets.ts';
import { giveToServiceRole, makeServiceRole, SERVICE_ROLE } from './serviceRole.ts';

/** The only database of the embedded cluster. */
const DATABASE = 'taival';

/** Addresses of the one database. */
export interface ClusterUrls {
  /** As the role that the product works as. */
  readonly url: string;
  /** As the superuser: for what a test or a later version has to do to the server itself. */
  readonly ownerUrl: string;
}

/**
 * Makes the database and the role that the product works as, where they are missing, in the server at a port. Throws
 * while it accepts no connections.
 */
export async function ensureDatabase(layout: ClusterLayout, port: number): Promise<ClusterUrls> {
  const { user, password } = readSecrets(layout);
  const urlOf = (database: string) => `postgresql://${user}:${password}@127.0.0.1:${port}/${database}`;
  const servicePassword = await connected(urlOf('postgres'), async (owner) => {
    await owner.query('SELECT pg_advisory_lock($1)', [LOCK_KEYS.making]);
    const made = await ensureRole(owner, layout);
    const found = await owner.query('SELECT 1 FROM pg_database WHERE datname = $1', [DATABASE]);
    if (found.rowCount === 0) await owner.query(`CREATE DATABASE ${DATABASE} OWNER ${SERVICE_ROLE}`);
    await connected(urlOf(DATABASE), (client) => giveToServiceRole(client, DATABASE));
    return made;
  });
  return {
    url: `postgresql://${SERVICE_ROLE}:${servicePassword}@127.0.0.1:${port}/${DATABASE}`,
    ownerUrl: urlOf(DATABASE),
  };
}

/** The password of the role, which is made where there is none. */
async function ensureRole(owner: pg.Client, layout: ClusterLayout): Promise<string> {
  // Another process may have made it while the lock was waited for.
  const secrets = readSecrets(layout);
  const found = await owner.query('SELECT 1 FROM pg_roles WHERE rolname = $1', [SERVICE_ROLE]);
  if (secrets.servicePassword !== undefined && found.rowCount === 1) return secrets.servicePassword;
  const servicePassword = secrets.servicePassword ?? newPassword();
  await makeServiceRole(owner, servicePassword);
  writeSecrets(layout, { ...secrets, servicePassword });
  return servicePassword;
}

async function connected<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 });
  client.on('error', () => undefined);
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
