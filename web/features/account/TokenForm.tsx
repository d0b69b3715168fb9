import { graphql } from 'react-relay';
import type { TokenFormMutation } from '#web/__generated__/TokenFormMutation.graphql.ts';
import { mutate } from '#web/data/relay/ownEnvironment.ts';
import { AccountForm } from '#web/ui/forms/AccountForm.tsx';
import { failureText, incompletePassword, newPasswordText, repeatText } from '#web/ui/forms/fault.ts';
import { refusalOf } from '#web/ui/forms/refusal.ts';
import { useForm } from '#web/ui/forms/useForm.ts';
import { NewPasswordFields } from './NewPasswordFields.tsx';
import { afterLogout } from './session.ts';

interface Props {
  readonly token: string;
  readonly onChanged: () => void;
  readonly onExpired: () => void;
}

/** Sets a new password by the token of a mail's link. All sessions end, this browser's too. */
export function TokenForm({ token, onChanged, onExpired }: Props) {
  const form = useForm({
    check: (value) => ({
      password: newPasswordText(value('password')),
      repeat: repeatText(value('password'), value('repeat')),
    }),
    send: async (value) => {
      const { setPasswordWithToken: answer } = await mutate<TokenFormMutation>(setPassword, {
        input: { resetToken: token, password: value('password') },
      });
      if (answer.done) {
        afterLogout();
        onChanged();
        return null;
      }
      return refusalOf(answer.refused, {
        invalid(parameterName, detail) {
          if (parameterName === 'resetToken') onExpired();
          return parameterName === 'password' ? { faults: { password: incompletePassword(detail) } } : null;
        },
        problem: 'setPassword.problem',
      });
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
      ... on SetPasswordWithTokenPayload @alias(as: "done") {
        clientMutationId
      }
      ...refusal_error @alias(as: "refused")
    }
  }
`;
