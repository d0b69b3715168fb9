/** Browsers from 2022 on have locks. */
function browserLocks(): LockManager | null | undefined {
  return navigator.locks;
}

/** Runs `work` in one tab at a time; in a browser without locks at once. */
export async function inOneTab<T>(name: string, work: () => Promise<T>): Promise<T> {
  const locks = browserLocks();
  return locks ? locks.request(name, work) : work();
}

/** Runs `work`, unless a tab is at work under that name: then it answers `busy`. In a browser without locks it runs. */
export async function unlessBusy<T>(name: string, work: () => Promise<T>, busy: T): Promise<T> {
  const locks = browserLocks();
  if (!locks) return work();
  return locks.request(name, { ifAvailable: true }, async (lock) => (lock === null ? busy : work()));
}
