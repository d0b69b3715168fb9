import { useEffect, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { deleteArea, type ListedArea, listAreas } from '#web/features/offline/savedAreas/areas.ts';
import {
  cancelSaving,
  dismissSaving,
  type Room,
  saveArea,
  storageRoom,
  useSaving,
} from '#web/features/offline/savedAreas/saving.ts';
import { SavedTexts } from '#web/i18n/SavedTexts.tsx';
import { OutlineButton } from '#web/ui/buttons/OutlineButton.tsx';
import { AreaRow } from './AreaRow.tsx';
import { DeleteAreaDialog } from './DeleteAreaDialog.tsx';
import { SavingBar } from './SavingBar.tsx';
import { SavingEnd } from './SavingTold.tsx';
import { sizeWords } from './sizeWords.ts';
import styles from './SavedAreas.module.css';

/** What is saved for use without a network: when and how much, to be updated and deleted; and whether the browser keeps it. */
export function SavedAreas() {
  return (
    <SavedTexts>
      <Section />
    </SavedTexts>
  );
}

interface Told {
  readonly areas: readonly ListedArea[];
  readonly room: Room | null;
  /** After which change this was so. */
  readonly after: string;
}

/** The list as it is after a change; the earlier one until it has been read. */
function useAreas(after: string): Told | null {
  const [told, setTold] = useState<Told | null>(null);
  useEffect(() => {
    let isShown = true;
    async function read() {
      const areas = await listAreas();
      const room = await storageRoom();
      if (isShown) setTold({ areas, room, after });
    }
    void read();
    return () => {
      isShown = false;
    };
  }, [after]);
  return told;
}

function Section() {
  const saving = useSaving();
  const [changes, setChanges] = useState(0);
  const [deleting, setDeleting] = useState<ListedArea | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const hasDeleted = useRef(false);
  const isRunning = saving.state === 'running';
  const told = useAreas(`${isRunning ? 'running' : 'still'} ${changes}`);

  async function remove({ id }: ListedArea) {
    await deleteArea(id);
    dismissSaving();
    setDeleting(null);
    setChanges((n) => n + 1);
    hasDeleted.current = true;
  }

  // The button that had the focus is gone with its row.
  useEffect(() => {
    if (told === null || !hasDeleted.current) return;
    hasDeleted.current = false;
    heading.current?.focus();
  }, [told]);

  return (
    <section className={styles.section}>
      <h2 ref={heading} tabIndex={-1}>
        <FormattedMessage id="saved.title" />
      </h2>
      <p>
        <FormattedMessage id={told !== null && told.areas.length === 0 ? 'saved.none' : 'saved.intro'} />
      </p>
      {isRunning && (
        <>
          <SavingBar saving={saving} />
          <OutlineButton onClick={cancelSaving}>
            <FormattedMessage id="saved.cancel" />
          </OutlineButton>
        </>
      )}
      {saving.state !== 'none' && saving.state !== 'running' && <SavingEnd saving={saving} />}
      {told !== null && told.areas.length > 0 && (
        <ul className={styles.areas}>
          {told.areas.map((area) => (
            <li key={area.id}>
              <AreaRow
                area={area}
                isBusy={isRunning}
                onUpdate={({ id, name, bounds, placeId }) => void saveArea({ name, bounds, placeId }, id)}
                onDelete={setDeleting}
              />
            </li>
          ))}
        </ul>
      )}
      {told?.room && told.areas.length > 0 && <Storage room={told.room} />}
      {deleting !== null && (
        <DeleteAreaDialog name={deleting.name} onDelete={() => remove(deleting)} onClose={() => setDeleting(null)} />
      )}
    </section>
  );
}

function Storage({ room: { usedBytes, freeBytes, isPromised } }: { room: Room }) {
  const intl = useIntl();
  return (
    <p className={styles.muted}>
      <FormattedMessage
        id="saved.storage"
        values={{ used: sizeWords(intl, usedBytes), free: sizeWords(intl, freeBytes) }}
      />{' '}
      <FormattedMessage id={isPromised ? 'saved.promised' : 'saved.notPromised'} />
    </p>
  );
}
