import { FormattedMessage } from 'react-intl';
import { graphql, type PreloadedQuery, usePreloadedQuery } from 'react-relay';
import { formatDate, formatDecimal } from '#common/format.ts';
import type { AboutSourcesQuery } from '#web/__generated__/AboutSourcesQuery.graphql.ts';
import { useRetained } from '#web/data/relay/retain.ts';
import { useSourceWords } from '#web/i18n/sourceWords.ts';
import styles from './About.module.css';

/** Where the data comes from: each source with its credit, licence and dates. */
export function AboutSources({ queryRef }: { queryRef: PreloadedQuery<AboutSourcesQuery> }) {
  useRetained(queryRef);
  const words = useSourceWords();
  const { dataSet } = usePreloadedQuery<AboutSourcesQuery>(
    graphql`
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
    `,
    queryRef,
  );
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
            <p className={styles.name}>
              <a href={source.url} target="_blank" rel="noopener noreferrer">
                {words.nameOf(source)}
              </a>
            </p>
            <p>{words.creditOf(source)}</p>
            <p className={styles.facts}>
              <a href={source.licenceUrl} target="_blank" rel="noopener noreferrer">
                {source.licence}
              </a>
              {typeof source.dataDate === 'string' && (
                <span>
                  <FormattedMessage id="about.dataDate" values={{ date: formatDate(new Date(source.dataDate)) }} />
                </span>
              )}
              {typeof source.importedAt === 'string' && (
                <span>
                  <FormattedMessage id="about.importedAt" values={{ date: formatDate(new Date(source.importedAt)) }} />
                </span>
              )}
            </p>
          </li>
        ))}
      </ul>
    </>
  );
}
