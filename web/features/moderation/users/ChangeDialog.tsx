import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { PasswordField } from '#web/features/account/PasswordField.tsx';
import type { MessageId } from '#web/i18n/messages.ts';
import { OutlineButton } from '#web/ui/buttons/OutlineButton.tsx';
import { OpenDialog } from '#web/ui/feedback/OpenDialog.tsx';
import { useNotify } from '#web/ui/feedback/useNotify.ts';
import { AccountForm } from '#web/ui/forms/AccountForm.tsx';
import { givenPasswordText } from '#web/ui/forms/fault.ts';
import { Field } from '#web/ui/forms/Field.tsx';
import { type Form, useForm } from '#web/ui/forms/useForm.ts';
import { takeFocus } from '#web/ui/layout/takeFocus.ts';
import { changeUser, prove, reasonFault, type UserChange } from './userChanges.ts';

interface Words {
  readonly question: MessageId;
  readonly text: MessageId;
  readonly send: MessageId;
  readonly done: MessageId;
  readonly isDangerous?: true;
}

const WORDS = {
  block: {
    question: 'admin.blockQuestion',
    text: 'admin.blockText',
    send: 'admin.block',
    done: 'admin.blockDone',
    isDangerous: true,
  },
  unblock: {
    question: 'admin.unblockQuestion',
    text: 'admin.unblockText',
    send: 'admin.unblock',
    done: 'admin.unblockDone',
  },
  makeAdmin: {
    question: 'admin.makeAdminQuestion',
    text: 'admin.makeAdminText',
    send: 'admin.makeAdmin',
    done: 'admin.makeAdminDone',
  },
  takeAdmin: {
    question: 'admin.takeAdminQuestion',
    text: 'admin.takeAdminText',
    send: 'admin.takeAdmin',
    done: 'admin.takeAdminDone',
    isDangerous: true,
  },
  clearProfile: {
    question: 'admin.clearProfileQuestion',
    text: 'admin.clearProfileText',
    send: 'admin.clearProfile',
    done: 'admin.clearProfileDone',
    isDangerous: true,
  },
} as const satisfies Record<UserChange, Words>;

interface Props {
  readonly user: { readonly id: string; readonly username: string };
  readonly change: UserChange;
  readonly onClose: () => void;
}

/** Asks whether to change the account of the named user, and for the reason of a block. */
export function ChangeDialog({ user, change, onClose }: Props) {
  const words: Words = WORDS[change];
  const { form, needsProof } = useChangeForm({ user, change, onClose });
  return (
    <OpenDialog title={<FormattedMessage id={words.question} values={{ name: user.username }} />} onClose={onClose}>
      <p>
        <FormattedMessage id={words.text} />
      </p>
      <AccountForm
        form={form}
        submit={words.send}
        method="post"
        isDangerous={words.isDangerous === true}
        beside={
          <OutlineButton onClick={onClose}>
            <FormattedMessage id="comment.cancel" />
          </OutlineButton>
        }
      >
        <ChangeFields change={change} form={form} needsProof={needsProof} />
      </AccountForm>
    </OpenDialog>
  );
}

interface FieldsProps {
  readonly change: UserChange;
  readonly form: Form;
  readonly needsProof: boolean;
}

function ChangeFields({ change, form, needsProof }: FieldsProps) {
  return (
    <>
      {change === 'block' && (
        <Field
          name="reason"
          label="admin.reason"
          hint="admin.reasonHint"
          autoComplete="off"
          fault={form.faults['reason']}
          onEdited={() => form.onEdited('reason')}
        />
      )}
      {needsProof && (
        <PasswordField
          ref={takeFocus}
          name="password"
          label="delete.password"
          autoComplete="current-password"
          fault={form.faults['password']}
          onEdited={() => form.onEdited('password')}
        />
      )}
    </>
  );
}

/** `needsProof`: the password was last given a while ago, and is asked for again. */
function useChangeForm({ user: { id, username }, change, onClose }: Props): {
  readonly form: Form;
  readonly needsProof: boolean;
} {
  const notify = useNotify();
  const [needsProof, setNeedsProof] = useState(false);
  const form = useForm({
    check: (value) => ({
      reason: change === 'block' ? reasonFault(value('reason')) : null,
      password: needsProof ? givenPasswordText(value('password')) : null,
    }),
    send: async (value) => {
      const unproved = needsProof ? await prove(value('password')) : null;
      if (unproved !== null) return unproved;
      const refusal = await changeUser(change, id, value('reason').trim());
      if (refusal === 'proof') {
        setNeedsProof(true);
        return { failure: { id: 'admin.proofNeeded' } };
      }
      if (refusal !== null) return refusal;
      onClose();
      notify({ id: WORDS[change].done, values: { name: username } });
      return null;
    },
    problem: 'admin.changeFailed',
  });
  return { form, needsProof };
}
