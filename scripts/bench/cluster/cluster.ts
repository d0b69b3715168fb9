import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { connect, type Database } from '#api/platform/db/database.ts';
import { freePort } from '#api/platform/db/postgres/freePort.ts';
import { projectRoot } from '#api/platform/paths.ts';
import { startCdn } from '../../../tests/support/services/cdn.ts';
import { sessionOf } from '../photos.ts';
import { measured } from '../process.ts';
import { type Balancer, balancerOf } from './balancer.ts';
import { type Databases, startDatabases } from './databases.ts';
import { findEngines } from './engines.ts';
import type { Part } from './part.ts';
import { photoTakenBack } from './photoTakenBack.ts';
import { type Products, startProducts } from './products.ts';
import { type Phase, Traffic } from './traffic.ts';

// Two web processes, a jobs process, a primary, a streaming replica, PgBouncer and a store under load; each is killed
// in turn and started again, and a version is published meanwhile (DESIGN §10).

/** How long a part is away, and how long its return is watched. */
const AWAY_MS = 4000;
const BACK_MS = 3000;
const MAILED_MS = 150_000;
const EXTRACT = path.join('prisma', 'starter', 'helsinki-centre.osm.pbf');

interface Cluster {
  readonly databases: Databases;
  readonly products: Products;
  readonly balancer: Balancer;
  /** On the primary, past the pooler. */
  readonly db: Database;
  readonly cdnUrl: string;
}

/** Prints a row for each part that was killed; one sentence, and exit code 1, where an engine is not installed. */
export async function benchCluster(folder: string): Promise<void> {
  const engines = findEngines();
  if (typeof engines === 'string') {
    console.error(engines);
    process.exitCode = 1;
    return;
  }
  console.log('\nA cluster under load: each part killed with SIGKILL and started again');
  // Below a folder that the account of the servers may enter, which a home folder may not be.
  const home = mkdtempSync(path.join(tmpdir(), 'taival-cluster-'));
  chmodSync(home, 0o755);
  const stops: (() => Promise<unknown>)[] = [];
  try {
    const databases = await startDatabases(engines, path.join(home, 'databases'));
    stops.push(...[databases.primary, databases.replica, databases.pooler].map((part) => () => part.stop()));
    const webPorts = [await freePort(), await freePort()];
    const cdn = await startCdn(`http://127.0.0.1:${webPorts[0]}`);
    stops.push(async () => cdn.close());
    const products = await startProducts({
      databases,
      folder,
      ports: { webs: webPorts },
      cdnPurgeUrl: cdn.purgeUrl,
    });
    stops.push(...[products.store, products.jobs, ...products.webs].map((part) => () => part.stop()));
    const db = connect(databases.primaryUrl);
    stops.push(() => db.close());
    await measureCluster({ databases, products, balancer: balancerOf(products.webUrls), db, cdnUrl: cdn.url });
  } finally {
    for (const stop of stops.toReversed()) await stop().catch(() => undefined);
    rmSync(home, { recursive: true, force: true });
  }
}

async function measureCluster(cluster: Cluster): Promise<void> {
  const { databases, products, db, cdnUrl } = cluster;
  const [url = ''] = products.webUrls;
  const cookies = [await sessionOf(url, db, 'yksi'), await sessionOf(url, db, 'kaksi')];
  const admin = await sessionOf(url, db, 'valvoja');
  await db.prisma.user.updateMany({ where: { username: 'valvoja' }, data: { role: 'ADMIN' } });
  const placeIds = await somePlaces(db);
  const traffic = await startLoad(cluster, { cookies, placeIds });
  traffic.begin('nothing killed');
  await delay(AWAY_MS);
  const parts = [...products.webs, products.jobs, databases.replica, databases.pooler, products.store];
  for (const part of parts) await killed(traffic, part);
  traffic.begin('publish of a new version');
  await command(products, ['osm', EXTRACT]);
  await delay(BACK_MS);
  traffic.begin('rollback to the version before');
  await command(products, ['rollback']);
  await delay(BACK_MS);
  await killed(traffic, databases.primary);
  await traffic.end();
  const { phases } = traffic;
  const lost = await missingComments(db, phases);
  for (const row of table(phases, lost)) console.log(`  ${row}`);
  const mixed = traffic.mixed();
  console.log(`  answers mixing versions: ${mixed.length}${mixed.length > 0 ? ` (of ${mixed.join(', ')})` : ''}`);
  console.log(`  feedback taken ${traffic.feedback.length}, not mailed ${await unmailed(traffic, products.outbox)}`);
  const [place = 0] = placeIds;
  const gone = await photoTakenBack({ db, url, cdnUrl, admin, place });
  console.log(`  a photo taken back: the CDN answers 404 after ${(gone / 1000).toFixed(1)} s`);
}

