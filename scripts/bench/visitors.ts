import { Agent, request } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import { type Served, serve } from './process.ts';
import { withDatabase } from './served.ts';
import { type Asked, USERS, type Visit, visits } from './visits.ts';

// 500 visitors at a time on two web processes for a minute: each asks, reads the answer, waits and asks again. One in
// ten is logged in, reads their own data and writes. Once undisturbed, and twice with one of the processes killed
// halfway: first as a service that is started again (deploy/systemd), then as a machine that is gone.

const VISITORS = 500;
const SECONDS = 60;
/** Between an answer and the next question of a visitor: 500 of them then ask some 700 times a second. */
const PAUSE_MS = 650;
const WARM_UP_MS = 10_000;
/** `RestartSec` of deploy/systemd/taival.service. */
const RESTART_MS = 2000;

interface Kind {
  readonly times: number[];
  /** Requests that failed at first and were sent once more, to the next process. */
  askedAgain: number;
  failures: number;
}

export async function benchVisitors(folder: string): Promise<void> {
  console.log(`\n${VISITORS} visitors at a time for ${SECONDS} s on two web processes, of whom ${USERS} are logged in`);
  // The first fills an empty database.
  const first = await serve(folder, { STARTER: 'full' });
  let second = await serve(folder);
  try {
    await withDatabase(folder, async (db) => {
      const load = { origins: [first.url, second.url], visit: await visits(first.url, db) };
      const round = (name: string, halfway: () => Promise<void>) =>
        printRound(name, [first, second], () =>
          underLoad(load, async () => {
            await Promise.all([delay(SECONDS * 1000), delay((SECONDS / 2) * 1000).then(halfway)]);
          }),
        );
      // Fills the caches before anything is measured.
      await underLoad(load, () => delay(WARM_UP_MS));
      await round('undisturbed', async () => undefined);
      await round('one process killed after 30 s, and started again', async () => {
        await second.kill();
        await delay(RESTART_MS);
        second = await serve(folder);
        load.origins = [first.url, second.url];
      });
      await round('one process killed after 30 s, for good', () => second.kill());
    });
  } finally {
    await first.stop();
  }
}

/** The requests and the processes that take them: both may change while the load lasts. */
export interface Load {
  /** Processes that take requests, as a load balancer knows them. */
  origins: readonly string[];
  visit: Visit;
}

/** Puts the load of 500 visitors on until `meanwhile` has ended; what became of their requests, by kind. */
export async function underLoad(load: Load, meanwhile: () => Promise<void>): Promise<ReadonlyMap<string, Kind>> {
  const kinds = new Map<string, Kind>();
  const agent = new Agent({ keepAlive: true, maxSockets: VISITORS });
  const over = new AbortController();
  const visitor = async (at: number) => {
    await delay(Math.random() * PAUSE_MS);
    for (let turn = at; !over.signal.aborted; turn += 1) {
      await ask(agent, load.origins, turn, load.visit(turn, at < USERS), kinds);
      await delay(PAUSE_MS * (0.5 + Math.random()));
    }
  };
  const visitors = Array.from({ length: VISITORS }, (_, at) => visitor(at));
  await meanwhile();
  over.abort();
  await Promise.all(visitors);
  agent.destroy();
  return kinds;
}

/** Prints a round of load: requests a second, memory before and after, and a line for each kind of request. */
export async function printRound(
  name: string,
  processes: readonly Served[],
  round: () => Promise<ReadonlyMap<string, Kind>>,
): Promise<void> {
  const before = processes.map((one) => one.residentMb()?.toFixed(0) ?? 'none');
  const start = performance.now();
  const kinds = await round();
  const seconds = (performance.now() - start) / 1000;
  const after = processes.map((one) => one.residentMb()?.toFixed(0) ?? 'gone');
  const rate = [...kinds.values()].reduce((sum, { times }) => sum + times.length, 0) / seconds;
  console.log(
    `  ${name}: ${rate.toFixed(0)} requests/s; MB before ${before.join(' and ')}, after ${after.join(' and ')}`,
  );
  for (const [name, kind] of kinds) console.log(kindLine(name, kind));
}

function kindLine(name: string, { times, askedAgain, failures }: Kind): string {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (part: number) => (sorted[Math.floor(part * sorted.length)] ?? Number.NaN).toFixed(0).padStart(5);
  const took = `p50 ${at(0.5)}  p99 ${at(0.99)} ms`;
  const count = String(times.length).padStart(6);
  return `    ${name.padEnd(32)} ${count}  ${took}  ${askedAgain} asked again, ${failures} failed`;
}

/** Asks one of the processes, and the next one where that fails, as the app asks again. */
async function ask(
  agent: Agent,
  origins: readonly string[],
  turn: number,
  asked: Asked,
  kinds: Map<string, Kind>,
): Promise<void> {
  const kind = kinds.get(asked.kind) ?? { times: [], askedAgain: 0, failures: 0 };
  kinds.set(asked.kind, kind);
  const start = performance.now();
  const to = (offset: number) => send(agent, origins[(turn + offset) % origins.length] ?? '', asked);
  try {
    await to(0).catch(() => {
      kind.askedAgain += 1;
      return to(1);
    });
    kind.times.push(performance.now() - start);
  } catch {
    kind.failures += 1;
  }
}

/** Sends a request and reads the whole answer. Rejects unless that is 200 and, of a change, its payload. */
function send(agent: Agent, origin: string, { path, body, cookie }: Asked): Promise<void> {
  return new Promise((resolve, reject) => {
    const headers = {
      ...(body === undefined && { 'accept-encoding': 'gzip, br' }),
      ...(cookie !== undefined && { cookie }),
      ...(body !== undefined && { 'content-type': 'application/json' }),
    };
    const call = request(origin + path, { agent, headers, method: body === undefined ? 'GET' : 'POST' }, (answer) => {
      let payload = '';
      answer.on('data', (chunk: Buffer) => {
        if (body !== undefined) payload += chunk.toString();
      });
      answer.on('end', () => {
        const isDone = answer.statusCode === 200 && (body === undefined || payload.includes('Payload"'));
        if (isDone) resolve();
        else reject(new Error(`${path}: ${answer.statusCode}`));
      });
      answer.on('error', reject);
    });
    call.on('error', reject);
    call.end(body === undefined ? undefined : JSON.stringify(body));
  });
}
