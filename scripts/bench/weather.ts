import { createServer, type RequestListener } from 'node:http';
import { atRate, type Call, get, type Latency, percentiles, post } from './load.ts';
import { serve } from './process.ts';
import { documentId } from './serving.ts';

/** How a weather service is. None of them gives a forecast: what is kept of one would be measured as if it had been asked for. */
const SERVICES: Readonly<Record<string, RequestListener>> = {
  'is silent': () => undefined,
  'is down': (request) => void request.socket.destroy(),
  'sends garbage': (_request, response) =>
    void response.writeHead(200, { 'content-type': 'text/xml' }).end(Buffer.from([0xff, 0xfe, 0, 1, 2, 3])),
};

const DETAILS = 20;
const FORECASTS = 20;
const SECONDS = 3;
const ROUNDS = 5;

/** Details alone and then while the weather of other and other places is asked for, by each kind of service; a line each. */
export async function benchWeather(dataDir: string): Promise<string[]> {
  const lines: string[] = [];
  for (const [what, answering] of Object.entries(SERVICES)) {
    const service = createServer(answering);
    await new Promise<void>((listening) => service.listen(0, '127.0.0.1', listening));
    const address = service.address();
    const port = typeof address === 'object' && address !== null ? address.port : 0;
    const { url, logged, stop } = await serve(dataDir, { FMI_URL: `http://127.0.0.1:${port}/wfs` });
    try {
      const details = await detailCalls(url);
      // In turns, since a shared machine is not the same from one minute to the next; the first round warms the server.
      const [alone, beside]: [Latency[], Latency[]] = [[], []];
      for (let round = 0; round <= ROUNDS; round += 1) {
        alone.push(await atRate(details, DETAILS, SECONDS));
        const [found] = await Promise.all([
          atRate(details, DETAILS, SECONDS),
          atRate(forecastCalls(url, round), FORECASTS, SECONDS),
        ]);
        beside.push(found);
      }
      const [own, bare] = [median(beside.slice(1)), median(alone.slice(1))];
      lines.push(
        `the service ${what.padEnd(14)} detail ${told(own)}; without weather ${told(bare)}, ratio of p50 ${(own.p50 / bare.p50).toFixed(2)}; ${logged('the weather service')} line of the log`,
      );
    } finally {
      await stop();
      service.closeAllConnections();
      service.close();
    }
  }
  return lines;
}

/** Each of a place of its own, whatever it is answered. */
function forecastCalls(url: string, round: number): Call[] {
  return Array.from(
    { length: FORECASTS * SECONDS },
    (_, at): Call =>
      () =>
        get(`${url}/api/query/weatherAt?lon=${(21 + at / 10).toFixed(2)}&lat=${61 + round}`).catch(() => 0),
  );
}

function median(found: readonly Latency[]): Latency {
  const of = (value: (latency: Latency) => number) => percentiles(found.map(value)).p50;
  return {
    p50: of(({ p50 }) => p50),
    p95: of(({ p95 }) => p95),
    failures: found.reduce((sum, { failures }) => sum + failures, 0),
  };
}

/** Each is made anew: what is sent by POST is kept nowhere. */
async function detailCalls(url: string): Promise<Call[]> {
  const answer = await fetch(`${url}/api/query/attractions?attractionKind=hiking&bbox=24.2,60.9,24.8,61.1`);
  const { best }: { best: { id: number }[] } = await answer.json();
  const id = documentId('AttractionDetailQuery');
  return best.map(
    (place) => () => post(`${url}/graphql`, { documentId: id, variables: { id: place.id, language: 'fi' } }),
  );
}

function told({ p50, p95, failures }: Latency): string {
  return `p50 ${p50.toFixed(1)} p95 ${p95.toFixed(1)} ms${failures > 0 ? `, ${failures} FAILED` : ''}`;
}
