import { Camera } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { FormattedMessage } from 'react-intl';
import type { AttractionId } from '#common/places/attractionId.ts';
import { useViewer } from '#web/features/account/viewer.ts';
import { OutlineButton } from '#web/ui/buttons/OutlineButton.tsx';
import { useUploadPanel } from './uploadPanel.ts';

const importPanel = () => import('./PhotoPanel.tsx');
const PhotoPanel = lazy(async () => ({ default: (await importPanel()).PhotoPanel }));

/** Fetches the panel's code before it is asked for; a failure shows when it is. */
function preload(): void {
  importPanel().catch(() => undefined);
}

/** The button that opens the panel for photos of a place, and the panel while the URL has it. */
export function PlaceUpload({ place, name }: { place: AttractionId; name: string }) {
  const { isOpen, open, close } = useUploadPanel();
  const isUser = useViewer() !== null;
  return (
    <>
      {isUser && (
        <OutlineButton aria-haspopup="dialog" onPointerEnter={preload} onFocus={preload} onClick={open}>
          <Camera size={20} aria-hidden="true" />
          <FormattedMessage id="upload.open" />
        </OutlineButton>
      )}
      {isOpen && (
        <Suspense fallback={null}>
          <PhotoPanel place={place} name={name} onClose={close} />
        </Suspense>
      )}
    </>
  );
}
