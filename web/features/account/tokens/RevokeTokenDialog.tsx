import { FormattedMessage } from 'react-intl';
import { graphql } from 'react-relay';
import type { RevokeTokenDialogMutation } from '#web/__generated__/RevokeTokenDialogMutation.graphql.ts';
import { perform } from '#web/data/relay/perform.ts';
import { CloseButton } from '#web/features/account/security/CloseButton.tsx';
import { userRefusal } from '#web/features/account/userRefusal.ts';
import { OpenDialog } from '#web/ui/feedback/OpenDialog.tsx';
import { showToast } from '#web/ui/feedback/toasts.ts';
import { AccountForm } from '#web/ui/forms/AccountForm.tsx';
import { useForm } from '#web/ui/forms/useForm.ts';

interface Props {
  readonly token: { readonly tokenId: string; readonly name: string };
  readonly onRevoked: () => void;
  readonly onClose: () => void;
}

/** Revokes a token after a confirmation. A token that no longer exists counts as revoked. */
export function RevokeTokenDialog({ token: { tokenId, name }, onRevoked, onClose }: Props) {
  const form = useForm({
    check: () => ({}),
    send: async () => {
      const result = await perform<RevokeTokenDialogMutation>(revoke, { input: { tokenId } });
      if (result.is !== 'done' && result.is !== 'notFound')
        return userRefusal(result, { problem: 'tokens.revokeFailed' });
      onClose();
      onRevoked();
      showToast('tokens.revoked');
      return null;
    },
    problem: 'tokens.revokeFailed',
  });
  return (
    <OpenDialog title={<FormattedMessage id="tokens.question" values={{ name }} />} onClose={onClose}>
      <AccountForm
        form={form}
        submit="tokens.revoke"
        method="post"
        isDangerous
        beside={<CloseButton onClose={onClose} />}
      >
        <FormattedMessage id="tokens.revokeText" tagName="p" />
      </AccountForm>
    </OpenDialog>
  );
}

const revoke = graphql`
  mutation RevokeTokenDialogMutation($input: RevokeAccessTokenInput!) {
    revokeAccessToken(input: $input) {
      ... on RevokeAccessTokenPayload @alias(as: "done") {
        clientMutationId
      }
      ...refusal_error @alias(as: "refused")
    }
  }
`;
