import { type CSSProperties, type RefObject, useLayoutEffect, useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Position } from '#common/bounds.ts';
import type { Padding } from '#common/camera.ts';
import { formatDistance } from '#common/format.ts';
import { lengthKm, type MeasuringEvent } from '#web/map/measure/measuring.ts';
import { currentCamera } from '#web/state/camera.ts';
import styles from './MeasurePanel.module.css';

interface Props {
  readonly points: readonly Position[];
  readonly padding: Padding;
  readonly send: (event: MeasuringEvent) => void;
  /** The button that takes the focus back from the panel when it goes. */
  readonly home: RefObject<HTMLButtonElement | null>;
}

/** The measured length and what can be done with the line; the middle of the map is marked for those who set points by keyboard. */
export function MeasurePanel({ points, padding: { top, right, bottom, left }, send, home }: Props) {
  const intl = useIntl();
  const panel = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const [element, button] = [panel.current, home.current];
    return () => {
      if (element?.contains(document.activeElement)) button?.focus();
    };
  }, [home]);
  const none = points.length === 0;
  const free: CSSProperties = { inset: `${top}px ${right}px ${bottom}px ${left}px` };
  return (
    <div className={styles.free} style={free}>
      <span className={styles.middle} aria-hidden="true" />
      <section ref={panel} className={styles.panel} aria-label={intl.formatMessage({ id: 'measure.label' })}>
        <output className={styles.length}>{points.length < 2 ? <FormattedMessage id="measure.hint" /> : formatDistance(lengthKm(points))}</output>
        <div className={styles.actions}>
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
        </div>
      </section>
    </div>
  );
}
