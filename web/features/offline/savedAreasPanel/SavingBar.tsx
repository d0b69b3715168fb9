import { type Ref, useId } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Saving } from '#web/features/offline/savedAreas/saving.ts';
import styles from './SaveDialog.module.css';

interface Props {
  readonly saving: Extract<Saving, { readonly state: 'running' }>;
  /** The sentence above the bar, which can take the focus. */
  readonly sentence?: Ref<HTMLParagraphElement>;
}

/** The progress bar of saving an area. */
export function SavingBar({ saving: { name, progress }, sentence }: Props) {
  const intl = useIntl();
  const id = useId();
  const percent = progress.total === 0 ? 0 : Math.floor((100 * progress.done) / progress.total);
  return (
    <div className={styles.running}>
      <p ref={sentence} id={id} tabIndex={-1}>
        <FormattedMessage id="saved.running" values={{ name }} />
      </p>
      <div
        className={styles.bar}
        role="progressbar"
        aria-labelledby={id}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent}
        aria-valuetext={intl.formatMessage({ id: 'saved.percent' }, { percent })}
      >
        <div className={styles.filled} style={{ inlineSize: `${percent}%` }} />
      </div>
      <p className={styles.percent} aria-hidden="true">
        <FormattedMessage id="saved.percent" values={{ percent }} />
      </p>
    </div>
  );
}
