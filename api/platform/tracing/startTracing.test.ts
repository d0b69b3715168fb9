import { trace } from '@opentelemetry/api';
import { expect, test } from 'vitest';
import { logInto } from '../../../tests/support/logInto.ts';
import { startUpstream } from '../../../tests/support/services/upstream.ts';
import { startTracing } from './startTracing.ts';

test.each([
  ['refuses', true],
  ['does not answer', false],
])('a collector that %s does not hold up the end for long, and is no failure of it', async (_how, refuses) => {
  const collector = await startUpstream((_request, response) => {
    if (refuses) response.writeHead(400).end();
  });
  const lines: string[] = [];
  const end = await startTracing(collector.url, logInto(lines));
  trace.getTracer('test').startSpan('span').end();
  const began = performance.now();
  await end();
  expect(performance.now() - began).toBeLessThan(4000);
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([
    { level: 40, msg: 'the last traces could not be sent' },
  ]);
  collector.close();
});
