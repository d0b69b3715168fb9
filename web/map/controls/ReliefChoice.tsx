import { FormattedMessage } from 'react-intl';
import { useElevation } from '#web/map/state/elevation.ts';
import { setReliefShown, useReliefShown } from '#web/map/state/layersShown.ts';
import choices from './LayerSwitch.module.css';

/** Shows or hides shading and contours; nothing where there are no heights. */
export function ReliefChoice() {
  const shown = useReliefShown();
  return (
    useElevation() && (
      <label className={choices.choice}>
        <input type="checkbox" checked={shown} onChange={() => setReliefShown(!shown)} />
        <FormattedMessage id="layers.relief" />
      </label>
    )
  );
}
