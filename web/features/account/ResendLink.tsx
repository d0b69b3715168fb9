import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { graphql } from 'react-relay';
import type { ResendLinkMutation } from '#web/__generated__/ResendLinkMutation.graphql.ts';
import { perform } from '#web/data/relay/perform.ts';
import { useLanguage } from '#web/i18n/useLanguage.ts';
import { OutlineButton } from '#web/ui/buttons/OutlineButton.tsx';
import { type Fault, faultOf } from '#web/ui/forms/fault.ts';
import { FaultText } from '#web/ui/forms/FaultText.tsx';
import styles from './ResendLink.module.css';

type State = { readonly is: 'ready' | 'sending' | 'done' } | { readonly is: 'failed'; readonly fault: Fault };

/** Has the mail with the confirming link sent again (SPEC §4). */
export function ResendLink({ email }: { email: string }) {
  const language = useLanguage();
  const [state, setState] = useState<State>({ is: 'ready' });

  async function send() {
    if (state.is === 'sending') return;
    setState({ is: 'sending' });
    const result = await perform<ResendLinkMutation>(resend, { input: { email, language } });
    setState(result.is === 'done' ? { is: 'done' } : { is: 'failed', fault: faultOf(result, 'resend.failed') });
  }

  return (
    <div className={styles.resend}>
      <OutlineButton aria-disabled={state.is === 'sending'} onClick={() => void send()}>
        <FormattedMessage id="resend.send" />
      </OutlineButton>
      <p role="status" data-failed={state.is === 'failed'}>
        {state.is === 'done' && <FormattedMessage id="resend.done" />}
        {state.is === 'failed' && <FaultText fault={state.fault} />}
      </p>
    </div>
  );
}

const resend = graphql`
  mutation ResendLinkMutation($input: ResendConfirmationInput!) {
    resendConfirmation(input: $input) {
      ... on ResendConfirmationPayload @alias(as: "done") {
        clientMutationId
      }
      ...refusal_error @alias(as: "refused")
    }
  }
`;
