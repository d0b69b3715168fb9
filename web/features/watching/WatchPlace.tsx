import { Bell } from 'lucide-react';
import { lazy, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import type { AttractionId } from '#common/places/attractionId.ts';
import { OwnPart } from '#web/features/account/OwnPart.tsx';
import { OutlineButton } from '#web/ui/buttons/OutlineButton.tsx';

const WatchDialog = lazy(async () => ({ default: (await import('./WatchDialog.tsx')).WatchDialog }));

/** The button by which a user begins or stops to watch a place; the code of the rest comes when it is opened. */
export function WatchPlace({ id }: { id: AttractionId }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <OutlineButton aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <Bell size={20} aria-hidden="true" />
        <FormattedMessage id="watch.open" />
      </OutlineButton>
      {isOpen && (
        <OwnPart of={id} room="nothing">
          <WatchDialog id={id} onClose={() => setOpen(false)} />
        </OwnPart>
      )}
    </>
  );
}
