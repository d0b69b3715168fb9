import { afterAll, beforeAll, expect, test } from 'vitest';
import { sending, startUpstream, type Upstream } from '../../../tests/support/services/upstream.ts';
import { postPublic } from './publicPost.ts';

let receiver: Upstream;
beforeAll(async () => {
  receiver = await startUpstream(sending('', 'text/plain'));
});
afterAll(() => receiver.close());

const post = () => postPublic(new URL(receiver.url), '{}', { headers: {}, isTrusted: true });

test('answers the status, whatever the body', async () => {
  receiver.answer(sending('x'.repeat(100_000), 'text/plain', 418));
  expect(await post()).toBe(418);
});

test('fails where the connection is closed without an answer', async () => {
  receiver.answer((request) => request.socket.destroy());
  await expect(post()).rejects.toThrow('socket hang up');
});

test('fails at once where another protocol is offered', async () => {
  receiver.answer((_request, response) =>
    response.writeHead(101, { connection: 'upgrade', upgrade: 'websocket' }).end(),
  );
  await expect(post()).rejects.toThrow(`${new URL(receiver.url).host} closed the connection without an answer`);
});
