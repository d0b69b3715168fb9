import { reloadOwnContent } from '#web/data/own/ownContent.ts';
import { pending } from '#web/features/offline/outbox/pending.ts';

/**
 * Loads own content anew each time the last of what waited has left the outbox: only the tab that sent it has
 * it in its lists, and only where they were loaded before it arrived.
 */
export function reloadArrived(): void {
  let seen = 0;
  pending.subscribe(() => {
    const { entries, gone } = pending.get();
    if (gone.length < seen) seen = gone.length;
    if (gone.length === seen || entries.some(({ problem }) => problem === null)) return;
    seen = gone.length;
    reloadOwnContent();
  });
}
