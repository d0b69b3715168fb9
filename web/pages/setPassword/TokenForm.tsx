import { graphql } from 'react-relay';
import type { TokenFormMutation } from '#web/__generated__/TokenFormMutation.graphql.ts';
import { AccountForm } from '#web/components/account/AccountForm.tsx';
import { failureText, incompletePassword, newPasswordText, repeatText } from '#web/components/account/fault.ts';
import { NewPasswordFields } from '#web/components/account/NewPasswordFields.tsx';
import { ofField, refusalOf } from '#web/components/account/refusal.ts';
import { afterLogout } from '#web/components/account/session.ts';
import { useForm } from '#web/components/account/useForm.ts';
import { mutate } from '#web/relay/ownEnvironment.ts';

interface Props {
  readonly token: string;
  readonly onChanged: () => void;
  readonly onExpired: () => void;
}

/** Sets a new password by the token of a mail's link. All sessions end, this browser's too. */
export function TokenForm({ token, onChanged, onExpired }: Props) {
  const form = useForm({
    check: (value) => ({ password: newPasswordText(value('password')), repeat: repeatText(value('password'), value('repeat')) }),
    send: async (value) => {
      const { setPasswordWithToken: answer } = await mutate<TokenFormMutation>(setPassword, { input: { resetToken: token, password: value('password') } });
      if (answer.__typename === 'SetPasswordWithTokenPayload') {
        afterLogout();
        onChanged();
        return null;
      }
      if (answer.__typename === 'InvalidInputError' && answer.parameterName === 'resetToken') {
        onExpired();
        return null;
      }
      return refusalOf(answer, { invalid: ofField('password', incompletePassword), problem: 'setPassword.problem' });
    },
    failed: (error) => failureText(error, 'setPassword.problem'),
  });
  return (
    <AccountForm form={form} submit="setPassword.send" method="post">
      <NewPasswordFields form={form} label="field.newPassword" />
    </AccountForm>
  );
}

const setPassword = graphql`
  mutation TokenFormMutation($input: SetPasswordWithTokenInput!) {
    setPasswordWithToken(input: $input) {
      __typename
      ... on SetPasswordWithTokenPayload {
        clientMutationId
      }
      ... on InvalidInputError {
        parameterName
        detail
      }
      ... on NotAuthorizedError {
        reason
      }
      ... on RateLimitedError {
        retryAfterS
      }
    }
  }
`;
