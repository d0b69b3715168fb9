import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Bucket, startBucket } from '../../../tests/support/services/bucket.ts';
import { inFileStore } from './fileStore.ts';

let bucket: Bucket;
beforeAll(async () => {
  bucket = await startBucket();
});
afterAll(() => bucket.stop());

test.each([
  [503, 'The file store (FILES_URL or DATA_DIR/files) does not work (503).'],
  [507, 'There is no room in the file store (FILES_URL or DATA_DIR/files).'],
])('an answer %i of the file store is told in a sentence', async (status, sentence) => {
  bucket.break(async (_, response) => {
    response.writeHead(status).end();
    return 'done';
  });
  const doing = inFileStore(bucket.files.put('images/1/one.jpg', 'x')).finally(() => bucket.break(null));
  await expect(doing).rejects.toThrow(sentence);
});

test('other failures are as they were', async () => {
  await expect(inFileStore(Promise.reject(new Error('no such row')))).rejects.toThrow(/^no such row$/);
  expect(await inFileStore(Promise.resolve(1))).toBe(1);
});
