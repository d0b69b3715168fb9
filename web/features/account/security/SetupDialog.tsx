import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql } from 'react-relay';
import type { SetupDialogConfirmMutation } from '#web/__generated__/SetupDialogConfirmMutation.graphql.ts';
import type { SetupDialogStartMutation } from '#web/__generated__/SetupDialogStartMutation.graphql.ts';
import { perform } from '#web/data/relay/perform.ts';
import { CodeField } from '#web/features/account/CodeField.tsx';
import { userRefusal } from '#web/features/account/userRefusal.ts';
import { OpenDialog } from '#web/ui/feedback/OpenDialog.tsx';
import { AccountForm } from '#web/ui/forms/AccountForm.tsx';
import { codeText } from '#web/ui/forms/fault.ts';
import { useForm } from '#web/ui/forms/useForm.ts';
import { takeFocus } from '#web/ui/layout/takeFocus.ts';
import { CloseButton } from './CloseButton.tsx';
import { ProofFields } from './ProofFields.tsx';
import { RecoveryCodes } from './RecoveryCodes.tsx';
import { proofRefused, useProofForm } from './useProofForm.ts';
import styles from './SecondFactor.module.css';

interface Setup {
  readonly address: string;
  readonly picture: string;
  readonly secret: string;
}

type Step =
  | { readonly is: 'proof' }
  | { readonly is: 'setup'; readonly setup: Setup }
  | { readonly is: 'done'; readonly codes: readonly string[] };

interface Props {
  /** A second factor is in use, which the new one replaces. */
  readonly withCode: boolean;
  readonly onChanged: () => void;
  readonly onClose: () => void;
}

/** Sets up a second factor: the password, the picture for the app and its first code, the recovery codes. */
export function SetupDialog({ withCode, onChanged, onClose }: Props) {
  const [step, setStep] = useState<Step>({ is: 'proof' });
  return (
    <OpenDialog
      title={<FormattedMessage id={step.is === 'done' ? 'secondFactor.done' : 'secondFactor.setup'} />}
      onClose={onClose}
    >
      {step.is === 'proof' && (
        <ProofStep withCode={withCode} onClose={onClose} onStarted={(setup) => setStep({ is: 'setup', setup })} />
      )}
      {step.is === 'setup' && (
        <CodeStep
          setup={step.setup}
          onClose={onClose}
          onConfirmed={(codes) => {
            setStep({ is: 'done', codes });
            onChanged();
          }}
        />
      )}
      {step.is === 'done' && <RecoveryCodes codes={step.codes} onClose={onClose} />}
    </OpenDialog>
  );
}

interface ProofStepProps extends Pick<Props, 'withCode' | 'onClose'> {
  readonly onStarted: (setup: Setup) => void;
}

function ProofStep({ withCode, onClose, onStarted }: ProofStepProps) {
  const form = useProofForm({
    withCode,
    send: async (proof) => {
      const result = await perform<SetupDialogStartMutation>(start, { input: { proof } });
      if (result.is !== 'done') return result;
      onStarted(result.done.setup);
      return null;
    },
    problem: 'secondFactor.problem',
  });
  return (
    <AccountForm form={form} submit="secondFactor.next" method="post" beside={<CloseButton onClose={onClose} />}>
      <p>
        <FormattedMessage id="secondFactor.why" />
      </p>
      <ProofFields form={form} withCode={withCode} />
    </AccountForm>
  );
}

interface CodeStepProps {
  readonly setup: Setup;
  readonly onClose: () => void;
  readonly onConfirmed: (codes: readonly string[]) => void;
}

function CodeStep({ setup: { address, picture, secret }, onClose, onConfirmed }: CodeStepProps) {
  const intl = useIntl();
  // The step before is removed with the button that has the focus.
  const form = useForm({
    check: (value) => ({ code: codeText(value('code')) }),
    send: async (value) => {
      const input = { code: value('code') };
      const result = await perform<SetupDialogConfirmMutation>(confirm, { input });
      if (result.is !== 'done') return userRefusal(result, { invalid: proofRefused, problem: 'secondFactor.problem' });
      onConfirmed(result.done.recoveryCodes);
      return null;
    },
    problem: 'secondFactor.problem',
  });
  return (
    <AccountForm form={form} submit="secondFactor.turnOn" method="post" beside={<CloseButton onClose={onClose} />}>
      <p ref={takeFocus} tabIndex={-1}>
        <FormattedMessage id="secondFactor.scan" />
      </p>
      <img className={styles.picture} src={picture} alt={intl.formatMessage({ id: 'secondFactor.picture' })} />
      <p>
        <a href={address}>
          <FormattedMessage id="secondFactor.openApp" />
        </a>
      </p>
      <p>
        <FormattedMessage id="secondFactor.orType" /> <span className={styles.secret}>{secret}</span>
      </p>
      <CodeField hint="field.appCodeHint" fault={form.faults['code']} onEdited={() => form.onEdited('code')} />
    </AccountForm>
  );
}

const start = graphql`
  mutation SetupDialogStartMutation($input: StartSecondFactorInput!) {
    startSecondFactor(input: $input) {
      ... on StartSecondFactorPayload @alias(as: "done") {
        setup {
          address
          picture
          secret
        }
      }
      ...refusal_error @alias(as: "refused")
    }
  }
`;

const confirm = graphql`
  mutation SetupDialogConfirmMutation($input: ConfirmSecondFactorInput!) {
    confirmSecondFactor(input: $input) {
      ... on ConfirmSecondFactorPayload @alias(as: "done") {
        recoveryCodes
      }
      ...refusal_error @alias(as: "refused")
    }
  }
`;
