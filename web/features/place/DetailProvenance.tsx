import { Fragment } from 'react';
import { FormattedMessage } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import { Link } from 'react-router-dom';
import { formatDate } from '#common/format.ts';
import type { AttractionId } from '#common/places/attractionId.ts';
import { formatPage } from '#common/urls/pageLocation.ts';
import type { DetailProvenance_attraction$key } from '#web/__generated__/DetailProvenance_attraction.graphql.ts';
import { beginDraft, FEEDBACK_DRAFT } from '#web/data/draft.ts';
import { useSourceWords } from '#web/i18n/sourceWords.ts';
import { pathOf } from '#web/navigation/viewLocation.ts';
import styles from './DetailProvenance.module.css';

interface Props {
  id: AttractionId;
  name: string;
  attractionKey: DetailProvenance_attraction$key;
}

const FRAGMENT = graphql`
  fragment DetailProvenance_attraction on Attraction {
    sourceDate
    sources {
      source {
        key
        name
        url
        licence
        licenceUrl
        dataDate
      }
    }
  }
`;

/** The sources of a place's data with their licences, the date of the data, and a link to report an error. */
export function DetailProvenance({ id, name, attractionKey }: Props) {
  const { sourceDate, sources } = useFragment(FRAGMENT, attractionKey);
  const { nameOf } = useSourceWords();
  const unique = [...new Map(sources.map(({ source }) => [source.key, source])).values()];
  const newest = sourceDate ?? unique.map(({ dataDate }) => dataDate).find((date) => typeof date === 'string');
  const address = new URL(pathOf('place', { screen: 'attraction', id }), window.location.href);
  return (
    <p className={styles.provenance}>
      {unique.map((source, at) => (
        <Fragment key={source.key}>
          {at > 0 && ', '}
          <a href={source.url} target="_blank" rel="noopener noreferrer">
            {nameOf(source)}
          </a>{' '}
          (
          <a href={source.licenceUrl} target="_blank" rel="noopener noreferrer">
            {source.licence}
          </a>
          )
        </Fragment>
      ))}
      {typeof newest === 'string' && (
        <>
          {' · '}
          <FormattedMessage id="provenance.updated" values={{ date: formatDate(new Date(newest)) }} />
        </>
      )}
      <span className={styles.report}>
        {' · '}
        <Link
          to={formatPage({ tab: 'feedback', language: null })}
          onClick={() => beginDraft(FEEDBACK_DRAFT, `${name}\n${address}\n\n`)}
        >
          <FormattedMessage id="provenance.report" />
        </Link>
      </span>
    </p>
  );
}
