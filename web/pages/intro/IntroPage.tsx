import { List, Map } from 'lucide-react';
import { Suspense } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { PreloadedQuery } from 'react-relay';
import { Link, useLoaderData } from 'react-router-dom';
import { LANGUAGES } from '#common/languages.ts';
import { formatPage } from '#common/urls/pageLocation.ts';
import type { IntroClaimsQuery } from '#web/__generated__/IntroClaimsQuery.graphql.ts';
import { LANGUAGE_NAMES } from '#web/features/language/LanguageSwitch.tsx';
import { SearchBox } from '#web/features/search/SearchBox.tsx';
import { useLanguage } from '#web/i18n/useLanguage.ts';
import { useListToReturnTo } from '#web/navigation/lastList.ts';
import { useDocumentTitle } from '#web/navigation/useDocumentTitle.ts';
import { pathOf } from '#web/navigation/viewLocation.ts';
import { ContentBoundary } from '#web/ui/feedback/ContentBoundary.tsx';
import { ClaimList } from './ClaimList.tsx';
import { IntroClaims } from './IntroClaims.tsx';
import { IntroMap } from './IntroMap.tsx';
import { useMapPreload } from './useMapPreload.ts';
import styles from './IntroPage.module.css';

/** The landing page: what this is, the way to map and places, what the service aims at and what it has now. */
export function IntroPage() {
  const intl = useIntl();
  const queryRef = useLoaderData<PreloadedQuery<IntroClaimsQuery>>();
  useDocumentTitle([intl.formatMessage({ id: 'nav.intro' })]);
  const mapDue = useMapPreload();
  return (
    <div className={styles.page}>
      <section className={styles.hero}>
        <div className={styles.words}>
          <h1 className={styles.heading}>
            <FormattedMessage id="intro.heading" />
          </h1>
          <p className={styles.lead}>
            <FormattedMessage id="intro.lead" />
          </p>
          <div className={styles.search}>
            <SearchBox />
          </div>
          <Ways />
        </div>
        <IntroMap due={mapDue} />
      </section>
      <section className={styles.aims}>
        <h2>
          <FormattedMessage id="intro.aims" />
        </h2>
        <ContentBoundary resetKey={queryRef} onRetry={() => undefined} fallback={<ClaimList counts={null} />}>
          <Suspense fallback={<ClaimList counts={null} />}>
            <IntroClaims queryRef={queryRef} />
          </Suspense>
        </ContentBoundary>
      </section>
      <Languages />
    </div>
  );
}

/** Links to the map and to the list of places. */
function Ways() {
  const filter = useListToReturnTo();
  return (
    <div className={styles.ways}>
      <Link className={styles.way} to={pathOf('map', { screen: 'list', filter })}>
        <Map size={24} aria-hidden="true" />
        <FormattedMessage id="intro.openMap" />
      </Link>
      <Link className={styles.way} data-second to={pathOf('place', { screen: 'list', filter })}>
        <List size={24} aria-hidden="true" />
        <FormattedMessage id="intro.openPlaces" />
      </Link>
    </div>
  );
}

/** Links to this page in the other languages, and to the page about the service. */
function Languages() {
  const language = useLanguage();
  return (
    <p className={styles.languages}>
      {LANGUAGES.filter((other) => other !== language).map((other) => (
        <Link key={other} lang={other} hrefLang={other} to={formatPage({ tab: 'intro', language: other })}>
          {LANGUAGE_NAMES[other]}
        </Link>
      ))}
      <Link to="/v/about">
        <FormattedMessage id="nav.about" />
      </Link>
    </p>
  );
}
