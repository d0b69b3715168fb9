import { Braces, CloudDownload, Download, Navigation2, Printer } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import type { AttractionId } from '#common/places/attractionId.ts';
import { ActionMenu } from '#web/features/detail/ActionMenu.tsx';
import { SaveSlot } from '#web/features/offline/savedAreasPanel/SaveSlot.tsx';
import type { ToSave } from '#web/features/offline/savedAreasPanel/toSave.ts';
import { useLanguage } from '#web/i18n/useLanguage.ts';
import styles from '#web/features/detail/ActionMenu.module.css';

/** File formats of a place; the server's path ends with the format's name. */
const FORMATS = [
  { format: 'gpx', Icon: Navigation2 },
  { format: 'geojson', Icon: Braces },
] as const;

/** A menu that downloads a place as a file for navigators or map programs, prints it, or saves it for use offline. */
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
        <Choice onClose={close} onPress={() => window.print()}>
          <Printer size={20} aria-hidden="true" />
          <FormattedMessage id="download.print" />
        </Choice>
        <Choice onClose={close} onPress={() => setToSave({ by: 'place', id, title })}>
          <CloudDownload size={20} aria-hidden="true" />
          <FormattedMessage id="download.offline" />
        </Choice>
      </ActionMenu>
      {toSave !== null && <SaveSlot of={toSave} onClose={() => setToSave(null)} />}
    </>
  );
}

interface ChoiceProps {
  readonly onClose: () => void;
  readonly onPress: () => void;
  readonly children: ReactNode;
}

/** A button of the menu, which closes the menu before it acts. */
function Choice({ onClose, onPress, children }: ChoiceProps) {
  return (
    <button
      type="button"
      className={styles.way}
      onClick={() => {
        onClose();
        onPress();
      }}
    >
      {children}
    </button>
  );
}
