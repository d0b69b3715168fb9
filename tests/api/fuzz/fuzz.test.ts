import { rmSync } from 'node:fs';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { publishHelsinki } from '../../support/made/helsinki.ts';
import { startTestServer, type TestServer } from '../../support/testServer.ts';
import { makeWebFolder } from '../../support/webFolder.ts';
import { type Dice, diceOf } from './dice.ts';
import { faultOf, watchFailures } from './findings.ts';
import { graphqlDoor } from './graphqlDoor.ts';
import { openImportDoor } from './importDoor.ts';
import { pageDoor } from './pageDoor.ts';
import { COOKIES, restorePeople } from './people.ts';
import { restDoor } from './restDoor.ts';
import { closeConnections, type MadeRequest, send, written } from './sending.ts';
import { tileDoor } from './tileDoor.ts';
import { uploadDoor } from './uploadDoor.ts';

// Made-up requests to every door of one server, by what it documents and against it. `npm run fuzz` sends 10,000 to
// each; FUZZ_SEED repeats a run. A finding is made as small as it can be and printed as a request.
const RUNS = Number(process.env['FUZZ_RUNS'] ?? 400);
const SEED = Number(process.env['FUZZ_SEED'] ?? 20);
/** Requests after which the accounts are made anew. */
const PEOPLE_LAST = 20;
/**
 * Bytes that the second half of a long run may add to what the first has left in the memory: caches with a limit may
 * still fill, that of the pages up to 32 MB of their text.
 */
const GROWTH_MAX = 100e6;
const LONG_RUN = 5000;

const webFolder = makeWebFolder();
const watched = watchFailures();
let server: TestServer;

beforeAll(async () => {
  server = await startTestServer({ webFolder, log: watched.log });
  await publishHelsinki(server.db);
}, 60_000);

afterAll(async () => {
  closeConnections();
  watched.stop();
  await server.stop();
  rmSync(webFolder, { recursive: true });
});

type Door = (dice: Dice) => MadeRequest | Promise<MadeRequest>;

const DOORS: readonly (readonly [name: string, open: () => Promise<Door>])[] = [
  ['REST', async () => restDoor(server.app)],
  ['GraphQL', async () => graphqlDoor],
  ['uploads', uploadDoor],
  ['tiles', async () => tileDoor(await baseSet())],
  ['pages', async () => pageDoor],
];

async function baseSet(): Promise<string> {
  const answer = await fetch(
    `${server.url}/graphql?${new URLSearchParams({ query: '{ dataSet { baseTiles { tiles } } }' })}`,
  );
  return /\/tiles\/base\/([^/]+)\//.exec(await answer.text())?.[1] ?? '';
}

let sent = 0;

/** Sends a request as nobody, a user or an admin. Throws with what is wrong with the answer. */
async function tried(door: Door, dice: Dice): Promise<string> {
  if (sent % PEOPLE_LAST === 0) await restorePeople(server.db);
  sent += 1;
  const made = await door(dice);
  const cookie = dice.one(['', ...COOKIES]);
  const request = { ...made, headers: { ...(cookie !== '' && { cookie }), ...made.headers } };
  const answer = await send(server.url, request).catch((error: unknown) => String(error));
  if (answer === null) return 'closed';
  const fault = typeof answer === 'string' ? answer : faultOf(request.path, answer);
  const logged = watched.taken();
  if (fault !== null || logged.length > 0) {
    const lines = logged.map((line) => JSON.stringify(line, describeError));
    throw new Error([fault, ...lines, written(request)].join('\n'));
  }
  return typeof answer === 'string' ? answer : String(answer.status);
}

function describeError(_key: string, value: unknown): unknown {
  return value instanceof Error ? `${value.stack} ${String(value.cause ?? '')}` : value;
}

/** Bytes of the heap that are in use. */
function usedHeap(): number {
  setFlagsFromString('--expose-gc');
  runInNewContext('gc')();
  return process.memoryUsage().heapUsed;
}

/** Tries so many times, and prints what came how often; the heap may not grow by what is tried. */
async function fuzzed(name: string, once: (dice: Dice) => Promise<string>): Promise<void> {
  const counts = new Map<string, number>();
  const heap: number[] = [];
  let run = 0;
  const property = fc.asyncProperty(fc.gen(), async (generate) => {
    if (run === 0 || run === Math.floor(RUNS / 2) || run === RUNS - 1) heap.push(usedHeap());
    run += 1;
    const outcome = await once(diceOf(generate));
    counts.set(outcome, (counts.get(outcome) ?? 0) + 1);
  });
  await fc.assert(property, { numRuns: RUNS, seed: SEED });
  const shown = [...counts].sort(([a], [b]) => a.localeCompare(b)).map(([outcome, count]) => `${count} × ${outcome}`);
  const used = heap.map((bytes) => `${Math.round(bytes / 1e6)} MB`);
  process.stdout.write(`${name}: ${RUNS} of seed ${SEED}: ${shown.join(', ')}; heap ${used.join(', ')}\n`);
  const [, middle = 0, end = 0] = heap;
  if (RUNS >= LONG_RUN) expect(end - middle).toBeLessThan(GROWTH_MAX);
}

const HOURS = 3 * 3_600_000;

test.each(DOORS)(
  '%s: no made-up request is answered with a failure, a secret of the server or silence',
  async (name, open) => {
    const door = await open();
    await fuzzed(name, (dice) => tried(door, dice));
  },
  HOURS,
);

test(
  'imports: every damaged file is read or refused with a sentence',
  async () => {
    const door = openImportDoor();
    try {
      await fuzzed('imports', (dice) => door.tried(dice));
    } finally {
      door.close();
    }
  },
  HOURS,
);
