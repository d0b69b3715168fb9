import { Suspense, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { dismissSaving, useSaving } from '#web/features/offline/savedAreas/saving.ts';
import { SavedTexts } from '#web/i18n/SavedTexts.tsx';
import { OpenDialog } from '#web/ui/feedback/OpenDialog.tsx';
import { SaveQuestion } from './SaveQuestion.tsx';
import { saveTitle } from './saveTitle.ts';
import { SavingStatus } from './SavingStatus.tsx';
import type { ToSave } from './toSave.ts';
import styles from './SaveDialog.module.css';

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
        <OpenDialog title={<FormattedMessage id={saveTitle(saving, begun)} />} onClose={close}>
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
