import { useEffect, useMemo, useState } from 'react';
import type { Position } from '#common/geo/bounds.ts';
import { type LineSamples, sampleLine } from '#common/relief/lineSamples.ts';
import { type Profile, profileOf } from '#common/relief/profile.ts';
import { useElevation } from '#web/map/state/elevation.ts';
import { askRelief } from './askRelief.ts';
import { useAskedElevation } from './useAskedElevation.ts';

/** Samples of a long line at most: more would not be seen. */
const SAMPLES_MAX = 4000;

/**
 * Heights of points, metres, read from tiles on this device, with a network or in a saved area; null until they are
 * known and where they cannot be had. `points` has to stay the same object.
 */
function useHeightsOf(points: readonly Position[] | null): readonly (number | null)[] | null {
  useAskedElevation();
  const tiles = useElevation();
  const [known, setKnown] = useState<{
    readonly of: typeof points;
    readonly heights: readonly (number | null)[];
  } | null>(null);
  useEffect(() => {
    if (tiles === null || points === null) return undefined;
    const asking = new AbortController();
    askRelief(tiles, { what: 'heights', points }, asking.signal).then(
      (heights) => setKnown({ of: points, heights }),
      // A height more or less is worth no notice.
      () => undefined,
    );
    return () => asking.abort();
  }, [tiles, points]);
  return known !== null && known.of === points ? known.heights : null;
}

/** The height of a position, metres; null where it is not known. */
export function useHeight(position: Position): number | null {
  const [lon, lat] = position;
  const points = useMemo((): readonly Position[] => [[lon, lat]], [lon, lat]);
  return useHeightsOf(points)?.[0] ?? null;
}

/** A line with the heights along it. */
export interface ProfiledLine {
  readonly line: LineSamples;
  readonly profile: Profile;
}

/** The profile of a line of so many parts; null where it is not known. `parts` has to stay the same object. */
export function useProfile(parts: readonly (readonly Position[])[]): ProfiledLine | null {
  const line = useMemo(() => {
    const fine = sampleLine(parts);
    return fine === null || fine.points.length <= SAMPLES_MAX
      ? fine
      : sampleLine(parts, (fine.stepM * fine.points.length) / SAMPLES_MAX);
  }, [parts]);
  const heights = useHeightsOf(line?.points ?? null);
  return useMemo(() => {
    const profile = line && heights && profileOf(line, heights);
    return profile && { line, profile };
  }, [line, heights]);
}
