import { CodeXml } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import type { EmbedSubject } from '#common/urls/embedAddress.ts';
import { PlaceTexts } from '#web/i18n/PlaceTexts.tsx';
import { EmbedTitle } from './EmbedTitle.tsx';
import styles from '#web/ui/buttons/TextActions.module.css';

const EmbedDialog = lazy(async () => ({ default: (await import('./EmbedDialog.tsx')).EmbedDialog }));

interface Props {
  /** Called when the dialog opens: a map has moved since it was drawn. */
  readonly subjectOf: () => EmbedSubject;
  readonly title: string;
}

/** The button that opens the dialog "Embed this". */
export function EmbedAction({ subjectOf, title }: Props) {
  const [subject, setSubject] = useState<EmbedSubject | null>(null);
  return (
    <PlaceTexts>
      <button type="button" className={styles.action} onClick={() => setSubject(subjectOf())}>
        <CodeXml size={20} aria-hidden="true" />
        <EmbedTitle />
      </button>
      {subject && (
        <Suspense fallback={null}>
          <EmbedDialog subject={subject} title={title} onClose={() => setSubject(null)} />
        </Suspense>
      )}
    </PlaceTexts>
  );
}
