import { useMemo } from 'react';
import type { Position } from '#common/geo/bounds.ts';
import { useProfile } from '#web/map/relief/useHeights.ts';
import { lineRelief } from './lineRelief.ts';
import { ReliefSection } from './ReliefSection.tsx';

/** How a track of the user's goes up and down, from heights that this device reads; nothing where there are none. */
export function TrackRelief({ parts }: { readonly parts: readonly (readonly Position[])[] }) {
  const profiled = useProfile(parts);
  const relief = useMemo(() => profiled && lineRelief(profiled), [profiled]);
  return relief && profiled && <ReliefSection relief={relief} line={profiled.line} />;
}
