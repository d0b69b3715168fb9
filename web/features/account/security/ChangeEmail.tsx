import { Mail } from 'lucide-react';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { graphql } from 'react-relay';
import type { ChangeEmailMutation } from '#web/__generated__/ChangeEmailMutation.graphql.ts';
import { perform } from '#web/data/relay/perform.ts';
import { EmailField } from '#web/features/account/EmailField.tsx';
import { PasswordField } from '#web/features/account/PasswordField.tsx';
import { registrationRefused } from '#web/features/account/registrationRefused.ts';
import { userRefusal } from '#web/features/account/userRefusal.ts';
import { OutlineButton } from '#web/ui/buttons/OutlineButton.tsx';
import { OpenDialog } from '#web/ui/feedback/OpenDialog.tsx';
import { AccountForm } from '#web/ui/forms/AccountForm.tsx';
import { emailText, givenPasswordText } from '#web/ui/forms/fault.ts';
import { useForm } from '#web/ui/forms/useForm.ts';
import { Notice } from '#web/ui/layout/Notice.tsx';
import { CloseButton } from './CloseButton.tsx';

/** Changes the address of the account: a link proves the new one. */
export function ChangeEmail() {
  const [isAsked, ask] = useState(false);
  const [sentTo, setSentTo] = useState('');
  return (
    <section>
      <h2>
        <FormattedMessage id="changeEmail.title" />
      </h2>
      {sentTo !== '' && (
        <Notice kind="done" isNews>
          <p>
            <FormattedMessage id="changeEmail.sent" values={{ email: <strong>{sentTo}</strong> }} />
          </p>
        </Notice>
      )}
      <p>
        <OutlineButton onClick={() => ask(true)}>
          <Mail size={20} aria-hidden="true" />
          <FormattedMessage id="changeEmail.open" />
        </OutlineButton>
      </p>
      {isAsked && <ChangeEmailDialog onSent={setSentTo} onClose={() => ask(false)} />}
    </section>
  );
}

interface DialogProps {
  readonly onSent: (email: string) => void;
  readonly onClose: () => void;
}

function ChangeEmailDialog({ onSent, onClose }: DialogProps) {
  const form = useForm({
    check: (value) => ({ email: emailText(value('email')), password: givenPasswordText(value('password')) }),
    send: async (value) => {
      const input = { email: value('email'), password: value('password') };
      const result = await perform<ChangeEmailMutation>(changeEmail, { input });
      if (result.is !== 'done') {
        return userRefusal(result, {
          invalid: (parameterName, detail) =>
            parameterName === 'password'
              ? { faults: { password: { id: 'delete.wrong' } } }
              : registrationRefused(parameterName, detail),
          problem: 'changeEmail.problem',
        });
      }
      onClose();
      onSent(result.done.email);
      return null;
    },
    problem: 'changeEmail.problem',
  });
  return (
    <OpenDialog title={<FormattedMessage id="changeEmail.title" />} onClose={onClose}>
      <AccountForm form={form} submit="changeEmail.send" method="post" beside={<CloseButton onClose={onClose} />}>
        <p>
          <FormattedMessage id="changeEmail.text" />
        </p>
        <EmailField autoComplete="email" fault={form.faults['email']} onEdited={() => form.onEdited('email')} />
        <PasswordField
          name="password"
          label="delete.password"
          autoComplete="current-password"
          fault={form.faults['password']}
          onEdited={() => form.onEdited('password')}
        />
      </AccountForm>
    </OpenDialog>
  );
}

const changeEmail = graphql`
  mutation ChangeEmailMutation($input: ChangeEmailInput!) {
    changeEmail(input: $input) {
      ... on ChangeEmailPayload @alias(as: "done") {
        email
      }
      ...refusal_error @alias(as: "refused")
    }
  }
`;
