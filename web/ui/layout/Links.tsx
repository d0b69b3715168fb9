import type { LucideIcon } from 'lucide-react';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router-dom';
import type { MessageId } from '#web/i18n/messages.ts';
import styles from './Links.module.css';

export interface PageLink {
  readonly to: string;
  readonly text: MessageId;
  readonly glyph: LucideIcon;
  /** Called instead of following the link; the row is a button then. */
  readonly press?: () => void;
}

/** A list of links to other pages, each a row with an icon. */
export function Links({ links }: { links: readonly PageLink[] }) {
  return (
    <ul className={styles.links}>
      {links.map((link) => (
        <li key={link.to}>
          <Row {...link} />
        </li>
      ))}
    </ul>
  );
}

function Row({ to, text, glyph: Glyph, press }: PageLink) {
  const content = (
    <>
      <Glyph size={22} aria-hidden="true" />
      <FormattedMessage id={text} />
    </>
  );
  return press ? (
    <button type="button" className={styles.link} onClick={press}>
      {content}
    </button>
  ) : (
    <Link className={styles.link} to={to}>
      {content}
    </Link>
  );
}
