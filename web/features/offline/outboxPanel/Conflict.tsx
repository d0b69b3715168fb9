import { FormattedMessage } from 'react-intl';
import type { Entry } from '#web/features/offline/outbox/entries.ts';
import { discard, resendNote } from '#web/features/offline/outbox/outbox.ts';
import { Button } from '#web/ui/buttons/Button.tsx';
import { OutlineButton } from '#web/ui/buttons/OutlineButton.tsx';
import styles from './PendingRow.module.css';

interface Props {
  readonly entry: Entry;
  /** The text that was written on this device. */
  readonly mine: string;
  /** The note's text on the server; empty where it was removed. */
  readonly present: string;
  readonly onGone: () => void;
}

/** A note was changed here and elsewhere: both texts are shown, and the user chooses one. */
export function Conflict({ entry, mine, present, onGone }: Props) {
  return (
    <>
      <dl className={styles.both}>
        <dt>
          <FormattedMessage id="outbox.mine" />
        </dt>
        <dd dir="auto">{mine === '' ? <FormattedMessage id="outbox.noteRemoved" /> : mine}</dd>
        <dt>
          <FormattedMessage id="outbox.present" />
        </dt>
        <dd dir="auto">{present === '' ? <FormattedMessage id="outbox.presentNone" /> : present}</dd>
      </dl>
      <div className={styles.ways}>
        <Button
          onClick={() => {
            onGone();
            void resendNote(entry, present);
          }}
        >
          <FormattedMessage id="outbox.keepMine" />
        </Button>
        <OutlineButton
          onClick={() => {
            onGone();
            void discard(entry.id);
          }}
        >
          <FormattedMessage id="outbox.keepPresent" />
        </OutlineButton>
      </div>
    </>
  );
}
