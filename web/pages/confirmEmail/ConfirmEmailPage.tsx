import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql } from 'react-relay';
import { Link } from 'react-router-dom';
import type { ConfirmEmailPageMutation } from '#web/__generated__/ConfirmEmailPageMutation.graphql.ts';
import { forgetDrafts } from '#web/data/draft.ts';
import { perform } from '#web/data/relay/perform.ts';
import { confirmRefused, type ConfirmState, confirmStateOf } from '#web/features/account/confirmState.ts';
import { forgetLink, useMailLink } from '#web/features/account/mailLink.ts';
import { ResendLink } from '#web/features/account/ResendLink.tsx';
import { SubmitButton } from '#web/ui/buttons/SubmitButton.tsx';
import { FaultText } from '#web/ui/forms/FaultText.tsx';
import { ContentPage } from '#web/ui/layout/ContentPage.tsx';
import { Notice } from '#web/ui/layout/Notice.tsx';
import buttonStyles from '#web/ui/buttons/Button.module.css';
import styles from './ConfirmEmailPage.module.css';

/** Where the link of a registration leads. Opening it confirms nothing yet, since mail scanners open links too (RULINGS 16). */
export function ConfirmEmailPage() {
  const intl = useIntl();
  const link = useMailLink('registerToken');
  const [state, setState] = useState<ConfirmState>(() => confirmStateOf(link));
  const [asked, setAsked] = useState(false);

  async function confirm(token: string, email: string) {
    setAsked(true);
    setState({ is: 'sending', token, email });
    const result = await perform<ConfirmEmailPageMutation>(confirmEmail, { input: { registerToken: token } });
    if (result.is !== 'done') return setState(confirmRefused(result, { token, email }));
    forgetLink('registerToken');
    forgetDrafts();
    setState({ is: 'done', email: result.done.email });
  }

  return (
    <ContentPage heading={intl.formatMessage({ id: 'confirm.title' })}>
      <Shown state={state} isNews={asked} onConfirm={(token, email) => void confirm(token, email)} />
    </ContentPage>
  );
}

function Shown({
  state,
  isNews,
  onConfirm,
}: {
  state: ConfirmState;
  isNews: boolean;
  onConfirm: (token: string, email: string) => void;
}) {
  switch (state.is) {
    case 'ready':
    case 'sending':
    case 'error':
      return (
        <form
          className={styles.form}
          onSubmit={(event) => {
            event.preventDefault();
            if (state.is !== 'sending') onConfirm(state.token, state.email);
          }}
        >
          {state.is === 'error' ? (
            <Notice kind="warning">
              <p>
                <FaultText fault={state.fault} />
              </p>
            </Notice>
          ) : (
            <p>
              <FormattedMessage
                id="confirm.ready"
                values={{ hasEmail: state.email === '' ? 'no' : 'yes', email: <strong>{state.email}</strong> }}
              />
            </p>
          )}
          <SubmitButton isSending={state.is === 'sending'}>
            <FormattedMessage id={state.is === 'error' ? 'failure.retry' : 'confirm.send'} />
          </SubmitButton>
        </form>
      );
    case 'done':
    case 'exists':
      return (
        <>
          <Notice kind="done" isNews={isNews}>
            <FormattedMessage id={`confirm.${state.is}`} tagName="p" />
          </Notice>
          <ToLogin email={state.email} />
        </>
      );
    case 'expired':
      return (
        <>
          <Notice kind="warning" isNews={isNews}>
            <FormattedMessage id="confirm.expired" tagName="p" />
          </Notice>
          {state.email !== '' && <ResendLink email={state.email} />}
          <p>
            <Link to="/v/newuser">
              <FormattedMessage id="account.open" />
            </Link>
          </p>
        </>
      );
    case 'none':
      return (
        <>
          <Notice kind="info">
            <FormattedMessage id="confirm.none" tagName="p" />
          </Notice>
          <ToLogin email="" />
        </>
      );
  }
}

function ToLogin({ email }: { email: string }) {
  return (
    <div>
      <Link className={buttonStyles.button} to="/v/home" state={{ email }}>
        <FormattedMessage id="login.open" />
      </Link>
    </div>
  );
}

const confirmEmail = graphql`
  mutation ConfirmEmailPageMutation($input: ConfirmEmailInput!) {
    confirmEmail(input: $input) {
      ... on ConfirmEmailPayload @alias(as: "done") {
        email
      }
      ...refusal_error @alias(as: "refused")
    }
  }
`;
