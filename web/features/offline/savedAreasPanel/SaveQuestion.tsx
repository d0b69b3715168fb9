import { type FormEvent, useEffect, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { formatDate } from '#common/format.ts';
import { TITLE_MAX } from '#common/limits.ts';
import { SAVED_BYTES_MAX, SAVED_SIDE_MAX_KM, type SavedPlan } from '#common/offline/savedArea.ts';
import { newAttempt } from '#web/data/relay/attempts.ts';
import { clocks } from '#web/data/serverClock.ts';
import { type Room, saveArea, storageRoom } from '#web/features/offline/savedAreas/saving.ts';
import { sizeWords } from '#web/i18n/sizeWords.ts';
import { Button } from '#web/ui/buttons/Button.tsx';
import { OutlineButton } from '#web/ui/buttons/OutlineButton.tsx';
import { Field } from '#web/ui/forms/Field.tsx';
import { Notice } from '#web/ui/layout/Notice.tsx';
import type { ToSave } from './toSave.ts';
import { useWanted, type Wanted } from './useWanted.ts';
import styles from './SaveDialog.module.css';

interface Props {
  readonly of: ToSave;
  /** Name of another area that is being saved; null where none is. */
  readonly busy: string | null;
  readonly onBegin: (id: string) => void;
  readonly onClose: () => void;
}

const today = () => formatDate(new Date(clocks().server));

/** The form of the save dialog: a name for the area, the estimate of its size, and the button that begins. */
export function SaveQuestion({ of, busy, onBegin, onClose }: Props) {
  const intl = useIntl();
  const [tries, setTries] = useState(0);
  const wanted = useWanted(of, tries);
  const [name, setName] = useState(() =>
    of.by === 'place' ? of.title : intl.formatMessage({ id: 'saved.areaName' }, { date: today() }),
  );

  function onSubmit(event: FormEvent) {
    event.preventDefault();
    if (wanted.status !== 'known' || busy !== null) return;
    const { bounds, plan } = wanted;
    const id = newAttempt();
    void saveArea({ name: name.trim() || today(), bounds, plan, placeId: of.by === 'place' ? of.id : null }, id);
    onBegin(id);
  }

  return (
    <form className={styles.form} onSubmit={onSubmit}>
      <p>
        <FormattedMessage id="saved.intro" />
      </p>
      <Field name="name" label="saved.name" fault={null} value={name} maxLength={TITLE_MAX} onEdited={setName} />
      <div role="status" className={styles.estimate}>
        <EstimateText wanted={wanted} />
      </div>
      {busy !== null && (
        <Notice kind="info">
          <FormattedMessage id="saved.busy" values={{ name: busy }} />
        </Notice>
      )}
      <div className={styles.buttons}>
        <MainButton status={wanted.status} isBusy={busy !== null} onRetry={() => setTries(tries + 1)} />
        <OutlineButton onClick={onClose}>
          <FormattedMessage id="saved.close" />
        </OutlineButton>
      </div>
    </form>
  );
}

interface MainButtonProps {
  readonly status: Wanted['status'];
  readonly isBusy: boolean;
  readonly onRetry: () => void;
}

/** The button that saves, or asks for the estimate again; none for an area that is too large. */
function MainButton({ status, isBusy, onRetry }: MainButtonProps) {
  if (status === 'tooLarge') return null;
  return status === 'failed' ? (
    <Button onClick={onRetry}>
      <FormattedMessage id="saved.retry" />
    </Button>
  ) : (
    <Button type="submit" aria-disabled={status !== 'known' || isBusy}>
      <FormattedMessage id="saved.start" />
    </Button>
  );
}

function EstimateText({ wanted }: { wanted: Wanted }) {
  const intl = useIntl();
  switch (wanted.status) {
    case 'asking':
      return <FormattedMessage id="saved.estimating" />;
    case 'failed':
      return <FormattedMessage id="saved.estimateFailed" />;
    case 'tooLarge': {
      const values = { km: SAVED_SIDE_MAX_KM, size: sizeWords(intl, SAVED_BYTES_MAX) };
      return <FormattedMessage id="saved.tooLarge" values={values} />;
    }
    case 'known':
      return <Estimate plan={wanted.plan} />;
  }
}

function Estimate({ plan: { bytes, places, photos } }: { plan: SavedPlan }) {
  const intl = useIntl();
  const [room, setRoom] = useState<Room | null>(null);
  useEffect(() => {
    let isShown = true;
    void storageRoom().then((answer) => isShown && setRoom(answer));
    return () => {
      isShown = false;
    };
  }, []);
  return (
    <>
      <FormattedMessage id="saved.estimate" values={{ size: sizeWords(intl, bytes), places, photos }} />{' '}
      {room !== null && <FormattedMessage id="saved.free" values={{ size: sizeWords(intl, room.freeBytes) }} />}
      {/* The browser only estimates its room: saving may be tried. */}
      {room !== null && bytes > room.freeBytes && (
        <>
          {' '}
          <FormattedMessage id="saved.mayNotFit" />
        </>
      )}
    </>
  );
}
