import { travelMinutes } from '#common/relief/travelTime.ts';
import type { ProfiledLine } from '#web/map/relief/useHeights.ts';
import type { Relief } from './relief.ts';

/** What the profile of a line of the visitor's own says, for somebody who walks it. */
export function lineRelief({ profile }: ProfiledLine): Relief {
  const { ascentM, descentM, highestM, lowestM, steepest } = profile;
  return {
    ascentM,
    descentM,
    highestM,
    lowestM,
    steepestPercent: steepest?.percent,
    steepestFromM: steepest?.fromM,
    minutes: travelMinutes(profile, 'walk'),
    source: 'model',
    profile,
  };
}
