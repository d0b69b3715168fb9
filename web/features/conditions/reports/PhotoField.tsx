import { Images } from 'lucide-react';
import { useId, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { FaultText } from '#web/ui/forms/FaultText.tsx';
import type { Form } from '#web/ui/forms/useForm.ts';
import buttonStyles from '#web/ui/buttons/OutlineButton.module.css';
import styles from './fields.module.css';

interface Props {
  readonly form: Form;
  readonly onChosen: (photo: File | null) => void;
}

/** One photo of what was seen; a report needs none. */
export function PhotoField({ form, onChosen }: Props) {
  const id = useId();
  const [name, setName] = useState<string | null>(null);
  const { photo: fault } = form.faults;
  return (
    <div className={styles.field}>
      <div className={styles.file}>
        <input
          id={id}
          type="file"
          name="photo"
          // With this type iPhones convert their HEIC photos to JPEG.
          accept="image/*"
          className="spoken"
          aria-invalid={Boolean(fault)}
          aria-describedby={fault ? `${id}fault` : `${id}hint`}
          onChange={({ target }) => {
            const photo = target.files?.[0] ?? null;
            setName(photo?.name ?? null);
            onChosen(photo);
            form.onEdited('photo');
          }}
        />
        <label className={buttonStyles.button} htmlFor={id}>
          <Images size={20} aria-hidden="true" />
          <FormattedMessage id="conditionReport.photo" />
        </label>
        {/* Browsers read the name out with the field. */}
        <span aria-hidden="true">{name}</span>
      </div>
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
