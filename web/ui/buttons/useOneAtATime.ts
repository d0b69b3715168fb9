import { useRef, useState } from 'react';

/**
 * For what a button sends once, however often it is pressed: `run` does nothing, and answers undefined, while the work
 * before goes on. `isBusy` says whether it does, for `aria-disabled`.
 */
export function useOneAtATime() {
  const isRunning = useRef(false);
  const [isBusy, setBusy] = useState(false);

  async function run<T>(work: () => Promise<T>): Promise<T | undefined> {
    if (isRunning.current) return undefined;
    isRunning.current = true;
    setBusy(true);
    try {
      return await work();
    } finally {
      isRunning.current = false;
      setBusy(false);
    }
  }

  return { isBusy, run };
}
