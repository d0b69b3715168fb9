import type { FastifyInstance } from 'fastify';
import { Counter, Gauge, Histogram } from 'prom-client';
import { metrics } from '#api/platform/metrics/registry.ts';
import { SECOND_MS } from '#common/time.ts';

const requests = new Counter({
  name: 'taival_http_requests_total',
  help: 'Answered requests by route, as it is declared, and status.',
  labelNames: ['method', 'route', 'status'],
  registers: [metrics],
});

const times = new Histogram({
  name: 'taival_http_request_seconds',
  help: 'Time from the head of a request to the end of its answer.',
  labelNames: ['method', 'route'],
  buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.3, 1, 3, 10],
  registers: [metrics],
});

const inFlight = new Gauge({
  name: 'taival_http_requests_in_flight',
  help: 'Requests that are being answered.',
  registers: [metrics],
});

/** Paths that no route has are counted as one: anybody may ask for any number of them. */
const NO_ROUTE = 'none';

/** Counts and times requests by their routes. */
export function measureRequests(app: FastifyInstance): void {
  app.addHook('onRequest', async () => inFlight.inc());
  app.addHook(
    'onResponse',
    async ({ method, routeOptions: { url: route = NO_ROUTE } }, { statusCode, elapsedTime }) => {
      inFlight.dec();
      requests.inc({ method, route, status: statusCode });
      times.observe({ method, route }, elapsedTime / SECOND_MS);
    },
  );
}
