import { expect, test } from 'vitest';
import { featureBits } from '#common/places/features.ts';
import { shareWith } from './featureTotals.ts';

const TOTALS = [
  { kind: 'cafe', category: 'amenity/cafe', features: featureBits(['dogs']), count: 30 },
  { kind: 'cafe', category: 'amenity/cafe', features: featureBits(['dogs', 'free']), count: 10 },
  { kind: 'cafe', category: 'amenity/ice_cream', features: 0, count: 60 },
  { kind: 'none', category: 'amenity/library', features: featureBits(['free']), count: 100 },
];

test.each([
  [{ kind: 'cafe', category: null, features: ['dogs'] }, 0.4],
  [{ kind: 'cafe', category: null, features: ['dogs', 'free'] }, 0.1],
  [{ kind: null, category: 'amenity/cafe', features: ['free'] }, 0.25],
  [{ kind: 'none', category: 'amenity/library', features: ['free'] }, 1],
  [{ kind: null, category: null, features: ['free'] }, 0.55],
  [{ kind: 'cafe', category: null, features: ['lit'] }, 0],
  [{ kind: 'museum', category: null, features: ['free'] }, 0],
] as const)('of %j is %d', (filter, share) => expect(shareWith(TOTALS, filter)).toBeCloseTo(share, 10));
