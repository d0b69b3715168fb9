import { RotateCcw } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { FormattedMessage } from 'react-intl';
import { isFocusLost } from '#web/navigation/isFocusLost.ts';
import { OutlineButton } from '#web/ui/buttons/OutlineButton.tsx';
import styles from './DeletedNote.module.css';

/** Stands in the place of a deleted comment and takes its focus. Offers to restore the user's own comment (SPEC §4). */
export function DeletedNote({ onRestore }: { onRestore: (() => void) | null }) {
  const note = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isFocusLost()) note.current?.focus();
  }, []);
  return (
    <div ref={note} className={styles.note} role="status" tabIndex={-1}>
      <FormattedMessage id="comment.deleted" tagName="p" />
      {onRestore && (
        <OutlineButton onClick={onRestore}>
          <RotateCcw size={18} aria-hidden="true" />
          <FormattedMessage id="comment.restore" />
        </OutlineButton>
      )}
    </div>
  );
}
