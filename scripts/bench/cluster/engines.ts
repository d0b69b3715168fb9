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

const NAMES = { postgres: 'postgres', initdb: 'initdb', basebackup: 'pg_basebackup', pgbouncer: 'pgbouncer' } as const;

/** The engines, or one sentence about what is missing: the embedded PostgreSQL brings no pg_basebackup. */
export function findEngines(find: (name: string) => string | undefined = fileOf): Engines | string {
  const [postgres, initdb, basebackup, pgbouncer] = Object.values(NAMES).map((name) => find(name));
  if (postgres && initdb && basebackup && pgbouncer) return { postgres, initdb, basebackup, pgbouncer };
  const missing = Object.values(NAMES).filter((name) => find(name) === undefined);
  return (
    `The cluster is not measured, because ${missing.join(', ')} cannot be found: ` +
    'install PostgreSQL and PgBouncer (Debian: postgresql, pgbouncer).'
  );
}

function fileOf(name: string): string | undefined {
  const versions = existsSync(DEBIAN) ? readdirSync(DEBIAN).sort((a, b) => Number(b) - Number(a)) : [];
  const folders = [...versions.map((version) => path.join(DEBIAN, version, 'bin')), '/usr/sbin'];
  const onPath = spawnSync('which', [name], { encoding: 'utf8' }).stdout?.trim();
  return [...folders.map((folder) => path.join(folder, name)), onPath].find((file) => file && existsSync(file));
}
