import { useEffect, useRef } from 'react';
import { FormattedMessage } from 'react-intl';
import type { OwnPlace } from '#web/data/own/ownParts.ts';
import { OutlineButton } from '#web/ui/buttons/OutlineButton.tsx';
import { AccountForm } from '#web/ui/forms/AccountForm.tsx';
import { useForm } from '#web/ui/forms/useForm.ts';
import { NameField } from './NameField.tsx';
import { renameOwnPlace } from './renameOwnPlace.ts';

interface Props {
  readonly place: OwnPlace;
  readonly onDone: () => void;
}

/** Edits the name of an own place (SPEC §4: view, edit, saving, view). */
export function RenameOwnPlace({ place, onDone }: Props) {
  const root = useRef<HTMLDivElement>(null);
  const form = useForm({
    check: () => ({}),
    send: async (value) => {
      const refusal = await renameOwnPlace(place.id, value('name').trim());
      if (refusal === null) onDone();
      return refusal;
    },
    problem: 'ownPlace.saveFailed',
  });
  useEffect(() => {
    const input = root.current?.querySelector('input');
    input?.focus();
    input?.select();
  }, []);
  return (
    <div ref={root}>
      <AccountForm
        form={form}
        submit="ownPlace.save"
        method="post"
        beside={
          <OutlineButton onClick={onDone}>
            <FormattedMessage id="ownPlace.cancel" />
          </OutlineButton>
        }
      >
        <NameField form={form} defaultValue={place.name} />
      </AccountForm>
    </div>
  );
}
