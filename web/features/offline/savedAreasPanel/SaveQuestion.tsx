import { type FormEvent, useEffect, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { formatDate } from '#common/format.ts';
import { TITLE_MAX } from '#common/limits.ts';
import { SAVED_BYTES_MAX, SAVED_SIDE_MAX_KM, type SavedPlan } from '#common/offline/savedArea.ts';
import { newAttempt } from '#web/data/relay/attempts.ts';
import { type Room, saveArea, storageRoom } from '#web/features/offline/savedAreas/saving.ts';
import { Button } from '#web/ui/buttons/Button.tsx';
import { OutlineButton } from '#web/ui/buttons/OutlineButton.tsx';
import { Field } from '#web/ui/forms/Field.tsx';
import { Notice } from '#web/ui/layout/Notice.tsx';
import type { ToSave } from './SaveDialog.tsx';
import { sizeWords } from './sizeWords.ts';
import { useWanted } from './useWanted.ts';
import styles from './SaveDialog.module.css';

interface Props {
  readonly of: ToSave;
  /** Name of another area that is being saved; null where none is. */
  readonly busy: string | null;
  readonly onBegin: (id: string) => void;
  readonly onClose: () => void;
}

/** What saving takes, and under which name it is kept. */
export function SaveQuestion({ of, busy, onBegin, onClose }: Props) {
  const intl = useIntl();
  const [tries, setTries] = useState(0);
  const wanted = useWanted(of, tries);
  const [name, setName] = useState(() =>
    of.by === 'place' ? of.title : intl.formatMessage({ id: 'saved.areaName' }, { date: formatDate(new Date()) }),
  );

  function onSubmit(event: FormEvent) {
    event.preventDefault();
    if (wanted.status !== 'known' || busy !== null) return;
    const id = newAttempt();
    void saveArea(
      {
        name: name.trim() || formatDate(new Date()),
        bounds: wanted.bounds,
        plan: wanted.plan,
        placeId: of.by === 'place' ? of.id : null,
      },
      id,
    );
    onBegin(id);
  }

  return (
    <form className={styles.form} onSubmit={onSubmit}>
      <p>
        <FormattedMessage id="saved.intro" />
      </p>
      <Field name="name" label="saved.name" fault={null} value={name} maxLength={TITLE_MAX} onEdited={setName} />
      <div role="status" className={styles.estimate}>
        {wanted.status === 'asking' && <FormattedMessage id="saved.estimating" />}
        {wanted.status === 'failed' && <FormattedMessage id="saved.estimateFailed" />}
        {wanted.status === 'tooLarge' && (
          <FormattedMessage
            id="saved.tooLarge"
            values={{ km: SAVED_SIDE_MAX_KM, size: sizeWords(intl, SAVED_BYTES_MAX) }}
          />
        )}
        {wanted.status === 'known' && <Estimate plan={wanted.plan} />}
      </div>
      {busy !== null && (
        <Notice kind="info">
          <FormattedMessage id="saved.busy" values={{ name: busy }} />
        </Notice>
      )}
      <div className={styles.buttons}>
        {wanted.status === 'failed' ? (
          <Button onClick={() => setTries(tries + 1)}>
            <FormattedMessage id="saved.retry" />
          </Button>
        ) : (
          wanted.status !== 'tooLarge' && (
            <Button type="submit" aria-disabled={wanted.status !== 'known' || busy !== null}>
              <FormattedMessage id="saved.start" />
            </Button>
          )
        )}
        <OutlineButton onClick={onClose}>
          <FormattedMessage id="saved.close" />
        </OutlineButton>
      </div>
    </form>
  );
}

function Estimate({ plan: { bytes, places, photos } }: { plan: SavedPlan }) {
  const intl = useIntl();
  const [room, setRoom] = useState<Room | null>(null);
  useEffect(() => {
    let isShown = true;
    void storageRoom().then((told) => isShown && setRoom(told));
    return () => {
      isShown = false;
    };
  }, []);
  return (
    <>
      <FormattedMessage id="saved.estimate" values={{ size: sizeWords(intl, bytes), places, photos }} />{' '}
      {room !== null && <FormattedMessage id="saved.free" values={{ size: sizeWords(intl, room.freeBytes) }} />}
    </>
  );
}
