import type { ReactNode, RefObject } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { formatMeasured, formatMetres } from '#common/format.ts';
import type { Position } from '#common/geo/bounds.ts';
import type { Padding } from '#common/geo/camera.ts';
import { lineLengthM } from '#common/geo/distance.ts';
import type { Profile } from '#common/relief/profile.ts';
import type { MeasuringEvent } from '#web/map/state/measuring.ts';
import { currentCamera } from '#web/navigation/camera.ts';
import { ModePanel } from './ModePanel.tsx';

interface Props {
  readonly points: readonly Position[];
  readonly padding: Padding;
  readonly send: (event: MeasuringEvent) => void;
  /** The button that takes the focus back from the panel when it goes. */
  readonly home: RefObject<HTMLButtonElement | null>;
  /** How the line goes up and down; null where it is not known. */
  readonly profile: Profile | null;
  /** What else is shown of the line. */
  readonly children?: ReactNode;
}

/** The measured length and what can be done with the line. */
export function MeasurePanel({ points, profile, padding, send, home, children }: Props) {
  const intl = useIntl();
  const none = points.length === 0;
  return (
    <ModePanel
      label={intl.formatMessage({ id: 'measure.label' })}
      padding={padding}
      home={home}
      picture={children}
      text={
        points.length < 2 ? (
          <FormattedMessage id={none ? 'measure.hint' : 'measure.next'} />
        ) : (
          <MeasuredLine points={points} profile={profile} />
        )
      }
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

/** The length of the line and, where heights are known, how much it goes up and down. */
function MeasuredLine({ points, profile }: Pick<Props, 'points' | 'profile'>) {
  return (
    <>
      {formatMeasured(lineLengthM(points) / 1000)}
      {profile && (
        <FormattedMessage
          id="measure.climb"
          values={{ up: formatMetres(profile.ascentM), down: formatMetres(profile.descentM) }}
        />
      )}
    </>
  );
}
