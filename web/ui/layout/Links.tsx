import type { LucideIcon } from 'lucide-react';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router-dom';
import type { MessageId } from '#web/i18n/messages.ts';
import styles from './Links.module.css';

export interface PageLink {
  readonly to: string;
  readonly text: MessageId;
  readonly glyph: LucideIcon;
  /** Done in the stead of going there: the row is a button then. */
  readonly press?: () => void;
}

/** Ways on from a page, each a row with its sign. */
export function Links({ links }: { links: readonly PageLink[] }) {
  return (
    <ul className={styles.links}>
      {links.map((link) => (
        <li key={link.to}>
          <Way {...link} />
        </li>
      ))}
    </ul>
  );
}

function Way({ to, text, glyph: Glyph, press }: PageLink) {
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
