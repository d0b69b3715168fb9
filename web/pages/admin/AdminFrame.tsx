import { type ComponentType, Suspense, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { RelayEnvironmentProvider } from 'react-relay';
import { useLocation } from 'react-router-dom';
import { FIRST_ADMIN_SECTION } from '#common/urls/adminSections.ts';
import { readPage } from '#common/urls/pageLocation.ts';
import { useOwnEnvironment } from '#web/data/relay/ownEnvironment.ts';
import type { SectionProps } from '#web/features/moderation/sectionProps.ts';
import { AdminTexts } from '#web/i18n/AdminTexts.tsx';
import type { MessageId } from '#web/i18n/messages.ts';
import { OwnTexts } from '#web/i18n/OwnTexts.tsx';
import { useDocumentTitle } from '#web/navigation/useDocumentTitle.ts';
import { ContentBoundary } from '#web/ui/feedback/ContentBoundary.tsx';
import { AccountSkeleton } from '#web/ui/layout/AccountSkeleton.tsx';
import { AdminNavigation } from './AdminNavigation.tsx';
import { SECTIONS } from './sections.ts';
import styles from './AdminFrame.module.css';

/**
 * The admin tab: its navigation beside the section that the URL names. What admins load stays in the user's own Relay
 * store, as all private data.
 */
export function AdminFrame() {
  const environment = useOwnEnvironment();
  const shown = readPage(useLocation())?.location.section ?? FIRST_ADMIN_SECTION;
  const { screen, text } = SECTIONS[shown];
  return (
    <RelayEnvironmentProvider environment={environment}>
      <div className={styles.page}>
        <h1 className={styles.heading}>
          <FormattedMessage id="nav.admin" />
        </h1>
        <Suspense fallback={<AccountSkeleton />}>
          <OwnTexts>
            <AdminTexts>
              <div className={styles.columns}>
                <AdminNavigation shown={shown} />
                <OpenSection key={shown} screen={screen} text={text} />
              </div>
            </AdminTexts>
          </OwnTexts>
        </Suspense>
      </div>
    </RelayEnvironmentProvider>
  );
}

/** A failure is shown inside the section, and a retry loads the section's data again. */
function OpenSection({ screen: Screen, text }: { screen: ComponentType<SectionProps>; text: MessageId }) {
  const intl = useIntl();
  const [tries, setTries] = useState(0);
  useDocumentTitle([intl.formatMessage({ id: 'nav.admin' }), intl.formatMessage({ id: text })]);
  return (
    <section className={styles.section}>
      <h2>
        <FormattedMessage id={text} />
      </h2>
      <ContentBoundary resetKey={tries} onRetry={() => setTries(tries + 1)}>
        <Suspense fallback={<AccountSkeleton />}>
          <Screen fetchKey={tries} />
        </Suspense>
      </ContentBoundary>
    </section>
  );
}
