import type { KeyboardEvent, PointerEvent, ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { pointAt } from '#common/relief/lineSamples.ts';
import { setProfilePoint, useProfilePoint } from '#web/map/state/profilePoint.ts';
import { movedBy } from './movedBy.ts';
import { lengthOf, type Relief, type RouteLine } from './relief.ts';
import { CHART, type ReliefShape } from './reliefShape.ts';
import { pointWords } from './reliefWords.ts';
import styles from './Relief.module.css';

interface Props {
  readonly relief: Relief;
  readonly line: RouteLine;
  readonly shape: ReliefShape;
  /** The drawing, as wide as the slider. */
  readonly children: ReactNode;
}

/** A slider along the route, laid over its drawing: finger, pointer and keys move its point. */
export function ReliefSlider({ relief, line, shape, children }: Props) {
  const intl = useIntl();
  const distanceM = useProfilePoint()?.distanceM ?? 0;
  const lengthM = lengthOf(relief);
  function moveTo(next: number) {
    const position = pointAt(line, next);
    setProfilePoint(position && { distanceM: next, position });
  }
  function onPointer({ currentTarget, clientX }: PointerEvent<HTMLDivElement>) {
    const { left, width } = currentTarget.getBoundingClientRect();
    moveTo(shape.distanceAt(((clientX - left) / width) * CHART.width));
  }
  function onKey(event: KeyboardEvent) {
    const next = movedBy(event.key, distanceM, { lengthM, stepM: relief.profile.stepM });
    if (next === null) return;
    event.preventDefault();
    moveTo(next);
  }
  return (
    <div
      className={styles.chart}
      role="slider"
      tabIndex={0}
      aria-label={intl.formatMessage({ id: 'relief.slider' })}
      aria-valuemin={0}
      aria-valuemax={Math.round(lengthM)}
      aria-valuenow={Math.round(distanceM)}
      aria-valuetext={pointWords(intl, relief, distanceM)}
      onPointerDown={onPointer}
      onPointerMove={onPointer}
      onPointerLeave={({ pointerType }) => pointerType === 'mouse' && setProfilePoint(null)}
      onKeyDown={onKey}
    >
      {children}
    </div>
  );
}
