import { Suspense } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import { ADMIN_SECTIONS, type AdminSection } from '#common/urls/adminSections.ts';
import { adminPath } from '#common/urls/pageLocation.ts';
import { type Counts, useCounts } from '#web/features/moderation/counts.ts';
import { ContentBoundary } from '#web/ui/feedback/ContentBoundary.tsx';
import { SECTIONS } from './sections.ts';
import styles from './AdminNavigation.module.css';

/** The sections of the admin tab, with how much waits in them; a strip above them on a phone. */
export function AdminNavigation({ shown }: { shown: AdminSection }) {
  const intl = useIntl();
  return (
    <nav className={styles.navigation} aria-label={intl.formatMessage({ id: 'admin.sections' })}>
      <ul className={styles.sections}>
        {ADMIN_SECTIONS.map((section) => {
          const { glyph: Glyph, text, waiting } = SECTIONS[section];
          const isShown = section === shown;
          return (
            <li key={section}>
              <Link
                className={styles.section}
                to={adminPath(section)}
                aria-current={isShown ? 'page' : undefined}
                ref={isShown ? intoStrip : null}
              >
                <Glyph size={20} aria-hidden="true" />
                <span className={styles.name}>
                  <FormattedMessage id={text} />
                </span>
                {waiting && (
                  <ContentBoundary resetKey={waiting} onRetry={() => undefined} silent>
                    <Suspense>
                      <Waiting what={waiting} />
                    </Suspense>
                  </ContentBoundary>
                )}
              </Link>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}

/** The strip of a phone shows the open section, also where the page begins with one of the last. */
function intoStrip(link: HTMLElement | null): void {
  const strip = link?.closest('ul');
  if (link && strip) strip.scrollLeft = link.offsetLeft - (strip.clientWidth - link.offsetWidth) / 2;
}

function Waiting({ what }: { what: keyof Counts }) {
  const count = useCounts()[what];
  if (count === 0) return null;
  return (
    <span className={styles.count}>
      <span aria-hidden="true">{count}</span>
      <span className="spoken">
        <FormattedMessage id="admin.waiting" values={{ count }} />
      </span>
    </span>
  );
}
