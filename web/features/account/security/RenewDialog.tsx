import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { graphql } from 'react-relay';
import type { RenewDialogMutation } from '#web/__generated__/RenewDialogMutation.graphql.ts';
import { perform } from '#web/data/relay/perform.ts';
import { OpenDialog } from '#web/ui/feedback/OpenDialog.tsx';
import { AccountForm } from '#web/ui/forms/AccountForm.tsx';
import { CloseButton } from './CloseButton.tsx';
import { ProofFields } from './ProofFields.tsx';
import { RecoveryCodes } from './RecoveryCodes.tsx';
import { useProofForm } from './useProofForm.ts';

interface Props {
  readonly onChanged: () => void;
  readonly onClose: () => void;
}

/** Makes new recovery codes, and shows them once. */
export function RenewDialog({ onChanged, onClose }: Props) {
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const form = useProofForm({
    withCode: true,
    send: async (proof) => {
      const result = await perform<RenewDialogMutation>(renew, { input: { proof } });
      if (result.is !== 'done') return result;
      setCodes(result.done.recoveryCodes);
      onChanged();
      return null;
    },
    problem: 'secondFactor.problem',
  });
  return (
    <OpenDialog title={<FormattedMessage id="secondFactor.renew" />} onClose={onClose}>
      {codes === null ? (
        <AccountForm form={form} submit="secondFactor.renew" method="post" beside={<CloseButton onClose={onClose} />}>
          <p>
            <FormattedMessage id="recovery.renewText" />
          </p>
          <ProofFields form={form} withCode />
        </AccountForm>
      ) : (
        <RecoveryCodes codes={codes} onClose={onClose} />
      )}
    </OpenDialog>
  );
}

const renew = graphql`
  mutation RenewDialogMutation($input: RenewRecoveryCodesInput!) {
    renewRecoveryCodes(input: $input) {
      ... on RenewRecoveryCodesPayload @alias(as: "done") {
        recoveryCodes
      }
      ...refusal_error @alias(as: "refused")
    }
  }
`;
