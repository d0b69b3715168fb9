import type { ComponentProps } from 'react';
import { MeasuredProfile } from '#web/features/relief/MeasuredProfile.tsx';
import { MeasurePanel } from '#web/map/controls/MeasurePanel.tsx';

/** The panel of the measured line, with its profile. */
export function MeasureTool(props: Omit<ComponentProps<typeof MeasurePanel>, 'children'>) {
  return (
    <MeasurePanel {...props}>
      <MeasuredProfile points={props.points} />
    </MeasurePanel>
  );
}
