import { type ReactNode, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { graphql } from 'react-relay';
import type { LinkLoginMutation } from '#web/__generated__/LinkLoginMutation.graphql.ts';
import { perform } from '#web/data/relay/perform.ts';
import { AccountForm } from '#web/ui/forms/AccountForm.tsx';
import { refusalOf } from '#web/ui/forms/failureTexts.ts';
import { codeText } from '#web/ui/forms/fault.ts';
import { useForm } from '#web/ui/forms/useForm.ts';
import { takeFocus } from '#web/ui/layout/takeFocus.ts';
import { blockedBecause } from './blocked.ts';
import { CodeField } from './CodeField.tsx';
import { afterLogin } from './session.ts';

interface Props {
  readonly token: string;
  /** The login form, shown where the link has expired. */
  readonly form: ReactNode;
}

/** Goes on with a login by the link of a mail; the link alone does nothing, because mail scanners open links too. */
export function LinkLogin({ token, form: loginForm }: Props) {
  const { form, isExpired, needsCode } = useLinkLogin(token);
  if (isExpired) {
    return (
      <>
        <p role="alert">
          <FormattedMessage id="login.linkExpired" />
        </p>
        {loginForm}
      </>
    );
  }
  return (
    <AccountForm form={form} submit="login.linkSend" method="post">
      <p>
        <FormattedMessage id="login.linkReady" />
      </p>
      {needsCode && <CodeField ref={takeFocus} fault={form.faults['code']} onEdited={() => form.onEdited('code')} />}
    </AccountForm>
  );
}

function useLinkLogin(token: string) {
  const [isExpired, setExpired] = useState(token === 'expired');
  const [needsCode, setNeedsCode] = useState(false);
  const form = useForm({
    check: (value) => ({ code: needsCode ? codeText(value('code')) : null }),
    send: async (value) => {
      const input = { loginToken: token, code: value('code') };
      const result = await perform<LinkLoginMutation>(loginWithToken, { input });
      if (result.is === 'done') return afterLogin().then(() => null);
      if (result.is === 'invalid' && result.parameterName !== 'code') {
        setExpired(true);
        return null;
      }
      return refusalOf(result, {
        invalid: () => ({ faults: { code: { id: 'code.wrong' } } }),
        unauthorized: (reason, explanation) => {
          if (explanation !== null) return blockedBecause(explanation);
          if (reason === 'SECOND_FACTOR') {
            setNeedsCode(true);
            return {};
          }
          return { failure: { id: reason === 'BLOCKED' ? 'login.blocked' : 'login.problem' } };
        },
        problem: 'login.problem',
      });
    },
    problem: 'login.problem',
  });
  return { form, isExpired, needsCode };
}

const loginWithToken = graphql`
  mutation LinkLoginMutation($input: LoginWithTokenInput!) {
    loginWithToken(input: $input) {
      ... on LoginWithTokenPayload @alias(as: "done") {
        clientMutationId
      }
      ...refusal_error @alias(as: "refused")
    }
  }
`;
