import { useId } from 'react';
import { FormattedMessage } from 'react-intl';
import { CONDITION_REPORT_NAMES } from '#common/conditions/reportKinds.ts';
import { REPORT_WORDS } from '#common/conditions/reportWords.ts';
import { useLanguage } from '#web/i18n/useLanguage.ts';
import { FaultText } from '#web/ui/forms/FaultText.tsx';
import type { Form } from '#web/ui/forms/useForm.ts';
import styles from './ReportConditionForm.module.css';

interface Props {
  readonly form: Form;
  readonly kind: string;
  readonly onKind: (kind: string) => void;
}

/** The kinds of reports as chips, one of which is chosen. */
export function KindField({ form, kind, onKind }: Props) {
  const id = useId();
  const language = useLanguage();
  const { report: fault } = form.faults;
  return (
    <fieldset
      className={styles.kinds}
      role="radiogroup"
      tabIndex={-1}
      aria-invalid={Boolean(fault)}
      aria-describedby={fault ? id : undefined}
    >
      <legend className={styles.label}>
        <FormattedMessage id="conditionReport.kind" />
      </legend>
      <div className={styles.chips}>
        {CONDITION_REPORT_NAMES.map((name) => (
          <label key={name} className={styles.chip}>
            <input
              type="radio"
              name="report"
              value={name}
              defaultChecked={kind === name}
              onChange={() => {
                onKind(name);
                form.onEdited('report');
              }}
            />
            {REPORT_WORDS[name][language]}
          </label>
        ))}
      </div>
      {fault && (
        <p id={id} className={styles.fault}>
          <FaultText fault={fault} />
        </p>
      )}
    </fieldset>
  );
}
