import { CodeField } from '#web/features/account/CodeField.tsx';
import { PasswordField } from '#web/features/account/PasswordField.tsx';
import { useViewer } from '#web/features/account/viewer.ts';
import type { Form } from '#web/ui/forms/useForm.ts';

/** The fields of `useProofForm`. */
export function ProofFields({ form, withCode }: { readonly form: Form; readonly withCode: boolean }) {
  const viewer = useViewer();
  return (
    <>
      <input type="text" name="username" autoComplete="username" defaultValue={viewer?.email} hidden readOnly />
      <PasswordField
        name="password"
        label="field.password"
        autoComplete="current-password"
        fault={form.faults['password']}
        onEdited={() => form.onEdited('password')}
      />
      {withCode && <CodeField fault={form.faults['code']} onEdited={() => form.onEdited('code')} />}
    </>
  );
}
