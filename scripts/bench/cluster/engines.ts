import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';

/** Programs of PostgreSQL and PgBouncer on this machine. */
export interface Engines {
  readonly postgres: string;
  readonly initdb: string;
  readonly basebackup: string;
  readonly pgbouncer: string;
}

/** Where Debian has the programs of each version of PostgreSQL. */
const DEBIAN = '/usr/lib/postgresql';

/** The engines, or one sentence about what is missing: the embedded PostgreSQL brings no pg_basebackup. */
export function findEngines(): Engines | string {
  const names = { postgres: 'postgres', initdb: 'initdb', basebackup: 'pg_basebackup', pgbouncer: 'pgbouncer' };
  const [postgres, initdb, basebackup, pgbouncer] = Object.values(names).map(find);
  if (postgres && initdb && basebackup && pgbouncer) return { postgres, initdb, basebackup, pgbouncer };
  const missing = Object.values(names).filter((name) => find(name) === undefined);
  return `The cluster is not measured: ${missing.join(', ')} not found (Debian: apt-get install postgresql pgbouncer).`;
}

function find(name: string): string | undefined {
  const versions = existsSync(DEBIAN) ? readdirSync(DEBIAN).sort((a, b) => Number(b) - Number(a)) : [];
  const folders = [...versions.map((version) => path.join(DEBIAN, version, 'bin')), '/usr/sbin'];
  const onPath = spawnSync('which', [name], { encoding: 'utf8' }).stdout?.trim();
  return [...folders.map((folder) => path.join(folder, name)), onPath].find((file) => file && existsSync(file));
}
