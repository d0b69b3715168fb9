import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql } from 'react-relay';
import type { ForgotPasswordPageMutation } from '#web/__generated__/ForgotPasswordPageMutation.graphql.ts';
import { perform } from '#web/data/relay/perform.ts';
import { EmailField } from '#web/features/account/EmailField.tsx';
import { useLanguage } from '#web/i18n/useLanguage.ts';
import { AccountForm } from '#web/ui/forms/AccountForm.tsx';
import { ofField, refusalOf } from '#web/ui/forms/failureTexts.ts';
import { emailText } from '#web/ui/forms/fault.ts';
import { useForm } from '#web/ui/forms/useForm.ts';
import { ContentPage } from '#web/ui/layout/ContentPage.tsx';
import { Notice } from '#web/ui/layout/Notice.tsx';

/** Asks for a mail with a link that sets a new password (SPEC §4): first the form, then the confirmation. */
export function ForgotPasswordPage() {
  const intl = useIntl();
  const [submitted, setSubmitted] = useState<string | null>(null);
  const tab = intl.formatMessage({ id: 'forgot.title' });
  if (submitted === null) {
    return (
      <ContentPage heading={tab}>
        <p>
          <FormattedMessage id="forgot.lead" />
        </p>
        <ForgotPasswordForm onSubmitted={setSubmitted} />
      </ContentPage>
    );
  }
  return (
    <ContentPage heading={intl.formatMessage({ id: 'forgot.doneTitle' })} tab={tab}>
      <Notice kind="done" isNews>
        <p>
          <FormattedMessage id="forgot.done" values={{ email: <strong>{submitted}</strong> }} />
        </p>
      </Notice>
      <p>
        <FormattedMessage id="registered.spam" />
      </p>
    </ContentPage>
  );
}

/**
 * The answer is the same for every address: it does not reveal which addresses have an account. Only a failed request
 * shows a failure.
 */
function ForgotPasswordForm({ onSubmitted }: { onSubmitted: (email: string) => void }) {
  const language = useLanguage();
  const form = useForm({
    check: (value) => ({ email: emailText(value('email')) }),
    send: async (value) => {
      const result = await perform<ForgotPasswordPageMutation>(requestPasswordReset, {
        input: { email: value('email'), language },
      });
      if (result.is !== 'done') {
        return refusalOf(result, {
          invalid: ofField('email', (detail) => ({ id: 'email.incomplete', values: { detail } })),
          problem: 'forgot.failed',
        });
      }
      onSubmitted(result.done.email);
      return null;
    },
    problem: 'forgot.failed',
  });
  return (
    <AccountForm form={form} submit="forgot.send" method="post">
      <EmailField autoComplete="username" fault={form.faults['email']} onEdited={() => form.onEdited('email')} />
    </AccountForm>
  );
}

const requestPasswordReset = graphql`
  mutation ForgotPasswordPageMutation($input: RequestPasswordResetInput!) {
    requestPasswordReset(input: $input) {
      ... on RequestPasswordResetPayload @alias(as: "done") {
        email
      }
      ...refusal_error @alias(as: "refused")
    }
  }
`;
