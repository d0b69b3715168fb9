import { FormattedMessage } from 'react-intl';
import { useTheme } from '#web/map/behaviour/useLook.ts';
import { CONDITION_LOOKS, type ConditionLook } from '#web/map/conditions/looks.ts';
import { CONDITION_COLOURS, CONDITION_DASHES, CONDITION_SIGNS } from '#web/map/conditions/signs.ts';
import { setConditionsShown, useConditionsShown } from '#web/map/state/layersShown.ts';
import styles from './ConditionsKey.module.css';
import choices from './LayerSwitch.module.css';
import legend from './MapLegend.module.css';

/** Shows or hides the conditions on the map, and says what their lines, areas and signs mean. */
export function ConditionsKey() {
  const shown = useConditionsShown();
  return (
    <>
      <label className={choices.choice}>
        <input type="checkbox" checked={shown} onChange={() => setConditionsShown(!shown)} />
        <FormattedMessage id="layers.conditions" />
      </label>
      {shown && (
        <details className={legend.legend}>
          <summary>
            <FormattedMessage id="legend.conditions" />
          </summary>
          <ul>
            {CONDITION_LOOKS.map((look) => (
              <li key={look} className={styles.row}>
                <Sample look={look} />
                <FormattedMessage id={`legend.condition.${look}`} />
              </li>
            ))}
          </ul>
        </details>
      )}
    </>
  );
}

const LINE_PX = 4;

/** A line or area with its sign, as the map draws them. */
function Sample({ look }: { readonly look: ConditionLook }) {
  const colour = CONDITION_COLOURS[useTheme()][look];
  const { shape, glyph } = CONDITION_SIGNS[look];
  const dashes = CONDITION_DASHES[look]?.map((widths) => widths * LINE_PX).join(' ');
  return (
    <svg className={styles.sample} viewBox="0 0 56 24" aria-hidden="true" style={{ color: colour }}>
      {look === 'warning' && <path className={styles.area} d="M2 2h52v20H2z" />}
      {look === 'warning' && <path className={styles.hatch} d={HATCH} />}
      {look !== 'warning' && look !== 'report' && (
        <path className={styles.line} d="M0 12h56" strokeDasharray={dashes} />
      )}
      <g transform="translate(18.5 2.5) scale(.8)">
        <path className={styles.shape} d={shape} />
        <path className={styles.glyph} d={glyph} />
      </g>
    </svg>
  );
}

const HATCH = 'M2 12L12 2M2 22L22 2M12 22L32 2M22 22L42 2M32 22L52 2M42 22L54 10';
