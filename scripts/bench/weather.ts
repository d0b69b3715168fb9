import { createServer, type RequestListener } from 'node:http';
import { detailCalls, latencyText, median } from './details.ts';
import { atRate, type Call, get, type Latency } from './load.ts';
import { serve } from './process.ts';

/**
 * Kinds of failing weather services. None gives a forecast: a cached forecast would be measured as if the service had
 * been asked.
 */
const SERVICES: Readonly<Record<string, RequestListener>> = {
  'is silent': () => undefined,
  'is down': (request) => void request.socket.destroy(),
  'sends garbage': (_request, response) =>
    void response.writeHead(200, { 'content-type': 'text/xml' }).end(Buffer.from([0xff, 0xfe, 0, 1, 2, 3])),
};

const DETAILS = 20;
const FORECASTS = 20;
const SECONDS = 3;

/**
 * Measures details alone, and details while the weather of ever new places is asked for, for each kind of service; a
 * line each.
 */
export async function benchWeather(dataDir: string, rounds: number): Promise<string[]> {
  const lines: string[] = [];
  for (const [what, answering] of Object.entries(SERVICES)) {
    const service = createServer(answering);
    await new Promise<void>((listening) => service.listen(0, '127.0.0.1', listening));
    const address = service.address();
    const port = typeof address === 'object' && address !== null ? address.port : 0;
    const { url, logged, stop } = await serve(dataDir, { FMI_URL: `http://127.0.0.1:${port}/wfs` });
    try {
      const details = await detailCalls(url);
      // Alternating, since a shared machine changes from one minute to the next; the first round warms the server.
      const [alone, beside]: [Latency[], Latency[]] = [[], []];
      for (let round = 0; round <= rounds; round += 1) {
        alone.push(await atRate(details, DETAILS, SECONDS));
        const [found] = await Promise.all([
          atRate(details, DETAILS, SECONDS),
          atRate(forecastCalls(url, round), FORECASTS, SECONDS),
        ]);
        beside.push(found);
      }
      const [own, bare] = [median(beside.slice(1)), median(alone.slice(1))];
      lines.push(
        `the service ${what.padEnd(14)} detail ${latencyText(own)}; without weather ${latencyText(bare)}, ` +
          `ratio of p50 ${(own.p50 / bare.p50).toFixed(2)}; ${logged('the weather service')} line of the log`,
      );
    } finally {
      await stop();
      service.closeAllConnections();
      service.close();
    }
  }
  return lines;
}

/** Forecasts, each for a place of its own; failures are ignored. */
function forecastCalls(url: string, round: number): Call[] {
  return Array.from(
    { length: FORECASTS * SECONDS },
    (_, at): Call =>
      () =>
        get(`${url}/api/query/weatherAt?lon=${(21 + at / 10).toFixed(2)}&lat=${61 + round}`).catch(() => 0),
  );
}
