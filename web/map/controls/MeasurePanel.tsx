import type { RefObject } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { formatMeasured } from '#common/format.ts';
import type { Position } from '#common/geo/bounds.ts';
import type { Padding } from '#common/geo/camera.ts';
import { lengthKm, type MeasuringEvent } from '#web/map/state/measuring.ts';
import { currentCamera } from '#web/navigation/camera.ts';
import { ModePanel } from './ModePanel.tsx';

interface Props {
  readonly points: readonly Position[];
  readonly padding: Padding;
  readonly send: (event: MeasuringEvent) => void;
  /** The button that takes the focus back from the panel when it goes. */
  readonly home: RefObject<HTMLButtonElement | null>;
}

/** The measured length and what can be done with the line. */
export function MeasurePanel({ points, padding, send, home }: Props) {
  const intl = useIntl();
  const none = points.length === 0;
  return (
    <ModePanel
      label={intl.formatMessage({ id: 'measure.label' })}
      padding={padding}
      home={home}
      text={points.length < 2 ? <FormattedMessage id="measure.hint" /> : formatMeasured(lengthKm(points))}
    >
      <button type="button" onClick={() => send({ type: 'add', position: currentCamera(null).centre })}>
        <FormattedMessage id="measure.addMiddle" />
      </button>
      <button type="button" aria-disabled={none} onClick={() => send({ type: 'undo' })}>
        <FormattedMessage id="measure.undo" />
      </button>
      <button type="button" aria-disabled={none} onClick={() => send({ type: 'clear' })}>
        <FormattedMessage id="measure.clear" />
      </button>
      <button type="button" onClick={() => send({ type: 'end' })}>
        <FormattedMessage id="measure.end" />
      </button>
    </ModePanel>
  );
}
