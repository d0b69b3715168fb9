import type { Saving } from '#web/features/offline/savedAreas/saving.ts';

/**
 * Heading of the save dialog: it asks before the saving that it began (`begun`, an id), and then says how that goes.
 */
export function saveTitle(saving: Saving, begun: string | null) {
  if (saving.state === 'none' || saving.id !== begun) return 'saved.ask';
  if (saving.state === 'running') return 'saved.underWay';
  return saving.state === 'done' ? 'saved.ended' : 'saved.unfinished';
}
