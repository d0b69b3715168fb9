import type { LucideIcon } from 'lucide-react';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router-dom';
import type { MessageId } from '#web/i18n/messages.ts';
import styles from './Links.module.css';

export interface PageLink {
  readonly to: string;
  readonly text: MessageId;
  readonly glyph: LucideIcon;
}

/** Ways on from a page, each a row with its sign. */
export function Links({ links }: { links: readonly PageLink[] }) {
  return (
    <ul className={styles.links}>
      {links.map(({ to, text, glyph: Glyph }) => (
        <li key={to}>
          <Link className={styles.link} to={to}>
            <Glyph size={22} aria-hidden="true" />
            <FormattedMessage id={text} />
          </Link>
        </li>
      ))}
    </ul>
  );
}
