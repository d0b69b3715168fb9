import { beforeEach, expect, test } from 'vitest';
import { NotFoundError, OutOfServiceError } from '#api/domain/core/errors.ts';
import { cachedPages, type Rendered } from './pageCache.ts';

let page: ReturnType<typeof cachedPages<Rendered & { readonly html: string }>>;
let renders: number;

let now: number;

beforeEach(() => {
  now = 1;
  page = cachedPages({ now: () => now });
  renders = 0;
});

const rendering = (mayBeStored = true) =>
  page('key', async () => {
    renders += 1;
    return { html: `page ${renders}`, body: { size: 10 }, mayBeStored };
  });
const failing = (error: Error) => page('key', () => Promise.reject(error));

test('a page is made once for all requests at the same time, and cached for a second', async () => {
  expect((await Promise.all([rendering(), rendering()])).map(({ html }) => html)).toEqual(['page 1', 'page 1']);
  now += 900;
  expect((await rendering()).html).toBe('page 1');
  expect(renders).toBe(1);
});

test('a page of some seconds ago is shown while it is made anew; an older one is not', async () => {
  await rendering();
  now += 4900;
  expect((await rendering()).html).toBe('page 1');
  expect((await rendering()).html).toBe('page 2');
  now += 5100;
  expect((await rendering()).html).toBe('page 3');
});

test('a page is shown for some seconds where making it anew fails, then the failure is thrown', async () => {
  await rendering();
  now += 2000;
  expect((await failing(new NotFoundError())).html).toBe('page 1');
  now += 4000;
  await expect(failing(new NotFoundError())).rejects.toThrow(NotFoundError);
});

test('a page is made each time where something in it may have to disappear at once', async () => {
  expect([(await rendering(false)).html, (await rendering(false)).html]).toEqual(['page 1', 'page 2']);
});

test('a page of any age is shown while we are out of service, and only then', async () => {
  await expect(failing(new OutOfServiceError('away'))).rejects.toThrow('unavailable');
  await rendering();
  now += 3_600_000;
  expect((await failing(new OutOfServiceError('away'))).html).toBe('page 1');
  await expect(failing(new NotFoundError())).rejects.toThrow(NotFoundError);
  expect((await rendering()).html).toBe('page 2');
});
