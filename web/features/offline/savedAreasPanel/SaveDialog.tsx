import { Suspense, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import type { Bounds } from '#common/geo/bounds.ts';
import type { AttractionId } from '#common/places/attractionId.ts';
import { dismissSaving, useSaving } from '#web/features/offline/savedAreas/saving.ts';
import { SavedTexts } from '#web/i18n/SavedTexts.tsx';
import { OpenDialog } from '#web/ui/feedback/OpenDialog.tsx';
import { SaveQuestion } from './SaveQuestion.tsx';
import { SavingStatus } from './SavingStatus.tsx';
import styles from './SaveDialog.module.css';

/** What the visitor wants to save: the area that a map or list shows, or a place with its surroundings. */
export type ToSave =
  | { readonly by: 'bounds'; readonly bounds: Bounds }
  | { readonly by: 'place'; readonly id: AttractionId; readonly title: string };

/** Asks whether to save an area, and then shows the progress. Saving goes on when the dialog is closed. */
export function SaveDialog({ of, onClose }: { of: ToSave; onClose: () => void }) {
  const saving = useSaving();
  const [begun, setBegun] = useState<string | null>(null);
  function close() {
    dismissSaving();
    onClose();
  }
  return (
    <Suspense fallback={null}>
      <SavedTexts>
        <OpenDialog title={<FormattedMessage id="saved.ask" />} onClose={close}>
          <div className={styles.content}>
            {saving.state !== 'none' && saving.id === begun ? (
              <SavingStatus saving={saving} onClose={close} onAgain={() => setBegun(null)} />
            ) : (
              <SaveQuestion
                of={of}
                busy={saving.state === 'running' ? saving.name : null}
                onBegin={setBegun}
                onClose={close}
              />
            )}
          </div>
        </OpenDialog>
      </SavedTexts>
    </Suspense>
  );
}
