import { type RefObject, useId } from 'react';
import { FormattedMessage } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import type { OwnPlace } from '#web/data/own/ownParts.ts';
import { useStaying } from '#web/navigation/destination.ts';
import { focusContent } from '#web/navigation/focusContent.ts';
import { useListToReturnTo } from '#web/navigation/lastList.ts';
import { pathOf, useViewLocation } from '#web/navigation/viewLocation.ts';
import { OutlineButton } from '#web/ui/buttons/OutlineButton.tsx';
import { showToast } from '#web/ui/feedback/toasts.ts';
import { AccountForm } from '#web/ui/forms/AccountForm.tsx';
import { useForm } from '#web/ui/forms/useForm.ts';
import { deleteOwnPlace } from './deleteOwnPlace.ts';
import styles from '#web/ui/feedback/Dialog.module.css';

interface Props {
  readonly place: OwnPlace;
  readonly dialog: RefObject<HTMLDialogElement | null>;
}

/** Deletes the place; if the visitor is still here when that is done, the list shows. */
function useDeleteForm(id: OwnPlace['id']) {
  const navigate = useNavigate();
  const begin = useStaying();
  const { tab } = useViewLocation();
  const filter = useListToReturnTo();
  return useForm({
    check: () => ({}),
    send: async () => {
      const isHere = begin();
      const refusal = await deleteOwnPlace(id);
      if (refusal !== null) return refusal;
      showToast('ownPlace.deleted');
      if (!isHere()) return null;
      focusContent();
      await navigate(pathOf(tab, { screen: 'list', filter }), { replace: true });
      return null;
    },
    problem: 'ownPlace.deleteFailed',
  });
}

/** Asks by the name of the place whether to delete it; afterwards the list shows (SPEC §4). */
export function DeleteOwnPlace({ place, dialog }: Props) {
  const titleId = useId();
  const form = useDeleteForm(place.id);
  return (
    <dialog ref={dialog} className={styles.dialog} aria-labelledby={titleId}>
      <h2 id={titleId}>
        <FormattedMessage id="ownPlace.deleteQuestion" values={{ name: place.name }} />
      </h2>
      <p>
        <FormattedMessage id="ownPlace.deleteText" />
      </p>
      <AccountForm
        form={form}
        submit="ownPlace.deleteSend"
        method="post"
        isDangerous
        beside={
          <OutlineButton onClick={() => dialog.current?.close()}>
            <FormattedMessage id="ownPlace.cancel" />
          </OutlineButton>
        }
      />
    </dialog>
  );
}
