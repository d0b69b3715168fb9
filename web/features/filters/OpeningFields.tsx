import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { comingDays, momentOf, weeklyOpening } from '#common/places/askedOpening.ts';
import { FINNISH_ZONE } from '#common/time.ts';
import { clockOf } from '#common/urls/facets.ts';
import { clocks } from '#web/data/serverClock.ts';
import type { ChosenFacets } from './useFacets.ts';
import styles from './FilterChips.module.css';

/** When a day is chosen without a time. */
const NOON = 12 * 60;
const HOURS = Array.from({ length: 24 }, (_, hour) => hour * 60);

/** A day of the coming week, and a time, at which places are to be open. */
export function OpeningFields({ chosen: { facets, choose } }: { readonly chosen: ChosenFacets }) {
  const intl = useIntl();
  const [now] = useState(() => new Date(clocks().server));
  const at = facets.opening && momentOf(facets.opening, now);
  const weekday = at && weeklyOpening(at).day.weekday;
  const minutes = facets.opening?.minutes ?? NOON;
  const days = comingDays(now);
  return (
    <div className={styles.moment}>
      <label>
        <FormattedMessage id="filters.openDay" />
        <select
          className={styles.sort}
          value={weekday ?? ''}
          onChange={({ target: { value } }) =>
            choose({ opening: value === '' ? null : { day: { weekday: Number(value) }, minutes } })
          }
        >
          <option value="">{intl.formatMessage({ id: 'filters.anyDay' })}</option>
          {days.map((day) => (
            <option key={day.getTime()} value={weeklyOpening(day).day.weekday}>
              {intl.formatDate(day, { weekday: 'long', timeZone: FINNISH_ZONE })}
            </option>
          ))}
        </select>
      </label>
      {weekday !== null && (
        <TimeSelect minutes={minutes} onChoose={(time) => choose({ opening: { day: { weekday }, minutes: time } })} />
      )}
    </div>
  );
}

interface TimeProps {
  /** Since midnight. */
  readonly minutes: number;
  readonly onChoose: (minutes: number) => void;
}

/** Full hours, and the time that a link asks for. */
function TimeSelect({ minutes, onChoose }: TimeProps) {
  const offered = [...new Set([...HOURS, minutes])].toSorted((a, b) => a - b);
  return (
    <label>
      <FormattedMessage id="filters.openTime" />
      <select className={styles.sort} value={minutes} onChange={({ target }) => onChoose(Number(target.value))}>
        {offered.map((one) => (
          <option key={one} value={one}>
            {clockOf(one)}
          </option>
        ))}
      </select>
    </label>
  );
}
