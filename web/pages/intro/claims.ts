import { Castle, Footprints, Trees } from 'lucide-react';

/**
 * What the service has and aims at: each count of the data set with its words, and the aim in the words of SPEC §2.
 */
export const CLAIMS = [
  { count: 'natureSites', now: 'intro.natureNow', text: 'intro.claimNature', glyph: Trees },
  { count: 'trails', now: 'intro.trailsNow', text: 'intro.claimTrails', glyph: Footprints },
  { count: 'sights', now: 'intro.sightsNow', text: 'intro.claimSights', glyph: Castle },
] as const;

export type Counts = Readonly<Record<(typeof CLAIMS)[number]['count'], number>>;
