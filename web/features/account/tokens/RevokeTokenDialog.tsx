import { FormattedMessage } from 'react-intl';
import { graphql } from 'react-relay';
import type { RevokeTokenDialogMutation } from '#web/__generated__/RevokeTokenDialogMutation.graphql.ts';
import { perform } from '#web/data/relay/perform.ts';
import { userRefusal } from '#web/features/account/userRefusal.ts';
import { ConfirmDialog } from '#web/ui/feedback/ConfirmDialog.tsx';
import { showToast } from '#web/ui/feedback/toasts.ts';

interface Props {
  readonly token: { readonly tokenId: string; readonly name: string };
  readonly onRevoked: () => void;
  readonly onClose: () => void;
}

/** Revokes a token after a confirmation. A token that no longer exists counts as revoked. */
export function RevokeTokenDialog({ token: { tokenId, name }, onRevoked, onClose }: Props) {
  return (
    <ConfirmDialog
      title={<FormattedMessage id="tokens.question" values={{ name }} />}
      text={<FormattedMessage id="tokens.revokeText" />}
      submit="tokens.revoke"
      cancel="delete.cancel"
      problem="tokens.revokeFailed"
      send={async () => {
        const result = await perform<RevokeTokenDialogMutation>(revoke, { input: { tokenId } });
        if (result.is !== 'done' && result.is !== 'notFound')
          return userRefusal(result, { problem: 'tokens.revokeFailed' });
        onClose();
        onRevoked();
        showToast('tokens.revoked');
        return null;
      }}
      onClose={onClose}
    />
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
