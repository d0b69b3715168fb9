import { afterEach, expect, test, vi } from 'vitest';
import deletePhoto, { type deletePhotoMutation } from '#web/__generated__/deletePhotoMutation.graphql.ts';
import { answering, type Answer } from '#web/test/answering.ts';
import { refused } from '#web/test/refused.ts';
import { perform } from './perform.ts';

afterEach(() => vi.unstubAllGlobals());

const payload = { __typename: 'DeleteImagePayload', deletedImageId: '7' };

test.each<[Answer, object]>([
  [{ deleteImage: payload }, { is: 'done', done: { deletedImageId: '7' } }],
  [
    { deleteImage: refused('InvalidInputError', { parameterName: 'id', detail: 'unknown' }) },
    { is: 'invalid', parameterName: 'id', detail: 'unknown' },
  ],
  [
    { deleteImage: refused('NotAuthorizedError', { reason: 'ANONYMOUS' }) },
    { is: 'unauthorized', reason: 'ANONYMOUS' },
  ],
  [{ deleteImage: refused('NotFoundError', {}) }, { is: 'notFound' }],
  [{ deleteImage: refused('RateLimitedError', { retryAfterS: 30 }) }, { is: 'limited', retryAfterS: 30 }],
  [{ deleteImage: refused('NoteConflictError', {}) }, { is: 'other', answer: { __typename: 'NoteConflictError' } }],
  [{ deleteImage: { __typename: 'LaterError' } }, { is: 'other', answer: { __typename: 'LaterError' } }],
  [429, { is: 'limited', retryAfterS: 90 }],
  [500, { is: 'failed' }],
  [503, { is: 'closed' }],
  [null, { is: 'offline' }],
])('a mutation that is answered with %j ends as %j', async (answer, result) => {
  answering(answer);
  const ended = await perform<deletePhotoMutation>(deletePhoto, { input: { id: '7' }, connections: [] });
  expect(ended).toMatchObject(result);
});

test('an aborted mutation does not end', async () => {
  let reply: (data: { deleteImage: object }) => void = () => undefined;
  answering(
    new Promise((resolve) => {
      reply = resolve;
    }),
  );
  const abort = new AbortController();
  const ended = vi.fn<() => void>();
  void perform<deletePhotoMutation>(
    deletePhoto,
    { input: { id: '7' }, connections: [] },
    { signal: abort.signal },
  ).then(ended);
  abort.abort();
  reply({ deleteImage: payload });
  await new Promise((resolve) => setTimeout(resolve));
  expect(ended).not.toHaveBeenCalled();
});
