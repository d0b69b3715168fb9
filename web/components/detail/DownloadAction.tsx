import { Braces, Download, Navigation2, Printer } from 'lucide-react';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import type { AttractionId } from '#common/attractionId.ts';
import { useLanguage } from '#web/i18n/useLanguage.ts';
import { ActionMenu } from './ActionMenu.tsx';
import styles from './ActionMenu.module.css';

/** File formats of a place, as the server's paths end. */
const FORMATS = [
  { format: 'gpx', Icon: Navigation2 },
  { format: 'geojson', Icon: Braces },
] as const;

/** Takes a place along: as a file for navigators or map programs, or on paper. */
export function DownloadAction({ id }: { id: AttractionId }) {
  const [open, setOpen] = useState(false);
  const language = useLanguage();
  const close = () => setOpen(false);
  const label = (
    <>
      <Download size={22} aria-hidden="true" />
      <FormattedMessage id="actions.download" />
    </>
  );
  return (
    <ActionMenu label={label} open={open} onPress={() => setOpen(!open)} onClose={close}>
      {FORMATS.map(({ format, Icon }) => (
        <a key={format} className={styles.way} href={`/api/query/attractions/${id}.${format}?lang=${language}`} download onClick={close}>
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
    </ActionMenu>
  );
}
