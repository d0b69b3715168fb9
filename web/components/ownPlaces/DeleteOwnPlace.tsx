import { type RefObject, useId } from 'react';
import { FormattedMessage } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import { AccountForm } from '#web/components/account/AccountForm.tsx';
import { failureText } from '#web/components/account/fault.ts';
import { OutlineButton } from '#web/components/account/OutlineButton.tsx';
import { useForm } from '#web/components/account/useForm.ts';
import styles from '#web/components/feedback/Dialog.module.css';
import { showToast } from '#web/components/feedback/toasts.ts';
import { focusContent } from '#web/app/focusContent.ts';
import { useListToReturnTo } from '#web/state/lastList.ts';
import type { OwnPlace } from '#web/state/ownPlaces.ts';
import { useStaying } from '#web/state/destination.ts';
import { pathOf, useViewLocation } from '#web/state/viewLocation.ts';
import { deleteOwnPlace } from './deleteOwnPlace.ts';

interface Props {
  readonly place: OwnPlace;
  readonly dialog: RefObject<HTMLDialogElement | null>;
}

/** Asks by the name of the place whether to delete it; afterwards the list shows (SPEC §4). */
export function DeleteOwnPlace({ place, dialog }: Props) {
  const titleId = useId();
  const navigate = useNavigate();
  const begin = useStaying();
  const { tab } = useViewLocation();
  const filter = useListToReturnTo();
  const form = useForm({
    check: () => ({}),
    send: async () => {
      const isHere = begin();
      const refusal = await deleteOwnPlace(place.id);
      if (refusal !== null) return refusal;
      showToast('ownPlace.deleted');
      if (!isHere()) return null;
      focusContent();
      await navigate(pathOf(tab, { screen: 'list', filter }), { replace: true });
      return null;
    },
    failed: (error) => failureText(error, 'ownPlace.deleteFailed'),
  });
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
