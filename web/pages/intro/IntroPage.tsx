import { List, Map } from 'lucide-react';
import { Suspense } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { PreloadedQuery } from 'react-relay';
import { Link, useLoaderData } from 'react-router-dom';
import { LANGUAGES } from '#common/languages.ts';
import { formatPage } from '#common/urls/pageLocation.ts';
import type { IntroQuery } from '#web/__generated__/IntroQuery.graphql.ts';
import { LANGUAGE_NAMES } from '#web/features/language/LanguageSwitch.tsx';
import { KindLinks } from '#web/features/lists/KindLinks.tsx';
import { SearchBox } from '#web/features/search/SearchBox.tsx';
import { useLanguage } from '#web/i18n/useLanguage.ts';
import { useListToReturnTo } from '#web/navigation/lastList.ts';
import { useDocumentTitle } from '#web/navigation/useDocumentTitle.ts';
import { pathOf } from '#web/navigation/viewLocation.ts';
import { ContentBoundary } from '#web/ui/feedback/ContentBoundary.tsx';
import { ClaimList } from './ClaimList.tsx';
import { IntroAnswer } from './IntroAnswer.tsx';
import { IntroMap } from './IntroMap.tsx';
import { NearMe } from './NearMe.tsx';
import { useMapPreload } from './useMapPreload.ts';
import styles from './IntroPage.module.css';

/** The landing page: what this is, the ways to map and places, what is good around, what there is and shall be. */
export function IntroPage() {
  const intl = useIntl();
  const queryRef = useLoaderData<PreloadedQuery<IntroQuery>>();
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
          <KindLinks tab="map" />
        </div>
        <IntroMap due={mapDue} />
      </section>
      <ContentBoundary resetKey={queryRef} onRetry={() => undefined} fallback={<ClaimList counts={null} />}>
        <Suspense fallback={<div className={styles.room} />}>
          <IntroAnswer queryRef={queryRef} />
        </Suspense>
      </ContentBoundary>
      <Languages />
    </div>
  );
}

/** The ways to what is near, to the map and to the list of places. */
function Ways() {
  const filter = useListToReturnTo();
  return (
    <div className={styles.ways}>
      <NearMe />
      <Link className={styles.way} data-second to={pathOf('map', { screen: 'list', filter })}>
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
