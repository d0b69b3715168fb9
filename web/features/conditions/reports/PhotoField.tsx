import { useId } from 'react';
import { FormattedMessage } from 'react-intl';
import { FaultText } from '#web/ui/forms/FaultText.tsx';
import type { Form } from '#web/ui/forms/useForm.ts';
import styles from './fields.module.css';

interface Props {
  readonly form: Form;
  readonly onChosen: (photo: File | null) => void;
}

/** One photo of what was seen; a report needs none. */
export function PhotoField({ form, onChosen }: Props) {
  const id = useId();
  const { photo: fault } = form.faults;
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        <FormattedMessage id="conditionReport.photo" />
      </label>
      <input
        id={id}
        type="file"
        name="photo"
        // With this type iPhones convert their HEIC photos to JPEG.
        accept="image/*"
        className={styles.file}
        aria-invalid={Boolean(fault)}
        aria-describedby={fault ? `${id}fault` : `${id}hint`}
        onChange={({ target }) => {
          onChosen(target.files?.[0] ?? null);
          form.onEdited('photo');
        }}
      />
      <p id={`${id}hint`} className={styles.hint}>
        <FormattedMessage id="upload.public" />
      </p>
      {fault && (
        <p id={`${id}fault`} className={styles.fault}>
          <FaultText fault={fault} />
        </p>
      )}
    </div>
  );
}
