import { graphql } from 'react-relay';
import type { RegisterFormMutation } from '#web/__generated__/RegisterFormMutation.graphql.ts';
import { perform } from '#web/data/relay/perform.ts';
import { useLanguage } from '#web/i18n/useLanguage.ts';
import { AccountForm } from '#web/ui/forms/AccountForm.tsx';
import { refusalOf } from '#web/ui/forms/failureTexts.ts';
import { emailText, newPasswordText, repeatText, usernameText } from '#web/ui/forms/fault.ts';
import { Field } from '#web/ui/forms/Field.tsx';
import { useForm } from '#web/ui/forms/useForm.ts';
import { EmailField } from './EmailField.tsx';
import { NewPasswordFields } from './NewPasswordFields.tsx';
import { registrationRefused } from './registrationRefused.ts';

/** Makes an account, which is pending until the link of a mail is opened (SPEC §4, §8 "Registration"). */
export function RegisterForm({ onRegistered }: { onRegistered: (email: string) => void }) {
  const language = useLanguage();
  const form = useForm({
    check: (value) => ({
      email: emailText(value('email')),
      username: usernameText(value('username')),
      password: newPasswordText(value('password')),
      repeat: repeatText(value('password'), value('repeat')),
    }),
    send: async (value) => {
      const input = { email: value('email'), username: value('username'), password: value('password'), language };
      const result = await perform<RegisterFormMutation>(register, { input });
      if (result.is !== 'done') return refusalOf(result, { invalid: registrationRefused, problem: 'register.problem' });
      onRegistered(result.done.email);
      return null;
    },
    problem: 'register.problem',
  });
  return (
    <AccountForm form={form} submit="register.send" method="post">
      <EmailField autoComplete="email" fault={form.faults['email']} onEdited={() => form.onEdited('email')} />
      <Field
        name="username"
        label="field.username"
        hint="field.usernameHint"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        fault={form.faults['username']}
        onEdited={() => form.onEdited('username')}
      />
      <NewPasswordFields form={form} label="field.password" />
    </AccountForm>
  );
}

const register = graphql`
  mutation RegisterFormMutation($input: RegisterInput!) {
    register(input: $input) {
      ... on RegisterPayload @alias(as: "done") {
        email
      }
      ...refusal_error @alias(as: "refused")
    }
  }
`;
