import { Agent, request } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import { type Served, serve } from './process.ts';
import { withDatabase } from './served.ts';
import { type Asked, USERS, type Visit, visits } from './visits.ts';

// 500 visitors at a time on two web processes for a minute: each asks, reads the answer, waits and asks again. One in
// ten is logged in, reads what is theirs and writes. Once undisturbed, once with one of the processes killed halfway.

const VISITORS = 500;
const SECONDS = 60;
/** Between an answer and the next question of a visitor: 500 of them then ask some 700 times a second. */
const PAUSE_MS = 650;

interface Kind {
  readonly times: number[];
  failures: number;
}

export async function benchVisitors(folder: string): Promise<void> {
  console.log(`\n${VISITORS} visitors at a time for ${SECONDS} s on two web processes, of whom ${USERS} are logged in`);
  // The first fills an empty database.
  const first = await serve(folder, { STARTER: 'full' });
  const second = await serve(folder);
  try {
    await withDatabase(folder, async (db) => {
      const visit = await visits(first.url, db);
      const agent = new Agent({ keepAlive: true, maxSockets: VISITORS });
      await Promise.all(
        Array.from({ length: 200 }, (_, at) => send(agent, first.url, visit(at, false)).catch(() => 0)),
      );
      await round('undisturbed', [first, second], visit, async () => undefined);
      await round('one process killed after 30 s', [first, second], visit, async () => {
        await delay((SECONDS / 2) * 1000);
        await second.kill();
      });
    });
  } finally {
    await first.stop();
  }
}

/** One round of load; `meanwhile` runs beside it. */
async function round(
  name: string,
  processes: readonly Served[],
  visit: Visit,
  meanwhile: () => Promise<void>,
): Promise<void> {
  const kinds = new Map<string, Kind>();
  const before = processes.map((one) => one.residentMb()?.toFixed(0) ?? '?');
  const agent = new Agent({ keepAlive: true, maxSockets: VISITORS });
  const end = performance.now() + SECONDS * 1000;
  const origins = processes.map(({ url }) => url);
  const visitor = async (at: number) => {
    await delay(Math.random() * PAUSE_MS);
    for (let turn = at; performance.now() < end; turn += 1) {
      await ask(agent, origins, turn, visit(turn, at < USERS), kinds);
      await delay(PAUSE_MS * (0.5 + Math.random()));
    }
  };
  await Promise.all([meanwhile(), ...Array.from({ length: VISITORS }, (_, at) => visitor(at))]);
  agent.destroy();
  const after = processes.map((one) => one.residentMb()?.toFixed(0) ?? 'gone');
  const all = [...kinds.values()].reduce((sum, { times }) => sum + times.length, 0);
  console.log(
    `  ${name}: ${(all / SECONDS).toFixed(0)} requests/s, memory ${before.join(' and ')} MB, then ${after.join(' and ')}`,
  );
  for (const [kind, { times, failures }] of kinds) console.log(kindLine(kind, times, failures));
}

function kindLine(kind: string, times: readonly number[], failures: number): string {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (part: number) => (sorted[Math.floor(part * sorted.length)] ?? Number.NaN).toFixed(0).padStart(5);
  return `    ${kind.padEnd(32)} ${String(times.length).padStart(6)}  p50 ${at(0.5)}  p99 ${at(0.99)} ms  ${failures} failed`;
}

/** Asks one of the processes, the other one too where a reading breaks off or a connection is refused. */
async function ask(
  agent: Agent,
  origins: readonly string[],
  turn: number,
  asked: Asked,
  kinds: Map<string, Kind>,
): Promise<void> {
  const kind = kinds.get(asked.kind) ?? { times: [], failures: 0 };
  kinds.set(asked.kind, kind);
  const start = performance.now();
  const to = (offset: number) => send(agent, origins[(turn + offset) % origins.length] ?? '', asked);
  try {
    const status = await to(0).catch((error: NodeJS.ErrnoException) => {
      if (asked.body !== undefined && error.code !== 'ECONNREFUSED') throw error;
      return to(1);
    });
    if (status !== 200) throw new Error(String(status));
    kind.times.push(performance.now() - start);
  } catch {
    kind.failures += 1;
  }
}

/** Sends a request and reads the whole answer; its status. */
function send(agent: Agent, origin: string, { path, body, cookie }: Asked): Promise<number> {
  return new Promise((resolve, reject) => {
    const headers = {
      'accept-encoding': 'gzip',
      ...(cookie !== undefined && { cookie }),
      ...(body !== undefined && { 'content-type': 'application/json' }),
    };
    const call = request(origin + path, { agent, headers, method: body === undefined ? 'GET' : 'POST' }, (answer) => {
      answer.resume();
      answer.on('end', () => resolve(answer.statusCode ?? 0));
      answer.on('error', reject);
    });
    call.on('error', reject);
    call.end(body === undefined ? undefined : JSON.stringify(body));
  });
}
