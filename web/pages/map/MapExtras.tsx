import type { ComponentProps } from 'react';
import { ConditionsOnMap } from '#web/features/conditions/onMap/ConditionsOnMap.tsx';
import { ReliefOnMap } from '#web/map/relief/ReliefOnMap.tsx';
import { useConditionsShown } from '#web/map/state/layersShown.ts';

/** What a drawn map shows besides places: the relief, and conditions unless the visitor hides them. */
export function MapExtras(props: ComponentProps<typeof ConditionsOnMap>) {
  return (
    <>
      <ReliefOnMap map={props.drawnMap.map} />
      {useConditionsShown() && <ConditionsOnMap {...props} />}
    </>
  );
}
