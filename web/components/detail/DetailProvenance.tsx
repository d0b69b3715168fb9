import { Fragment } from 'react';
import { FormattedMessage } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import { formatDate } from '#common/format.ts';
import { useSourceWords } from '#web/i18n/sourceWords.ts';
import type { DetailProvenance_attraction$key } from '#web/__generated__/DetailProvenance_attraction.graphql.ts';
import styles from './DetailProvenance.module.css';

/** Where the data of a place comes from, under which licence, and how old it is. */
export function DetailProvenance({ attractionKey }: { attractionKey: DetailProvenance_attraction$key }) {
  const { sourceDate, sources } = useFragment(
    graphql`
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
    `,
    attractionKey,
  );
  const { nameOf } = useSourceWords();
  const unique = [...new Map(sources.map(({ source }) => [source.key, source])).values()];
  const newest = sourceDate ?? unique.map(({ dataDate }) => dataDate).find((date) => typeof date === 'string');
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
    </p>
  );
}
