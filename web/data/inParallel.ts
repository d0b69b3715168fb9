import { createSemaphore } from './semaphore.ts';

/**
 * Does `work` for each item, at most `limit` at once. After the first failure no further item is begun; throws that
 * failure.
 */
export async function inParallel<T>(
  items: readonly T[],
  limit: number,
  work: (item: T) => Promise<void>,
): Promise<void> {
  const { run } = createSemaphore(limit);
  let hasFailed = false;
  const attempt = async (item: T) => {
    if (hasFailed) return;
    try {
      await work(item);
    } catch (error) {
      hasFailed = true;
      throw error;
    }
  };
  await Promise.all(items.map((item) => run(() => attempt(item))));
}
