import { FormattedMessage } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import { useLanguage } from '#web/i18n/useLanguage.ts';
import type { DetailDescription_attraction$key } from '#web/__generated__/DetailDescription_attraction.graphql.ts';
import { LinkedText } from './LinkedText.tsx';
import { paragraphs } from './textPieces.ts';
import styles from './DetailDescription.module.css';

/** The description of a place; one that is in another language than the page says so (RULINGS 10). */
export function DetailDescription({ attractionKey }: { attractionKey: DetailDescription_attraction$key }) {
  const { properties } = useFragment(
    graphql`
      fragment DetailDescription_attraction on Attraction {
        properties {
          description(language: $language) {
            language
            text
          }
        }
      }
    `,
    attractionKey,
  );
  const language = useLanguage();
  const { description } = properties;
  if (!description) return null;
  return (
    <div className={styles.description}>
      {description.language !== language && (
        <p className={styles.language}>
          <FormattedMessage id="description.language" values={{ language: description.language }} />
        </p>
      )}
      {paragraphs(description.text).map((text) => (
        <LinkedText key={text} lang={description.language} text={text} />
      ))}
    </div>
  );
}
