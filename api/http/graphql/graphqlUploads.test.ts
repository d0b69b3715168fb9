import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { acceptMultipart, readMultipart } from './graphqlUploads.ts';

const uncaught: string[] = [];
const collect = ({ message }: Error) => void uncaught.push(message);

let app: FastifyInstance;
let url: string;

beforeAll(async () => {
  process.on('uncaughtExceptionMonitor', collect);
  app = Fastify();
  acceptMultipart(app);
  app.post('/', async (request, reply) => (await readMultipart(request, reply)).operations);
  url = await app.listen({ host: '127.0.0.1', port: 0 });
});

afterAll(async () => {
  await app.close();
  process.off('uncaughtExceptionMonitor', collect);
});

const part = (name: string, content: string) =>
  `--x\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${content}\r\n`;

test.each([
  ['has a part whose head is broken', '--x\r\n\nx: y\r\n\r\n{}\r\n--x--\r\n'],
  ['has a part whose head is broken, and no end', '--x\r\n\nx: y\r\n\r\n{}'],
  ['has operations of another type', `${part('operations', 'null')}--x--\r\n`],
  ['has operations of another type, and no end', `${part('operations', 'null')}--`],
  ['has a map of another type, and no end', `${part('operations', '{}') + part('map', '[]')}--x`],
  ['ends in its head', '--x\r\ncontent-dis'],
  ['is empty', ''],
])('a form that %s is refused, and ends nothing else', async (_what, body) => {
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'multipart/form-data; boundary=x' },
    body,
  });
  expect(answer.status).toBe(400);
  await new Promise(setImmediate);
  expect(uncaught.splice(0)).toEqual([]);
});
