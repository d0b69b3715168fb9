import { createServer, type RequestListener } from 'node:http';
import { conditionsQueue } from '#api/domain/conditions/sources/askSources.ts';
import { QUEUES } from '#api/domain/jobs/deferredWork.ts';
import type { Database } from '#api/platform/db/database.ts';
import { openJobs } from '#api/platform/db/jobs.ts';
import { createLog } from '#api/platform/log.ts';
import { detailCalls, latencyText, median } from './details.ts';
import { atRate, type Latency } from './load.ts';
import { serve, type Served } from './process.ts';
import { withDatabase } from './served.ts';

const MEGABYTE = Buffer.alloc(1024 * 1024, '<p>warning</p>');

/** Kinds of failing sources. */
const SERVICES: Readonly<Record<string, RequestListener>> = {
  'is silent': () => undefined,
  'is down': (request) => void request.socket.destroy(),
  'sends a byte a second': (_request, response) => {
    response.writeHead(200, { 'content-type': 'application/rss+xml' });
    const timer = setInterval(() => response.write('<'), 1000);
    response.once('close', () => clearInterval(timer));
  },
  'lies at length': (_request, response) => {
    response.writeHead(200, { 'content-type': 'application/rss+xml' });
    for (let sent = 0; sent < 20; sent += 1) response.write(MEGABYTE);
    response.end();
  },
};

const DETAILS = 20;
const SECONDS = 3;

/**
 * Measures details of a server that asks failing sources all the time, beside those of one on the same data that asks
 * none; a line for each kind of failure.
 */
export async function benchConditions(dataDir: string, rounds: number): Promise<string[]> {
  const lines: string[] = [];
  for (const [what, answering] of Object.entries(SERVICES)) {
    let asked = 0;
    const service = createServer((request, response) => {
      asked += 1;
      answering(request, response);
    });
    await new Promise<void>((listening) => service.listen(0, '127.0.0.1', listening));
    const address = service.address();
    const port = typeof address === 'object' && address !== null ? address.port : 0;
    const url = `http://127.0.0.1:${port}/`;
    const sources = { FMI_WARNINGS_URL: `${url}rss`, MAINTENANCE_SOURCES: `helsinki=${url}units` };
    const beside = await serve(dataDir, { ...sources, ROLE: 'all', COMMONS_URL: '' });
    const alone = await serve(dataDir);
    try {
      const [own, bare] = await measure(dataDir, { beside, alone }, rounds);
      lines.push(
        `a source that ${what.padEnd(21)} detail ${latencyText(own)}; without sources ${latencyText(bare)}, ` +
          `ratio of p50 ${(own.p50 / bare.p50).toFixed(2)}; asked ${asked} times`,
      );
    } finally {
      await alone.stop();
      await beside.stop();
      service.closeAllConnections();
      service.close();
    }
  }
  return lines;
}

/** Medians of alternating rounds: a shared machine changes from one minute to the next. The first round warms both. */
async function measure(
  dataDir: string,
  { beside, alone }: Readonly<Record<'beside' | 'alone', Served>>,
  rounds: number,
): Promise<[Latency, Latency]> {
  const [besideCalls, aloneCalls] = [await detailCalls(beside.url), await detailCalls(alone.url)];
  const [own, bare]: [Latency[], Latency[]] = [[], []];
  await withDatabase(dataDir, async (db) => {
    for (let round = 0; round <= rounds; round += 1) {
      bare.push(await atRate(aloneCalls, DETAILS, SECONDS));
      await haveSourcesAsked(db);
      own.push(await atRate(besideCalls, DETAILS, SECONDS));
    }
  });
  return [median(own.slice(1)), median(bare.slice(1))];
}

/** Has the sources asked now, as if their rest was over. */
async function haveSourcesAsked(db: Database): Promise<void> {
  await db.prisma.conditionSource.updateMany({ data: { askedAt: null } });
  const jobs = await openJobs({ db, log: createLog('silent'), queues: QUEUES, sendOnly: true });
  await db.prisma.$transaction((tx) => jobs.enqueue(tx, conditionsQueue, {}));
  await jobs.stop();
}
