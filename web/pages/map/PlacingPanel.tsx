import type { RefObject } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Padding } from '#common/geo/camera.ts';
import { ModePanel } from '#web/map/controls/ModePanel.tsx';
import { currentCamera } from '#web/navigation/camera.ts';
import { useOpenPoint } from './useOpenPoint.ts';

interface Props {
  readonly padding: Padding;
  readonly onEnd: () => void;
  /** The button that takes the focus back from the panel when it goes. */
  readonly home: RefObject<HTMLButtonElement | null>;
}

/** Says that the next click on the map sets the point of an own place, and offers to set it without one. */
export function PlacingPanel({ padding, onEnd, home }: Props) {
  const intl = useIntl();
  const openPoint = useOpenPoint(onEnd);
  return (
    <ModePanel
      label={intl.formatMessage({ id: 'actions.addPlace' })}
      padding={padding}
      home={home}
      text={<FormattedMessage id="addPlace.hint" />}
    >
      <button type="button" onClick={() => openPoint(currentCamera(null).centre)}>
        <FormattedMessage id="addPlace.middle" />
      </button>
      <button type="button" onClick={onEnd}>
        <FormattedMessage id="measure.end" />
      </button>
    </ModePanel>
  );
}
