import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text as textOf } from 'node:stream/consumers';
import { z } from 'zod';

const value = z.union([
  z.object({ stringValue: z.string() }).transform((one) => one.stringValue),
  z.object({ intValue: z.coerce.number() }).transform((one) => one.intValue),
]);
const sent = z.object({
  resourceSpans: z.array(
    z.object({
      scopeSpans: z.array(
        z.object({
          spans: z.array(
            z.object({
              name: z.string(),
              traceId: z.string(),
              spanId: z.string(),
              parentSpanId: z.string().optional(),
              attributes: z.array(z.object({ key: z.string(), value })),
            }),
          ),
        }),
      ),
    }),
  ),
});

interface CollectedSpan {
  readonly name: string;
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId?: string | undefined;
  readonly attributes: Readonly<Record<string, string | number>>;
}

/** Takes the traces that a process sends by OTLP over HTTP, as JSON. */
export interface Collector {
  readonly url: string;
  spans(): readonly CollectedSpan[];
  /** All that came, as it was sent. */
  text(): string;
  stop(): Promise<void>;
}

export async function startCollector(): Promise<Collector> {
  const bodies: string[] = [];
  const server = createServer((request, response) => {
    void textOf(request).then((body) => {
      if (request.url === '/v1/traces') bodies.push(body);
      response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const { port }: Pick<AddressInfo, 'port'> = typeof address === 'object' && address !== null ? address : { port: 0 };
  return {
    url: `http://127.0.0.1:${port}`,
    spans: () =>
      bodies
        .flatMap((body) => sent.parse(JSON.parse(body)).resourceSpans)
        .flatMap(({ scopeSpans }) => scopeSpans.flatMap(({ spans }) => spans))
        .map(({ attributes, ...span }) => ({
          ...span,
          attributes: Object.fromEntries(attributes.map((one) => [one.key, one.value])),
        })),
    text: () => bodies.join('\n'),
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
