import { Suspense } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { PreloadedQuery } from 'react-relay';
import { Link, useLoaderData, useRevalidator } from 'react-router-dom';
import { formatDate } from '#common/format.ts';
import type { AboutSourcesQuery } from '#web/__generated__/AboutSourcesQuery.graphql.ts';
import { PwaTexts } from '#web/i18n/PwaTexts.tsx';
import { ContentBoundary } from '#web/ui/feedback/ContentBoundary.tsx';
import { ContentPage } from '#web/ui/layout/ContentPage.tsx';
import { AboutSources } from './AboutSources.tsx';
import { Licences } from './Licences.tsx';
import { resetSources } from './loadAbout.ts';

/** When this build was made (vite.config.ts). */
const BUILT_AT = new Date(import.meta.env.VITE_BUILT_AT);

/** What Taival is, the dates of program and data, and the licences of both. */
export function AboutPage() {
  const intl = useIntl();
  const queryRef = useLoaderData<PreloadedQuery<AboutSourcesQuery>>();
  const { revalidate } = useRevalidator();
  function retry() {
    resetSources();
    void revalidate();
  }
  return (
    <ContentPage heading={intl.formatMessage({ id: 'nav.about' })}>
      <Suspense fallback={null}>
        <PwaTexts>
          <Introduction />
          <section>
            <h2>
              <FormattedMessage id="about.data" />
            </h2>
            <ContentBoundary resetKey={queryRef} onRetry={retry}>
              <Suspense fallback={null}>
                <AboutSources queryRef={queryRef} />
              </Suspense>
            </ContentBoundary>
          </section>
          <section>
            <h2>
              <FormattedMessage id="about.software" />
            </h2>
            <Licences />
          </section>
        </PwaTexts>
      </Suspense>
    </ContentPage>
  );
}

function Introduction() {
  return (
    <section>
      <p>
        <FormattedMessage id="intro.lead" />
      </p>
      <p>
        <FormattedMessage id="about.open" />
      </p>
      <p>
        <FormattedMessage id="about.updated" values={{ date: formatDate(BUILT_AT) }} />
      </p>
      <p>
        <Link to="/v/help">
          <FormattedMessage id="nav.help" />
        </Link>
        {' · '}
        <Link to="/v/feedback">
          <FormattedMessage id="nav.feedback" />
        </Link>
        {' · '}
        <Link to="/v/developers">
          <FormattedMessage id="about.developers" />
        </Link>
      </p>
    </section>
  );
}
