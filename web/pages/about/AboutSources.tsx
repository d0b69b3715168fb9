import { FormattedMessage } from 'react-intl';
import { graphql, type PreloadedQuery, usePreloadedQuery } from 'react-relay';
import { formatDate, formatDecimal } from '#common/format.ts';
import type { AboutSourcesQuery } from '#web/__generated__/AboutSourcesQuery.graphql.ts';
import { useRetained } from '#web/data/relay/retain.ts';
import { useSourceWords } from '#web/i18n/sourceWords.ts';
import styles from './About.module.css';

const QUERY = graphql`
  query AboutSourcesQuery @preloadable @throwOnFieldError {
    dataSet {
      placeCount
      publishedAt
      sources {
        key
        name
        attribution
        licence
        licenceUrl
        url
        dataDate
        importedAt
      }
    }
  }
`;

/** The sources of the data, each with its credit, licence and dates. */
export function AboutSources({ queryRef }: { queryRef: PreloadedQuery<AboutSourcesQuery> }) {
  useRetained(queryRef);
  const { dataSet } = usePreloadedQuery<AboutSourcesQuery>(QUERY, queryRef);
  return (
    <>
      <p>
        <FormattedMessage id="about.places" values={{ count: formatDecimal(dataSet.placeCount, 0) }} />
        {typeof dataSet.publishedAt === 'string' && (
          <>
            {' '}
            <FormattedMessage id="about.published" values={{ date: formatDate(new Date(dataSet.publishedAt)) }} />
          </>
        )}
      </p>
      <ul className={styles.rows}>
        {dataSet.sources.map((source) => (
          <li key={source.key} className={styles.row}>
            <Source source={source} />
          </li>
        ))}
      </ul>
    </>
  );
}

function Source({ source }: { source: AboutSourcesQuery['response']['dataSet']['sources'][number] }) {
  const words = useSourceWords();
  const { url, licenceUrl, dataDate, importedAt } = source;
  return (
    <>
      <p className={styles.name}>
        <a href={url} target="_blank" rel="noopener noreferrer">
          {words.nameOf(source)}
        </a>
      </p>
      <p>{words.creditOf(source)}</p>
      <p className={styles.facts}>
        <a href={licenceUrl} target="_blank" rel="noopener noreferrer">
          {words.licenceOf(source)}
        </a>
        {typeof dataDate === 'string' && (
          <span>
            <FormattedMessage id="about.dataDate" values={{ date: formatDate(new Date(dataDate)) }} />
          </span>
        )}
        {typeof importedAt === 'string' && (
          <span>
            <FormattedMessage id="about.importedAt" values={{ date: formatDate(new Date(importedAt)) }} />
          </span>
        )}
      </p>
    </>
  );
}
