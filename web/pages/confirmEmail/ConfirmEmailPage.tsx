import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql } from 'react-relay';
import { Link } from 'react-router-dom';
import type { ConfirmEmailPageMutation } from '#web/__generated__/ConfirmEmailPageMutation.graphql.ts';
import { clearDrafts } from '#web/data/draft.ts';
import { perform } from '#web/data/relay/perform.ts';
import { confirmRefused, type ConfirmState, confirmStateOf } from '#web/features/account/confirmState.ts';
import { dropLink, useMailLink } from '#web/features/account/mailLink.ts';
import { ResendLink } from '#web/features/account/ResendLink.tsx';
import { SubmitButton } from '#web/ui/buttons/SubmitButton.tsx';
import { FaultText } from '#web/ui/forms/FaultText.tsx';
import { ContentPage } from '#web/ui/layout/ContentPage.tsx';
import { Notice } from '#web/ui/layout/Notice.tsx';
import { ConfirmNewEmail } from './ConfirmNewEmail.tsx';
import buttonStyles from '#web/ui/buttons/Button.module.css';
import styles from './ConfirmEmailPage.module.css';

/**
 * The page that the link of a registration's mail, or of a new address, opens. Opening it confirms nothing yet, since
 * mail scanners open links too (RULINGS 16).
 */
export function ConfirmEmailPage() {
  const intl = useIntl();
  const newEmail = useMailLink('emailToken');
  return (
    <ContentPage heading={intl.formatMessage({ id: 'confirm.title' })}>
      {newEmail === null ? <ConfirmRegistration /> : <ConfirmNewEmail link={newEmail} />}
    </ContentPage>
  );
}

function ConfirmRegistration() {
  const link = useMailLink('registerToken');
  const [state, setState] = useState<ConfirmState>(() => confirmStateOf(link));
  const [isAsked, setAsked] = useState(false);

  async function confirm(token: string, email: string) {
    setAsked(true);
    setState({ is: 'sending', token, email });
    const result = await perform<ConfirmEmailPageMutation>(confirmEmail, { input: { registerToken: token } });
    if (result.is !== 'done') return setState(confirmRefused(result, { token, email }));
    dropLink('registerToken');
    clearDrafts();
    setState({ is: 'done', email: result.done.email });
  }

  return <Shown state={state} isNews={isAsked} onConfirm={(token, email) => void confirm(token, email)} />;
}

interface ShownProps {
  readonly state: ConfirmState;
  readonly isNews: boolean;
  readonly onConfirm: (token: string, email: string) => void;
}

function Shown({ state, isNews, onConfirm }: ShownProps) {
  switch (state.is) {
    case 'ready':
    case 'sending':
    case 'error':
      return <ConfirmForm state={state} onConfirm={onConfirm} />;
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
      return <Expired email={state.email} isNews={isNews} />;
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

interface ConfirmFormProps extends Pick<ShownProps, 'onConfirm'> {
  readonly state: Extract<ConfirmState, { readonly token: string }>;
}

/** The button that confirms the address, below the failure of the last attempt. */
function ConfirmForm({ state, onConfirm }: ConfirmFormProps) {
  const { token, email } = state;
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        if (state.is !== 'sending') onConfirm(token, email);
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
            values={{ hasEmail: email === '' ? 'no' : 'yes', email: <strong>{email}</strong> }}
          />
        </p>
      )}
      <SubmitButton isSending={state.is === 'sending'}>
        <FormattedMessage id={state.is === 'error' ? 'failure.retry' : 'confirm.send'} />
      </SubmitButton>
    </form>
  );
}

/** The link was used too late: a new one can be sent. */
function Expired({ email, isNews }: { email: string; isNews: boolean }) {
  return (
    <>
      <Notice kind="warning" isNews={isNews}>
        <FormattedMessage id="confirm.expired" tagName="p" />
      </Notice>
      {email !== '' && <ResendLink email={email} />}
      <p>
        <Link to="/v/newuser">
          <FormattedMessage id="account.open" />
        </Link>
      </p>
    </>
  );
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
