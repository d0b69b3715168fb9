import type { LucideIcon } from 'lucide-react';
import { FormattedMessage } from 'react-intl';
import type { MessageId } from '#web/i18n/messages.ts';
import styles from '#web/ui/buttons/TextActions.module.css';

export interface ActionProps {
  readonly glyph: LucideIcon;
  readonly text: MessageId;
  /** Id of the element that describes what it is about. */
  readonly describedBy: string;
  readonly onClick: () => void;
}

/** A button for something that a user may do about a condition. */
export function NoteAction({ glyph: Glyph, text, describedBy, onClick }: ActionProps) {
  return (
    <button type="button" className={styles.action} aria-describedby={describedBy} onClick={onClick}>
      <Glyph size={18} aria-hidden="true" />
      <FormattedMessage id={text} />
    </button>
  );
}
