import { formatAgo } from '#common/format.ts';
import type { Language } from '#common/languages.ts';

/** How long ago a moment is (SPEC §9). */
export function ago(time: string, language: Language): string {
  return formatAgo(new Date(time), new Date(), language);
}
