import { Suspense } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import { ADMIN_SECTIONS, type AdminSection } from '#common/urls/adminSections.ts';
import { adminPath } from '#common/urls/pageLocation.ts';
import { type Counts, useCounts } from '#web/features/moderation/counts.ts';
import { ContentBoundary } from '#web/ui/feedback/ContentBoundary.tsx';
import { SECTIONS } from './sections.ts';
import styles from './AdminNavigation.module.css';

/**
 * Links to the sections of the admin tab, each with its number of pending cases; on a phone a strip that scrolls
 * sideways.
 */
export function AdminNavigation({ shown }: { shown: AdminSection }) {
  const intl = useIntl();
  return (
    <nav className={styles.navigation} aria-label={intl.formatMessage({ id: 'admin.sections' })}>
      <ul className={styles.sections}>
        {ADMIN_SECTIONS.map((section) => {
          const { glyph: Glyph, text, pending } = SECTIONS[section];
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
                {pending && (
                  <ContentBoundary resetKey={pending} onRetry={() => undefined} silent>
                    <Suspense>
                      <PendingCount of={pending} />
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

/** Scrolls the strip of a phone so that the link of the open section is in its middle. */
function intoStrip(link: HTMLElement | null): void {
  const strip = link?.closest('ul');
  if (link && strip) strip.scrollLeft = link.offsetLeft - (strip.clientWidth - link.offsetWidth) / 2;
}

function PendingCount({ of }: { of: keyof Counts }) {
  const count = useCounts()[of];
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
