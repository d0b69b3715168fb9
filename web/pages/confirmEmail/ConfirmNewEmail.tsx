import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { graphql } from 'react-relay';
import { Link } from 'react-router-dom';
import type { ConfirmNewEmailMutation } from '#web/__generated__/ConfirmNewEmailMutation.graphql.ts';
import { perform } from '#web/data/relay/perform.ts';
import { dropLink, type MailLink } from '#web/features/account/mailLink.ts';
import { loadViewer } from '#web/features/account/session.ts';
import { AccountForm } from '#web/ui/forms/AccountForm.tsx';
import { refusalOf } from '#web/ui/forms/failureTexts.ts';
import { useForm } from '#web/ui/forms/useForm.ts';
import { Notice } from '#web/ui/layout/Notice.tsx';
import buttonStyles from '#web/ui/buttons/Button.module.css';

type State = 'ready' | 'done' | 'expired' | 'taken';

const ENDS = { done: 'newEmail.done', expired: 'newEmail.expired', taken: 'newEmail.taken' } as const;

/** The new address of an account, by the link that was mailed there. */
export function ConfirmNewEmail({ link: { token, email } }: { readonly link: MailLink }) {
  const [state, setState] = useState<State>(token === 'expired' ? 'expired' : 'ready');
  const form = useForm({
    check: () => ({}),
    send: async () => {
      const result = await perform<ConfirmNewEmailMutation>(confirm, { input: { emailToken: token } });
      if (result.is === 'done') {
        dropLink('emailToken');
        setState('done');
        void loadViewer();
        return null;
      }
      if (result.is !== 'invalid') return refusalOf(result, { problem: 'newEmail.problem' });
      setState(result.detail === 'taken' ? 'taken' : 'expired');
      return null;
    },
    problem: 'newEmail.problem',
  });
  if (state === 'ready') {
    return (
      <AccountForm form={form} submit="newEmail.send" method="post">
        <p>
          <FormattedMessage id="newEmail.ready" values={{ email: <strong>{email}</strong> }} />
        </p>
      </AccountForm>
    );
  }
  return (
    <>
      <Notice kind={state === 'done' ? 'done' : 'warning'} isNews>
        <FormattedMessage id={ENDS[state]} tagName="p" />
      </Notice>
      <div>
        <Link className={buttonStyles.button} to="/v/home">
          <FormattedMessage id="newEmail.toAccount" />
        </Link>
      </div>
    </>
  );
}

const confirm = graphql`
  mutation ConfirmNewEmailMutation($input: ConfirmNewEmailInput!) {
    confirmNewEmail(input: $input) {
      ... on ConfirmNewEmailPayload @alias(as: "done") {
        email
      }
      ...refusal_error @alias(as: "refused")
    }
  }
`;