async function killed(traffic: Traffic, part: Part): Promise<void> {
  traffic.begin(part.name);
  await part.kill();
  await delay(AWAY_MS);
  await part.start();
  await delay(BACK_MS);
}

function command({ env }: Products, words: readonly string[]): Promise<unknown> {
  return measured(process.execPath, ['scripts/import.mjs', ...words], env);
}

async function somePlaces({ pool }: Database): Promise<number[]> {
  const { rows } = await pool.query<{ id: number }>(
    `SELECT p.id FROM place p JOIN data_set d ON d.version = p.version AND d.state = 'LIVE' ORDER BY p.id LIMIT 300`,
  );
  return rows.map(({ id }) => id);
}

/** What changes with the version, in one answer: another list, other counts, other hits. */
const VERSIONED_QUERY = `{ dataSet { version placeCount kindCounts { count } }
  attractions(bounds: [24.9, 60.15, 24.98, 60.175], first: 40) { edges { node { attractionId name } } }
  search(query: "puisto", first: 20) { __typename } }`;

async function startLoad(
  { balancer }: Cluster,
  people: { readonly cookies: readonly string[]; readonly placeIds: readonly number[] },
): Promise<Traffic> {
  const versioned = `/graphql?query=${encodeURIComponent(VERSIONED_QUERY)}`;
  const first = await balancer.read(versioned);
  const version = /"version":(\d+)/.exec(first.body)?.[1];
  if (version === undefined) throw new Error(`no version in ${first.body}`);
  let turn = 0;
  const place = () => people.placeIds[(turn += 1) % people.placeIds.length];
  const shift = () => ((turn += 1) % 500) / 5000;
  const reads = [
    () => versioned,
    () => `/api/query/attractions?attractionKind=hiking&bbox=${24.6 + shift()},60.1,${25.2 + shift()},60.4`,
    () => `/api/query/attractions/${place()}`,
    () => `/api/query/find?q=${encodeURIComponent('kansallispuisto')}&lon=${24.9 + shift()}&lat=60.2`,
    () => `/tiles/attractions/${version}/all/9/${290 + ((turn += 1) % 8)}/${147 + (turn % 5)}.mvt`,
    () => versioned,
  ];
  return new Traffic({ balancer, reads, versioned, ...people });
}

/** Of each phase: acknowledged comments that are not there. */
async function missingComments({ pool }: Database, phases: readonly Phase[]): Promise<number[]> {
  const { rows } = await pool.query<{ text: string }>('SELECT text FROM comment');
  const stored = new Set(rows.map(({ text }) => text));
  return phases.map(({ acknowledged }) => acknowledged.filter((text) => !stored.has(text)).length);
}

/** Feedback that no mail reports, after a job of a killed process has had the time to be done again. */
async function unmailed({ feedback }: Traffic, outbox: string): Promise<number> {
  const deadline = Date.now() + MAILED_MS;
  const folder = path.resolve(projectRoot, outbox);
  for (;;) {
    const mails = readdirSync(folder).map((name) => readFileSync(path.join(folder, name), 'utf8'));
    const missing = feedback.filter((text) => !mails.some((mail) => mail.includes(text))).length;
    if (missing === 0 || Date.now() > deadline) return missing;
    await delay(1000);
  }
}

function table(phases: readonly Phase[], lost: readonly number[]): string[] {
  const head = ['', 'reads', 'failed', 'retried', 'slowest', 'writes', 'refused', 'unanswered', 'lost'];
  const rows = phases.map((phase, at) => [
    phase.name,
    String(phase.reads),
    String(phase.failedReads),
    String(phase.retriedReads),
    `${phase.slowestReadMs.toFixed(0)} ms`,
    String(phase.acknowledged.length),
    String(phase.refused),
    String(phase.unanswered),
    String(lost[at] ?? 0),
  ]);
  const line = ([name = '', ...cells]: readonly string[]) =>
    `${name.padEnd(32)}${cells.map((cell) => cell.padStart(11)).join('')}`;
  const faults = phases.flatMap(({ name, faults: met }) =>
    [...met].map(([fault, times]) => `  ${name}: ${times} times ${fault}`),
  );
  return [line(head), ...rows.map(line), ...faults];
}
