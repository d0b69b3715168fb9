import { execFileSync, spawn } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { freePort } from '#api/platform/db/postgres/freePort.ts';
import { projectRoot } from '#api/platform/paths.ts';
import type { Bounds } from '#common/geo/bounds.ts';

/** Version 5 fails on every connection with the dependencies that it gets today. */
const PACKAGES = ['postgraphile@4', 'postgraphile-plugin-connection-filter@2', 'graphql@15'];

export interface Postgraphile {
  /** Its GraphQL endpoint. */
  readonly url: string;
  stop(): Promise<void>;
}

/** Installs PostGraphile into a folder of its own and starts it on a database; null where it cannot be installed. */
export async function startPostgraphile(folder: string, databaseUrl: string): Promise<Postgraphile | null> {
  if (!install(folder)) return null;
  const port = await freePort();
  const server = spawn(
    process.execPath,
    [path.join(projectRoot, 'scripts', 'bench', 'country', 'postgraphileServer.mjs')],
    {
      cwd: folder,
      env: { ...process.env, BASELINE_URL: databaseUrl, PORT: String(port), NODE_ENV: 'production' },
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  await new Promise<void>((resolve, reject) => {
    server.once('exit', (code) => reject(new Error(`PostGraphile ended with ${code} before it was ready.`)));
    createInterface(server.stdout).once('line', () => resolve());
  });
  const stop = () =>
    new Promise<void>((resolve) => {
      server.once('exit', () => resolve());
      server.kill('SIGTERM');
    });
  return { url: `http://127.0.0.1:${port}/graphql`, stop };
}

function install(folder: string): boolean {
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, 'package.json'), '{ "private": true }');
  try {
    execFileSync('npm', ['install', '--no-audit', '--no-fund', ...PACKAGES], { cwd: folder, stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

const RESTAURANTS =
  'query($w: Float!, $s: Float!, $e: Float!, $n: Float!) { allPlaces(first: 20, orderBy: QUALITY_DESC, filter: { ' +
  'kind: { equalTo: "restaurant" }, lon: { greaterThan: $w, lessThan: $e }, ' +
  'lat: { greaterThan: $s, lessThan: $n } }) { ' +
  'nodes { id name category lon lat stars areaM2 municipalities placeByParentId { id name } ' +
  'placesByParentId(first: 5) { nodes { id name } } } } }';

/** The body of a request for the same restaurants as those of `nestedQuery`. */
export function postgraphileQuery([w, s, e, n]: Bounds): unknown {
  return { query: RESTAURANTS, variables: { w, s, e, n } };
}
