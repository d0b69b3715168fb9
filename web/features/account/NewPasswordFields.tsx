import { useState } from 'react';
import type { MessageId } from '#web/i18n/messages.ts';
import type { Form } from '#web/ui/forms/useForm.ts';
import { PasswordField } from './PasswordField.tsx';
import { StrengthMeter } from './StrengthMeter.tsx';

/** A new password with its strength, and once more: the names are `password` and `repeat`. */
export function NewPasswordFields({ form, label }: { form: Form; label: MessageId }) {
  const [password, setPassword] = useState('');
  return (
    <>
      <PasswordField
        name="password"
        label={label}
        autoComplete="new-password"
        fault={form.faults['password']}
        onEdited={(value) => {
          setPassword(value);
          form.onEdited('password');
        }}
      />
      <StrengthMeter password={password} withRule={form.faults['password']?.id !== 'password.incomplete'} />
      <PasswordField
        name="repeat"
        label="field.repeat"
        autoComplete="new-password"
        fault={form.faults['repeat']}
        onEdited={() => form.onEdited('repeat')}
      />
    </>
  );
}
