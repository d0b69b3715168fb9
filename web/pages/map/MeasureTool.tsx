import { type ComponentProps, useMemo } from 'react';
import { MeasuredProfile } from '#web/features/relief/MeasuredProfile.tsx';
import { MeasurePanel } from '#web/map/controls/MeasurePanel.tsx';
import { useProfile } from '#web/map/relief/useHeights.ts';

/** The panel of the measured line, with its profile. */
export function MeasureTool(props: Omit<ComponentProps<typeof MeasurePanel>, 'children' | 'profile'>) {
  const { points } = props;
  const parts = useMemo(() => [points], [points]);
  const profiled = useProfile(parts);
  return (
    <MeasurePanel {...props} profile={profiled?.profile ?? null}>
      {profiled && <MeasuredProfile profiled={profiled} />}
    </MeasurePanel>
  );
}
