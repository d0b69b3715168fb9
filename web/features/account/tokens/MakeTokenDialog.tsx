import { useId, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { TOKEN_DAYS } from '#common/account/accessTokens.ts';
import { PasswordField } from '#web/features/account/PasswordField.tsx';
import { CloseButton } from '#web/features/account/security/CloseButton.tsx';
import { OpenDialog } from '#web/ui/feedback/OpenDialog.tsx';
import { AccountForm } from '#web/ui/forms/AccountForm.tsx';
import { FaultText } from '#web/ui/forms/FaultText.tsx';
import { Field } from '#web/ui/forms/Field.tsx';
import type { Form } from '#web/ui/forms/useForm.ts';
import { takeFocus } from '#web/ui/layout/takeFocus.ts';
import { NewToken } from './NewToken.tsx';
import { SCOPE_TEXTS, SCOPES } from './scopeTexts.ts';
import { useMakeToken } from './useMakeToken.ts';
import styles from './AccessTokens.module.css';

interface Props {
  readonly onMade: () => void;
  readonly onClose: () => void;
}

/** Makes a token, and shows it once. */
export function MakeTokenDialog({ onMade, onClose }: Props) {
  const [text, setText] = useState<string | null>(null);
  const { form, needsProof } = useMakeToken((made) => {
    setText(made);
    onMade();
  });
  return (
    <OpenDialog title={<FormattedMessage id="tokens.make" />} onClose={onClose}>
      {text === null ? (
        <AccountForm form={form} submit="tokens.make" method="post" beside={<CloseButton onClose={onClose} />}>
          <Field
            name="name"
            label="tokens.name"
            hint="tokens.nameHint"
            autoComplete="off"
            fault={form.faults['name']}
            onEdited={() => form.onEdited('name')}
          />
          <ScopesField form={form} />
          <DaysField />
          {needsProof && (
            <PasswordField
              ref={takeFocus}
              name="password"
              label="field.password"
              autoComplete="current-password"
              fault={form.faults['password']}
              onEdited={() => form.onEdited('password')}
            />
          )}
        </AccountForm>
      ) : (
        <NewToken text={text} onClose={onClose} />
      )}
    </OpenDialog>
  );
}

/** What the token may be used for; reading is chosen. */
function ScopesField({ form }: { form: Form }) {
  const id = useId();
  const { scopes: fault } = form.faults;
  return (
    <fieldset
      className={styles.field}
      tabIndex={-1}
      aria-invalid={Boolean(fault)}
      aria-describedby={fault ? id : undefined}
    >
      <legend>
        <FormattedMessage id="tokens.scopes" />
      </legend>
      {SCOPES.map((scope) => (
        <label key={scope} className={styles.choice}>
          <input
            type="checkbox"
            name={scope}
            value="on"
            defaultChecked={scope === 'READ'}
            onChange={() => form.onEdited('scopes')}
          />
          <FormattedMessage id={SCOPE_TEXTS[scope]} />
        </label>
      ))}
      {fault && (
        <p id={id} className={styles.fault}>
          <FaultText fault={fault} />
        </p>
      )}
    </fieldset>
  );
}

/** For how long it is valid. */
function DaysField() {
  const intl = useIntl();
  const id = useId();
  return (
    <div className={styles.field}>
      <label htmlFor={id}>
        <FormattedMessage id="tokens.days" />
      </label>
      <select id={id} name="days" defaultValue={90}>
        {TOKEN_DAYS.map((days) => (
          <option key={days} value={days}>
            {intl.formatMessage({ id: 'tokens.daysOf' }, { days })}
          </option>
        ))}
      </select>
    </div>
  );
}
