import { graphql } from 'react-relay';
import type { TokenFormMutation } from '#web/__generated__/TokenFormMutation.graphql.ts';
import { perform } from '#web/data/relay/perform.ts';
import { AccountForm } from '#web/ui/forms/AccountForm.tsx';
import { ofField, refusalOf } from '#web/ui/forms/failureTexts.ts';
import { newPasswordText, refusedPassword, repeatText } from '#web/ui/forms/fault.ts';
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
      const result = await perform<TokenFormMutation>(setPassword, {
        input: { resetToken: token, password: value('password') },
      });
      if (result.is === 'done') {
        afterLogout();
        onChanged();
        return null;
      }
      if (result.is === 'invalid' && result.parameterName === 'resetToken') onExpired();
      return refusalOf(result, { invalid: ofField('password', refusedPassword), problem: 'setPassword.problem' });
    },
    problem: 'setPassword.problem',
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
