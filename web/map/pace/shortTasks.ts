/** Ends in the next task: the browser may draw, and answer the visitor, before it. */
export function nextTask(): Promise<void> {
  return new Promise((resolve) => void setTimeout(resolve));
}

/** How long one task works; its last piece may make it half as long again on a phone. */
const TASK_MS = 12;

/**
 * Returns a function that says when the next piece of a long work may be done: at once while the task is short, or else
 * in the next task. Pieces that wait at the same time come one after another.
 */
export function shortTasks(): () => Promise<void> {
  let end = 0;
  let last = Promise.resolve();
  const begin = async () => {
    if (performance.now() < end) return;
    await nextTask();
    end = performance.now() + TASK_MS;
  };
  return () => {
    last = last.then(begin);
    return last;
  };
}
