import { Camera } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { FormattedMessage } from 'react-intl';
import type { Viewer } from '#web/data/own/ownParts.ts';
import { OutlineButton } from '#web/ui/buttons/OutlineButton.tsx';
import { useUploadPanel } from './uploadPanel.ts';

const importPanel = () => import('./ProfilePicturePanel.tsx');
const ProfilePicturePanel = lazy(async () => ({ default: (await importPanel()).ProfilePicturePanel }));

function preload(): void {
  importPanel().catch(() => undefined);
}

/** Opens the panel for the picture of one's own profile, which shows while the URL has it. */
export function ProfilePictureButton({ viewer }: { viewer: Viewer }) {
  const { isOpen, open, close } = useUploadPanel();
  return (
    <>
      <OutlineButton aria-haspopup="dialog" onPointerEnter={preload} onFocus={preload} onClick={open}>
        <Camera size={20} aria-hidden="true" />
        <FormattedMessage id={viewer.profileImage === null ? 'picture.add' : 'picture.change'} />
      </OutlineButton>
      {isOpen && (
        <Suspense fallback={null}>
          <ProfilePicturePanel viewer={viewer} onClose={close} />
        </Suspense>
      )}
    </>
  );
}
