import { Link2, MessageCircle, Share2 } from 'lucide-react';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { ActionMenu } from '#web/features/detail/ActionMenu.tsx';
import { whatsAppUrl } from '#web/features/detail/externalLinks.ts';
import { copyLink, shareNatively } from '#web/features/detail/share.ts';
import styles from '#web/features/detail/ActionMenu.module.css';

/**
 * Shares the open page: by the device's own dialogue, or else by a popup with WhatsApp and a button that copies the
 * link (SPEC §2 "Share").
 */
export function ShareAction({ title }: { title: string }) {
  const [open, setOpen] = useState(false);

  async function share() {
    const done = await shareNatively({ title, url: window.location.href });
    if (!done) setOpen(!open);
  }

  const label = (
    <>
      <Share2 size={22} aria-hidden="true" />
      <FormattedMessage id="actions.share" />
    </>
  );
  return (
    <ActionMenu label={label} open={open} onPress={() => void share()} onClose={() => setOpen(false)}>
      <a
        className={styles.way}
        href={whatsAppUrl(title, window.location.href)}
        target="_blank"
        rel="noopener noreferrer"
      >
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
    </ActionMenu>
  );
}
