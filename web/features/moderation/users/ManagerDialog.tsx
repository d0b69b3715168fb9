import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { PasswordField } from '#web/features/account/PasswordField.tsx';
import { OutlineButton } from '#web/ui/buttons/OutlineButton.tsx';
import { OpenDialog } from '#web/ui/feedback/OpenDialog.tsx';
import { useNotify } from '#web/ui/feedback/useNotify.ts';
import { AccountForm } from '#web/ui/forms/AccountForm.tsx';
import { givenPasswordText } from '#web/ui/forms/fault.ts';
import { Field } from '#web/ui/forms/Field.tsx';
import { useForm } from '#web/ui/forms/useForm.ts';
import { takeFocus } from '#web/ui/layout/takeFocus.ts';
import { changeManager, type NewManager } from './managerChanges.ts';
import { municipalitiesIn, placesIn } from './managerFields.ts';
import { prove } from './userChanges.ts';

interface Props {
  readonly user: { readonly id: string; readonly username: string };
  /** For whom and where they post now; null: nowhere. */
  readonly manager: NewManager | null;
  readonly onClose: () => void;
}

/** Lets a user post closures and notices for an organisation; an empty name takes that right. */
export function ManagerDialog({ user, manager, onClose }: Props) {
  const { form, needsProof } = useManagerForm({ user, manager, onClose });
  const field = (name: 'organisation' | 'municipalities' | 'placeIds', value: string) => (
    <Field
      name={name}
      label={`admin.manager.${name}`}
      hint={`admin.manager.${name}Hint`}
      autoComplete="off"
      defaultValue={value}
      fault={form.faults[name]}
      onEdited={() => form.onEdited(name)}
    />
  );
  return (
    <OpenDialog title={<FormattedMessage id="admin.managerTitle" values={{ name: user.username }} />} onClose={onClose}>
      <AccountForm form={form} submit="admin.managerSave" method="post" beside={<Cancel onClick={onClose} />}>
        {field('organisation', manager?.organisation ?? '')}
        {field('municipalities', manager?.municipalities.join(', ') ?? '')}
        {field('placeIds', manager?.placeIds.join(', ') ?? '')}
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
      </AccountForm>
    </OpenDialog>
  );
}

function Cancel({ onClick }: { onClick: () => void }) {
  return (
    <OutlineButton onClick={onClick}>
      <FormattedMessage id="comment.cancel" />
    </OutlineButton>
  );
}

/** `needsProof`: the password was last given a while ago, and is asked for again. */
function useManagerForm({ user: { id, username }, manager, onClose }: Props) {
  const notify = useNotify();
  const [needsProof, setNeedsProof] = useState(false);
  const form = useForm({
    check: (value) => ({
      organisation: value('organisation').trim() === '' && manager === null ? { id: 'admin.organisationNeeded' } : null,
      municipalities: municipalitiesIn(value('municipalities')) === null ? { id: 'admin.municipalitiesWrong' } : null,
      placeIds: placesIn(value('placeIds')) === null ? { id: 'admin.placesWrong' } : null,
      password: needsProof ? givenPasswordText(value('password')) : null,
    }),
    send: async (value) => {
      const unproved = needsProof ? await prove(value('password')) : null;
      if (unproved !== null) return unproved;
      const organisation = value('organisation').trim();
      const [municipalities, placeIds] = [municipalitiesIn(value('municipalities')), placesIn(value('placeIds'))];
      const next = { organisation, municipalities: municipalities ?? [], placeIds: placeIds ?? [] };
      const refusal = await changeManager(id, organisation === '' ? null : next);
      if (refusal === 'proof') {
        setNeedsProof(true);
        return { failure: { id: 'admin.proofNeeded' } };
      }
      if (refusal !== null) return refusal;
      onClose();
      notify({ id: organisation === '' ? 'admin.managerRemoved' : 'admin.managerDone', values: { name: username } });
      return null;
    },
    problem: 'admin.changeFailed',
  });
  return { form, needsProof };
}
