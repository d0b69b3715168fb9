import { X } from 'lucide-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import type { Padding } from '#common/geo/camera.ts';
import { pathOf } from '#web/navigation/viewLocation.ts';
import { CONDITION_GLYPHS } from '../conditionGlyphs.ts';
import { ConditionHeadline } from '../ConditionHeadline.tsx';
import { ConditionProvenance } from '../ConditionProvenance.tsx';
import type { ShownCondition } from './askConditions.ts';
import modes from '#web/map/controls/ModePanel.module.css';
import notes from '../ConditionNote.module.css';
import styles from './MapConditions.module.css';

interface Props {
  readonly conditions: readonly ShownCondition[];
  readonly padding: Padding;
  readonly onClose: () => void;
}

/** What was tapped on the map: what is the matter, until when, who says so, and the place with all the rest. */
export function MapConditions({ conditions, padding: { top, right, bottom, left }, onClose }: Props) {
  const intl = useIntl();
  return (
    <div className={modes.free} style={{ inset: `${top}px ${right}px ${bottom}px ${left}px` }}>
      <section className={styles.panel} aria-labelledby="map-conditions">
        <h2 id="map-conditions" className={styles.title}>
          <FormattedMessage id="conditions.title" />
        </h2>
        <button
          type="button"
          className={styles.close}
          aria-label={intl.formatMessage({ id: 'conditions.close' })}
          onClick={onClose}
        >
          <X size={20} aria-hidden="true" />
        </button>
        <ul className={styles.list} aria-live="polite">
          {conditions.map((condition) => (
            <Row key={condition.id} condition={condition} />
          ))}
        </ul>
      </section>
    </div>
  );
}

function Row({ condition }: { readonly condition: ShownCondition }) {
  const { kind, text, attraction, link, source } = condition;
  const Glyph = CONDITION_GLYPHS[kind];
  return (
    <li className={notes.note} data-kind={kind}>
      <Glyph size={24} aria-hidden="true" />
      <div className={notes.words}>
        <p className={notes.headline}>
          <ConditionHeadline timed={condition} text={text ?? null} />
        </p>
        <ConditionProvenance timed={condition} condition={{ link, source, author: null, confirmations: 0 }} />
        {attraction && (
          <Link className={styles.place} to={pathOf('map', { screen: 'attraction', id: attraction.attractionId })}>
            {attraction.name}
          </Link>
        )}
      </div>
    </li>
  );
}
