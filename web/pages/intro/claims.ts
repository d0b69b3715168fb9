import { Castle, Footprints, Trees } from 'lucide-react';

/** What the service aims at, in the words of SPEC §2, each with the count of the data set that stands beside it. */
export const CLAIMS = [
  { count: 'natureSites', text: 'intro.claimNature', glyph: Trees },
  { count: 'trails', text: 'intro.claimTrails', glyph: Footprints },
  { count: 'sights', text: 'intro.claimSights', glyph: Castle },
] as const;

export type Counts = Readonly<Record<(typeof CLAIMS)[number]['count'], number>>;
