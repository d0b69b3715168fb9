import { FormattedMessage } from 'react-intl';
import { graphql } from 'react-relay';
import type { RemoveDialogMutation } from '#web/__generated__/RemoveDialogMutation.graphql.ts';
import { perform } from '#web/data/relay/perform.ts';
import { OpenDialog } from '#web/ui/feedback/OpenDialog.tsx';
import { showToast } from '#web/ui/feedback/toasts.ts';
import { AccountForm } from '#web/ui/forms/AccountForm.tsx';
import { CloseButton } from './CloseButton.tsx';
import { ProofFields } from './ProofFields.tsx';
import { useProofForm } from './useProofForm.ts';

interface Props {
  readonly onChanged: () => void;
  readonly onClose: () => void;
}

/** Takes the second factor out of use. */
export function RemoveDialog({ onChanged, onClose }: Props) {
  const form = useProofForm({
    withCode: true,
    send: async (proof) => {
      const result = await perform<RemoveDialogMutation>(remove, { input: { proof } });
      if (result.is !== 'done') return result;
      onChanged();
      onClose();
      showToast('secondFactor.removed');
      return null;
    },
    problem: 'secondFactor.problem',
  });
  return (
    <OpenDialog title={<FormattedMessage id="secondFactor.turnOff" />} onClose={onClose}>
      <AccountForm
        form={form}
        submit="secondFactor.turnOff"
        method="post"
        isDangerous
        beside={<CloseButton onClose={onClose} />}
      >
        <p>
          <FormattedMessage id="secondFactor.removeText" />
        </p>
        <ProofFields form={form} withCode />
      </AccountForm>
    </OpenDialog>
  );
}

const remove = graphql`
  mutation RemoveDialogMutation($input: RemoveSecondFactorInput!) {
    removeSecondFactor(input: $input) {
      ... on RemoveSecondFactorPayload @alias(as: "done") {
        viewer {
          id
          hasSecondFactor
        }
      }
      ...refusal_error @alias(as: "refused")
    }
  }
`;
