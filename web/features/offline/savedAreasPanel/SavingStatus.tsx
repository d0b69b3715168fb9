import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router-dom';
import { cancelSaving, type Saving, type SavingFault } from '#web/features/offline/savedAreas/saving.ts';
import { Button } from '#web/ui/buttons/Button.tsx';
import { OutlineButton } from '#web/ui/buttons/OutlineButton.tsx';
import { Notice } from '#web/ui/layout/Notice.tsx';
import { takeFocus } from '#web/ui/layout/takeFocus.ts';
import { SavingBar } from './SavingBar.tsx';
import styles from './SaveDialog.module.css';

interface Props {
  readonly saving: Exclude<Saving, { readonly state: 'none' }>;
  readonly onClose: () => void;
  readonly onAgain: () => void;
}

const FAULTS = {
  room: 'saved.failedRoom',
  busy: 'saved.failedBusy',
  storage: 'saved.failedStorage',
  other: 'saved.failedOther',
} as const satisfies Record<SavingFault, string>;

/** Progress and result of saving, in the save dialog. */
export function SavingStatus({ saving, onClose, onAgain }: Props) {
  if (saving.state === 'running') return <Running saving={saving} onClose={onClose} />;
  return (
    <>
      <SavingEnd saving={saving} />
      {saving.state === 'done' && (
        <Link to="/v/home" onClick={onClose}>
          <FormattedMessage id="saved.title" />
        </Link>
      )}
      <div className={styles.buttons}>
        {saving.state !== 'done' && (
          <Button onClick={onAgain}>
            <FormattedMessage id="saved.retry" />
          </Button>
        )}
        <OutlineButton onClick={onClose}>
          <FormattedMessage id="saved.close" />
        </OutlineButton>
      </div>
    </>
  );
}

interface RunningProps {
  readonly saving: Extract<Saving, { readonly state: 'running' }>;
  readonly onClose: () => void;
}

function Running({ saving, onClose }: RunningProps) {
  return (
    <>
      {/* Takes the place of the question with the button that was pressed. */}
      <SavingBar saving={saving} sentence={takeFocus} />
      <p className={styles.muted}>
        <FormattedMessage id="saved.goesOn" />
      </p>
      <div className={styles.buttons}>
        <Button onClick={onClose}>
          <FormattedMessage id="saved.close" />
        </Button>
        <OutlineButton onClick={cancelSaving}>
          <FormattedMessage id="saved.cancel" />
        </OutlineButton>
      </div>
    </>
  );
}

/** The result of saving. It takes the focus, because it replaces the progress with its cancel button. */
export function SavingEnd({ saving }: { saving: Exclude<Saving, { readonly state: 'none' | 'running' }> }) {
  if (saving.state === 'failed') {
    return (
      <Notice kind="warning" isNews>
        <FormattedMessage id={FAULTS[saving.why]} />
      </Notice>
    );
  }
  return (
    <Notice kind={saving.state === 'done' ? 'done' : 'info'} isNews>
      <FormattedMessage
        id={saving.state === 'done' ? 'saved.done' : 'saved.cancelled'}
        values={{ name: saving.name }}
      />
    </Notice>
  );
}
