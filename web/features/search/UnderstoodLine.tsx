import { X } from 'lucide-react';
import type { FocusEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useLanguage } from '#web/i18n/useLanguage.ts';
import { chipsOf, type LineNote, type Understood } from './understoodLine.ts';
import chipStyles from '#web/features/lists/KindSelector.module.css';
import styles from './UnderstoodLine.module.css';

interface Props {
  readonly understood: Understood;
  /** What is wrong with the places that it finds, or why it finds none; null: nothing. */
  readonly note: LineNote | null;
  /** Asks for another line, and takes the focus back to the field. */
  readonly onRewrite: (line: string) => void;
  readonly onBlur: (event: FocusEvent) => void;
  /** Takes the focus back to the field. */
  readonly onLeave: () => void;
}

/** What was understood of the line as chips; a press takes one off, with its words. */
export function UnderstoodLine({ understood, note, onRewrite, onBlur, onLeave }: Props) {
  const intl = useIntl();
  const language = useLanguage();
  return (
    <div className={styles.line}>
      <ul className={styles.chips} aria-label={intl.formatMessage({ id: 'line.label' })}>
        {chipsOf(understood, intl, language).map(({ what, without }) => (
          <li key={without}>
            <button
              type="button"
              className={chipStyles.chip}
              aria-label={intl.formatMessage({ id: 'line.remove' }, { what })}
              onBlur={onBlur}
              onClick={() => onRewrite(without)}
              onKeyDown={(event) => {
                if (event.key === 'Escape') onLeave();
              }}
            >
              {what}
              <X size={16} aria-hidden="true" />
            </button>
          </li>
        ))}
      </ul>
      {note !== null && (
        <p className={styles.note}>
          <FormattedMessage id={note} values={{ rest: understood.rest }} />
        </p>
      )}
    </div>
  );
}
