import { FormattedMessage } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import type { OwnPlace } from '#web/data/own/ownParts.ts';
import { useStaying } from '#web/navigation/destination.ts';
import { focusContent } from '#web/navigation/focusContent.ts';
import { useListToReturnTo } from '#web/navigation/lastList.ts';
import { pathOf, useViewLocation } from '#web/navigation/viewLocation.ts';
import { ConfirmDialog } from '#web/ui/feedback/ConfirmDialog.tsx';
import { showToast } from '#web/ui/feedback/toasts.ts';
import { deleteOwnPlace } from './deleteOwnPlace.ts';

interface Props {
  readonly place: OwnPlace;
  readonly onClose: () => void;
}

/**
 * Asks by the name of the place whether to delete it; afterwards the list shows, if the visitor is still here
 * (SPEC §4).
 */
export function DeleteOwnPlace({ place, onClose }: Props) {
  const navigate = useNavigate();
  const begin = useStaying();
  const { tab } = useViewLocation();
  const filter = useListToReturnTo();
  async function send() {
    const isHere = begin();
    const refusal = await deleteOwnPlace(place.id);
    if (refusal !== null) return refusal;
    showToast('ownPlace.deleted');
    if (!isHere()) return null;
    focusContent();
    await navigate(pathOf(tab, { screen: 'list', filter }), { replace: true });
    return null;
  }
  return (
    <ConfirmDialog
      title={<FormattedMessage id="ownPlace.deleteQuestion" values={{ name: place.name }} />}
      text={<FormattedMessage id="ownPlace.deleteText" />}
      submit="ownPlace.deleteSend"
      cancel="ownPlace.cancel"
      problem="ownPlace.deleteFailed"
      send={send}
      onClose={onClose}
    />
  );
}
