import { formatAgo } from '#common/format.ts';
import type { Language } from '#common/languages.ts';
import { clocks } from '#web/data/serverClock.ts';

/** How long ago a moment is by the server's clock (SPEC §9). */
export function ago(time: string, language: Language): string {
  return formatAgo(new Date(time), new Date(clocks().server), language);
}
