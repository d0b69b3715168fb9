import { Trash2 } from 'lucide-react';
import { type RefObject, useId, useRef } from 'react';
import { FormattedMessage } from 'react-intl';
import { graphql } from 'react-relay';
import type { DeleteAccountMutation } from '#web/__generated__/DeleteAccountMutation.graphql.ts';
import type { Viewer } from '#web/data/own/ownParts.ts';
import { perform } from '#web/data/relay/perform.ts';
import { PasswordField } from '#web/features/account/PasswordField.tsx';
import { afterLogout, discardQueued } from '#web/features/account/session.ts';
import { userRefusal } from '#web/features/account/userRefusal.ts';
import { OutlineButton } from '#web/ui/buttons/OutlineButton.tsx';
import { showToast } from '#web/ui/feedback/toasts.ts';
import { AccountForm } from '#web/ui/forms/AccountForm.tsx';
import { ofField } from '#web/ui/forms/failureTexts.ts';
import { givenPasswordText } from '#web/ui/forms/fault.ts';
import { useForm } from '#web/ui/forms/useForm.ts';
import styles from '#web/ui/feedback/Dialog.module.css';

/** Deletes the account, after a dialog that names it and asks for the password. */
export function DeleteAccount({ viewer }: { viewer: Viewer }) {
  const dialog = useRef<HTMLDialogElement>(null);
  return (
    <section>
      <h2>
        <FormattedMessage id="delete.title" />
      </h2>
      <p>
        <FormattedMessage id="delete.text" />
      </p>
      <p>
        <OutlineButton isDangerous onClick={() => dialog.current?.showModal()}>
          <Trash2 size={20} aria-hidden="true" />
          <FormattedMessage id="delete.open" />
        </OutlineButton>
      </p>
      <DeleteDialog viewer={viewer} dialog={dialog} />
    </section>
  );
}

interface DialogProps {
  readonly viewer: Viewer;
  readonly dialog: RefObject<HTMLDialogElement | null>;
}

function DeleteDialog({ viewer, dialog }: DialogProps) {
  const titleId = useId();
  const form = useDeleteForm();
  return (
    <dialog ref={dialog} className={styles.dialog} aria-labelledby={titleId}>
      <h2 id={titleId}>
        <FormattedMessage id="delete.question" values={{ name: viewer.username }} />
      </h2>
      <p>
        <FormattedMessage id="delete.text" />
      </p>
      <AccountForm
        form={form}
        submit="delete.send"
        method="post"
        isDangerous
        beside={
          <OutlineButton onClick={() => dialog.current?.close()}>
            <FormattedMessage id="delete.cancel" />
          </OutlineButton>
        }
      >
        <input type="text" name="username" autoComplete="username" defaultValue={viewer.email} hidden readOnly />
        <PasswordField
          name="password"
          label="delete.password"
          autoComplete="current-password"
          fault={form.faults['password']}
          onEdited={() => form.onEdited('password')}
        />
      </AccountForm>
    </dialog>
  );
}

function useDeleteForm() {
  return useForm({
    check: (value) => ({ password: givenPasswordText(value('password')) }),
    send: async (value) => {
      const result = await perform<DeleteAccountMutation>(deleteAccount, { input: { password: value('password') } });
      if (result.is !== 'done') {
        return userRefusal(result, {
          invalid: ofField('password', () => ({ id: 'delete.wrong' })),
          problem: 'delete.problem',
        });
      }
      await discardQueued();
      afterLogout();
      showToast('delete.done');
      return null;
    },
    problem: 'delete.problem',
  });
}

const deleteAccount = graphql`
  mutation DeleteAccountMutation($input: DeleteAccountInput!) {
    deleteAccount(input: $input) {
      ... on DeleteAccountPayload @alias(as: "done") {
        clientMutationId
      }
      ...refusal_error @alias(as: "refused")
    }
  }
`;
