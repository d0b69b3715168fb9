import { lazy, Suspense } from 'react';
import { ContentBoundary } from '#web/ui/feedback/ContentBoundary.tsx';
import type { ToSave } from './toSave.ts';

const SaveDialog = lazy(async () => ({ default: (await import('./SaveDialog.tsx')).SaveDialog }));

/** The dialog that saves an area or a place for use offline; its code is loaded when it opens. */
export function SaveSlot({ of, onClose }: { of: ToSave; onClose: () => void }) {
  return (
    <ContentBoundary resetKey={of} onRetry={onClose}>
      <Suspense fallback={null}>
        <SaveDialog of={of} onClose={onClose} />
      </Suspense>
    </ContentBoundary>
  );
}
