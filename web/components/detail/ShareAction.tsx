import { Link2, MessageCircle, Share2 } from 'lucide-react';
import { type FocusEvent, useId, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { whatsAppUrl } from './externalLinks.ts';
import { copyLink, shareNatively } from './share.ts';
import actionStyles from './Actions.module.css';
import styles from './ShareAction.module.css';

/** Shares the open page: by the device where it can, else from a popup with WhatsApp and a link to copy (SPEC §2 "Share"). */
export function ShareAction({ title }: { title: string }) {
  const [open, setOpen] = useState(false);
  const popupId = useId();

  async function share() {
    const done = await shareNatively({ title, url: window.location.href });
    if (!done) setOpen(!open);
  }

  function onBlur(event: FocusEvent<HTMLElement>) {
    if (!event.currentTarget.contains(event.relatedTarget)) setOpen(false);
  }

  return (
    <div className={styles.share} onBlur={onBlur}>
      <button type="button" className={actionStyles.action} aria-expanded={open} aria-controls={popupId} onClick={() => void share()}>
        <Share2 size={22} aria-hidden="true" />
        <FormattedMessage id="actions.share" />
      </button>
      <div id={popupId} className={styles.popup} hidden={!open}>
        <a className={styles.way} href={whatsAppUrl(title, window.location.href)} target="_blank" rel="noopener noreferrer">
          <MessageCircle size={20} aria-hidden="true" />
          WhatsApp
        </a>
        <button
          type="button"
          className={styles.way}
          onClick={() => {
            setOpen(false);
            void copyLink(window.location.href);
          }}
        >
          <Link2 size={20} aria-hidden="true" />
          <FormattedMessage id="actions.copyLink" />
        </button>
      </div>
    </div>
  );
}
