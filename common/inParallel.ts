/** Does `work` for each item, so many at a time. The first failure ends the rest. */
export async function inParallel<T>(
  items: readonly T[],
  width: number,
  work: (item: T) => Promise<void>,
): Promise<void> {
  const queue = items.values();
  let isOver = false;
  async function lane(): Promise<void> {
    for (const item of queue) {
      if (isOver) return;
      await work(item);
    }
  }
  try {
    await Promise.all(Array.from({ length: width }, lane));
  } finally {
    isOver = true;
  }
}
