import { Braces, CloudDownload, Download, Navigation2, Printer } from 'lucide-react';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import type { AttractionId } from '#common/places/attractionId.ts';
import type { ToSave } from '#web/features/offline/savedAreasPanel/SaveDialog.tsx';
import { SaveSlot } from '#web/features/offline/savedAreasPanel/SaveSlot.tsx';
import { useLanguage } from '#web/i18n/useLanguage.ts';
import { ActionMenu } from './ActionMenu.tsx';
import styles from './ActionMenu.module.css';

/** File formats of a place, as the server's paths end. */
const FORMATS = [
  { format: 'gpx', Icon: Navigation2 },
  { format: 'geojson', Icon: Braces },
] as const;

/** Takes a place along: for use without a network, as a file for navigators or map programs, or on paper. */
export function DownloadAction({ id, title }: { id: AttractionId; title: string }) {
  const [open, setOpen] = useState(false);
  const [toSave, setToSave] = useState<ToSave | null>(null);
  const language = useLanguage();
  const close = () => setOpen(false);
  const label = (
    <>
      <Download size={22} aria-hidden="true" />
      <FormattedMessage id="actions.download" />
    </>
  );
  return (
    <>
      <ActionMenu label={label} open={open} onPress={() => setOpen(!open)} onClose={close}>
        {FORMATS.map(({ format, Icon }) => (
          <a
            key={format}
            className={styles.way}
            href={`/api/query/attractions/${id}.${format}?lang=${language}`}
            download
            onClick={close}
          >
            <Icon size={20} aria-hidden="true" />
            <FormattedMessage id={`download.${format}`} />
          </a>
        ))}
        <button
          type="button"
          className={styles.way}
          onClick={() => {
            close();
            window.print();
          }}
        >
          <Printer size={20} aria-hidden="true" />
          <FormattedMessage id="download.print" />
        </button>
        <button
          type="button"
          className={styles.way}
          onClick={() => {
            close();
            setToSave({ by: 'place', id, title });
          }}
        >
          <CloudDownload size={20} aria-hidden="true" />
          <FormattedMessage id="download.offline" />
        </button>
      </ActionMenu>
      {toSave !== null && <SaveSlot of={toSave} onClose={() => setToSave(null)} />}
    </>
  );
}
