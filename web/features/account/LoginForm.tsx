import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql } from 'react-relay';
import { Link } from 'react-router-dom';
import type { LoginFormMutation } from '#web/__generated__/LoginFormMutation.graphql.ts';
import { config } from '#web/data/config.ts';
import { perform } from '#web/data/relay/perform.ts';
import type { MessageId } from '#web/i18n/messages.ts';
import { AccountForm } from '#web/ui/forms/AccountForm.tsx';
import { refusalOf } from '#web/ui/forms/failureTexts.ts';
import { codeText, emailText, givenPasswordText } from '#web/ui/forms/fault.ts';
import { useForm } from '#web/ui/forms/useForm.ts';
import { takeFocus } from '#web/ui/layout/takeFocus.ts';
import { blockedBecause } from './blocked.ts';
import { CodeField } from './CodeField.tsx';
import { EmailField } from './EmailField.tsx';
import { PasswordField } from './PasswordField.tsx';
import { clearPlainLogin, plainLoginFault } from './plainLogin.ts';
import { ResendLink } from './ResendLink.tsx';
import { afterLogin } from './session.ts';
import styles from './LoginForm.module.css';

/**
 * The state of the login form; `pending` is the address of an account that has not been confirmed yet, `needsCode` an
 * account with a second factor.
 */
function useLogin() {
  const [pending, setPending] = useState<string | null>(null);
  const [needsCode, setNeedsCode] = useState(false);
  const form = useForm({
    check: (value) => ({
      email: emailText(value('email')),
      password: givenPasswordText(value('password')),
      code: needsCode ? codeText(value('code')) : null,
    }),
    send: async (value) => {
      setPending(null);
      clearPlainLogin();
      const result = await perform<LoginFormMutation>(login, {
        input: { email: value('email'), password: value('password'), code: value('code') },
      });
      if (result.is === 'done') return afterLogin().then(() => null);
      return refusalOf(result, {
        invalid: (parameterName) =>
          parameterName === 'code' ? { faults: { code: { id: 'code.wrong' } } } : { failure: { id: 'login.wrong' } },
        unauthorized: (reason, explanation) => {
          if (explanation !== null) return blockedBecause(explanation);
          if (reason === 'PENDING') setPending(value('email'));
          if (reason !== 'SECOND_FACTOR') return { failure: { id: REASONS.get(reason) ?? 'login.problem' } };
          // No failure: the password was right, and the field that appears takes the focus.
          setNeedsCode(true);
          return {};
        },
        problem: 'login.problem',
      });
    },
    problem: 'login.problem',
    before: plainLoginFault(),
  });
  const edited = (field: string) => () => {
    setPending(null);
    // Another account may have no second factor.
    if (field === 'email') setNeedsCode(false);
    form.onEdited(field);
  };
  return { form, pending, needsCode, edited };
}

/** Logs in (SPEC §8 "Login"). Where our script cannot send it, the form goes to the server by itself. */
export function LoginForm({ email = '' }: { email?: string }) {
  const { form, pending, needsCode, edited } = useLogin();
  return (
    <>
      <AccountForm
        form={form}
        submit="login.open"
        method="post"
        action="/api/user/login-plain"
        after={pending !== null && <ResendLink email={pending} />}
      >
        <EmailField
          autoComplete="username"
          defaultValue={email}
          fault={form.faults['email']}
          onEdited={edited('email')}
        />
        <PasswordField
          name="password"
          label="field.password"
          autoComplete="current-password"
          fault={form.faults['password']}
          onEdited={edited('password')}
        />
        {needsCode && <CodeField ref={takeFocus} fault={form.faults['code']} onEdited={edited('code')} />}
      </AccountForm>
      <OtherWays />
    </>
  );
}

/** Links for staff, for a forgotten password and for a new account. */
function OtherWays() {
  const { locale } = useIntl();
  return (
    <ul className={styles.ways}>
      {config.staffLogin && (
        <li>
          <a href={`/api/user/staff-login?lang=${locale}`}>
            <FormattedMessage id="login.staff" />
          </a>
        </li>
      )}
      <li>
        <Link to="/v/forgotpw">
          <FormattedMessage id="login.forgot" />
        </Link>
      </li>
      <li>
        <FormattedMessage id="account.or" />{' '}
        <Link to="/v/newuser">
          <FormattedMessage id="account.open" />
        </Link>
      </li>
    </ul>
  );
}

const REASONS: ReadonlyMap<string, MessageId> = new Map([
  ['BLOCKED', 'login.blocked'],
  ['LINK_MAILED', 'login.linkMailed'],
  ['PENDING', 'login.pending'],
  ['WRONG_CREDENTIALS', 'login.wrong'],
  ['ANONYMOUS', 'login.wrong'],
]);

const login = graphql`
  mutation LoginFormMutation($input: LoginInput!) {
    login(input: $input) {
      ... on LoginPayload @alias(as: "done") {
        clientMutationId
      }
      ...refusal_error @alias(as: "refused")
    }
  }
`;
