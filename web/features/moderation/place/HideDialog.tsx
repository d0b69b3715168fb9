import { FormattedMessage } from 'react-intl';
import type { AttractionId } from '#common/places/attractionId.ts';
import { OutlineButton } from '#web/ui/buttons/OutlineButton.tsx';
import { OpenDialog } from '#web/ui/feedback/OpenDialog.tsx';
import { useNotify } from '#web/ui/feedback/useNotify.ts';
import { AccountForm } from '#web/ui/forms/AccountForm.tsx';
import { Field } from '#web/ui/forms/Field.tsx';
import { type Form, useForm } from '#web/ui/forms/useForm.ts';
import { hidePlace, hidingReasonFault } from './hidePlace.ts';

interface Props {
  readonly id: AttractionId;
  readonly onClose: () => void;
  readonly onHidden: (reason: string) => void;
}

/** Asks whether to hide a place, and why. */
export function HideDialog(props: Props) {
  const form = useHideForm(props);
  return (
    <OpenDialog title={<FormattedMessage id="admin.hideQuestion" />} onClose={props.onClose}>
      <p>
        <FormattedMessage id="admin.hideText" />
      </p>
      <AccountForm
        form={form}
        submit="admin.hide"
        method="post"
        isDangerous
        beside={
          <OutlineButton onClick={props.onClose}>
            <FormattedMessage id="comment.cancel" />
          </OutlineButton>
        }
      >
        <Field
          name="reason"
          label="admin.reason"
          hint="admin.hideReasonHint"
          autoComplete="off"
          fault={form.faults['reason']}
          onEdited={() => form.onEdited('reason')}
        />
      </AccountForm>
    </OpenDialog>
  );
}

function useHideForm({ id, onClose, onHidden }: Props): Form {
  const notify = useNotify();
  return useForm({
    check: (value) => ({ reason: hidingReasonFault(value('reason')) }),
    send: async (value) => {
      const reason = value('reason').trim();
      const refusal = await hidePlace(id, reason);
      if (refusal !== null) return refusal;
      onClose();
      onHidden(reason);
      notify({ id: 'admin.hideDone' });
      return null;
    },
    problem: 'admin.hideFailed',
  });
}
