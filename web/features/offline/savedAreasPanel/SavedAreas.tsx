import { useEffect, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { deleteArea, type ListedArea, listAreas } from '#web/features/offline/savedAreas/areas.ts';
import {
  cancelSaving,
  dismissSaving,
  type Room,
  saveArea,
  type Saving,
  storageRoom,
  useSaving,
} from '#web/features/offline/savedAreas/saving.ts';
import { SavedTexts } from '#web/i18n/SavedTexts.tsx';
import { sizeWords } from '#web/i18n/sizeWords.ts';
import { isInstalled } from '#web/navigation/installed.ts';
import { OutlineButton } from '#web/ui/buttons/OutlineButton.tsx';
import { AreaRow } from './AreaRow.tsx';
import { DeleteAreaDialog } from './DeleteAreaDialog.tsx';
import { SavingBar } from './SavingBar.tsx';
import { SavingEnd } from './SavingStatus.tsx';
import { storageNotice } from './storageNotice.ts';
import styles from './SavedAreas.module.css';

/**
 * The list of saved areas with their dates and sizes, where they are updated and deleted; and whether the browser may
 * evict them.
 */
export function SavedAreas() {
  return (
    <SavedTexts>
      <Section />
    </SavedTexts>
  );
}

interface Contents {
  readonly areas: readonly ListedArea[];
  readonly room: Room | null;
  /** The version for which the list was read. */
  readonly version: string;
}

/** Reads the list again at each `version`; until it has been read the earlier list is answered, at first null. */
function useContents(version: string): Contents | null {
  const [contents, setContents] = useState<Contents | null>(null);
  useEffect(() => {
    let isShown = true;
    async function read() {
      const areas = await listAreas();
      const room = await storageRoom();
      if (isShown) setContents({ areas, room, version });
    }
    void read();
    return () => {
      isShown = false;
    };
  }, [version]);
  return contents;
}

function Section() {
  const saving = useSaving();
  const [changes, setChanges] = useState(0);
  const [deleting, setDeleting] = useState<ListedArea | null>(null);
  const isRunning = saving.state === 'running';
  const contents = useContents(`${isRunning ? 'running' : 'still'} ${changes}`);
  const { heading, focusNext } = useHeadingFocusAfter(contents);

  async function remove({ id }: ListedArea) {
    await deleteArea(id);
    dismissSaving();
    setDeleting(null);
    setChanges((n) => n + 1);
    focusNext();
  }

  return (
    <section className={styles.section}>
      <h2 ref={heading} tabIndex={-1}>
        <FormattedMessage id="saved.title" />
      </h2>
      <p>
        <FormattedMessage id={contents !== null && contents.areas.length === 0 ? 'saved.none' : 'saved.intro'} />
      </p>
      <CurrentSaving saving={saving} />
      {contents !== null && contents.areas.length > 0 && (
        <AreaList areas={contents.areas} isBusy={isRunning} onDelete={setDeleting} />
      )}
      {contents?.room && contents.areas.length > 0 && <Storage room={contents.room} />}
      {deleting !== null && (
        <DeleteAreaDialog name={deleting.name} onDelete={() => remove(deleting)} onClose={() => setDeleting(null)} />
      )}
    </section>
  );
}

/**
 * After `focusNext` has been called, the next change of `contents` focuses the heading: the button that had the focus
 * is gone with its row.
 */
function useHeadingFocusAfter(contents: Contents | null) {
  const heading = useRef<HTMLHeadingElement>(null);
  const isFocusDue = useRef(false);
  useEffect(() => {
    if (contents === null || !isFocusDue.current) return;
    isFocusDue.current = false;
    heading.current?.focus();
  }, [contents]);
  return {
    heading,
    focusNext() {
      isFocusDue.current = true;
    },
  };
}

/** Progress of the area that is being saved, or the result of the last save. */
function CurrentSaving({ saving }: { saving: Saving }) {
  if (saving.state === 'none') return null;
  if (saving.state !== 'running') return <SavingEnd saving={saving} />;
  return (
    <>
      <SavingBar saving={saving} />
      <OutlineButton onClick={cancelSaving}>
        <FormattedMessage id="saved.cancel" />
      </OutlineButton>
    </>
  );
}

interface AreaListProps {
  readonly areas: readonly ListedArea[];
  readonly isBusy: boolean;
  readonly onDelete: (area: ListedArea) => void;
}

function AreaList({ areas, isBusy, onDelete }: AreaListProps) {
  return (
    <ul className={styles.areas}>
      {areas.map((area) => (
        <li key={area.id}>
          <AreaRow
            area={area}
            isBusy={isBusy}
            onUpdate={({ id, name, bounds, placeId }) => void saveArea({ name, bounds, placeId }, id)}
            onDelete={onDelete}
          />
        </li>
      ))}
    </ul>
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
      <FormattedMessage id={storageNotice(isPromised, isInstalled(), navigator.userAgent)} />
    </p>
  );
}
