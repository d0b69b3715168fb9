import { FormattedMessage } from 'react-intl';
import { graphql } from 'react-relay';
import type { OldPasswordFormMutation } from '#web/__generated__/OldPasswordFormMutation.graphql.ts';
import { perform } from '#web/data/relay/perform.ts';
import { AccountForm } from '#web/ui/forms/AccountForm.tsx';
import { newPasswordText, refusedPassword, repeatText } from '#web/ui/forms/fault.ts';
import { type Refusal, useForm } from '#web/ui/forms/useForm.ts';
import { NewPasswordFields } from './NewPasswordFields.tsx';
import { PasswordField } from './PasswordField.tsx';
import { userRefusal } from './userRefusal.ts';
import { useViewer } from './viewer.ts';

/** Changes the user's password. The old one has to be given, and has to pass the same check (SPEC §5). */
export function OldPasswordForm({ onChanged }: { onChanged: () => void }) {
  const viewer = useViewer();
  const form = useForm({
    check: (value) => ({
      oldPassword: newPasswordText(value('oldPassword')),
      password: newPasswordText(value('password')),
      repeat: repeatText(value('password'), value('repeat')),
    }),
    send: async (value) => {
      const result = await perform<OldPasswordFormMutation>(setPassword, {
        input: { oldPassword: value('oldPassword'), password: value('password') },
      });
      if (result.is !== 'done') return userRefusal(result, { invalid: refused, problem: 'setPassword.problem' });
      onChanged();
      return null;
    },
    problem: 'setPassword.problem',
  });
  return (
    <AccountForm form={form} submit="setPassword.send" method="post">
      <p>
        <FormattedMessage id="setPassword.others" />
      </p>
      <input type="text" name="username" autoComplete="username" defaultValue={viewer?.email} hidden readOnly />
      <PasswordField
        name="oldPassword"
        label="field.oldPassword"
        autoComplete="current-password"
        fault={form.faults['oldPassword']}
        onEdited={() => form.onEdited('oldPassword')}
      />
      <NewPasswordFields form={form} label="field.newPassword" />
    </AccountForm>
  );
}

function refused(parameterName: string, detail: string): Refusal | null {
  if (parameterName === 'oldPassword') return { faults: { oldPassword: { id: 'setPassword.wrongOld' } } };
  return parameterName === 'password' ? { faults: { password: refusedPassword(detail) } } : null;
}

const setPassword = graphql`
  mutation OldPasswordFormMutation($input: SetPasswordInput!) {
    setPassword(input: $input) {
      ... on SetPasswordPayload @alias(as: "done") {
        clientMutationId
      }
      ...refusal_error @alias(as: "refused")
    }
  }
`;
