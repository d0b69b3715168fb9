import { FormattedMessage } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import type { AttractionId } from '#common/places/attractionId.ts';
import type { DetailDescription_attraction$key } from '#web/__generated__/DetailDescription_attraction.graphql.ts';
import { EncyclopediaSlot } from '#web/features/encyclopedia/EncyclopediaSlot.tsx';
import { useLanguage } from '#web/i18n/useLanguage.ts';
import { LinkedText } from '#web/ui/layout/LinkedText.tsx';
import { OutsideLink } from '#web/ui/layout/OutsideLink.tsx';
import { paragraphs } from '#web/ui/layout/textPieces.ts';
import styles from './DetailDescription.module.css';

const FRAGMENT = graphql`
  fragment DetailDescription_attraction on Attraction {
    hasArticle
    properties {
      description(language: $language) {
        language
        text
      }
      www
    }
  }
`;

/**
 * The description of a place and its encyclopedia article (SPEC §2 "description block"). A text in another language
 * than the page is labelled with its language (RULINGS 10), where that is known.
 */
export function DetailDescription({
  id,
  attractionKey,
}: {
  id: AttractionId;
  attractionKey: DetailDescription_attraction$key;
}) {
  const { hasArticle, properties } = useFragment(FRAGMENT, attractionKey);
  const language = useLanguage();
  const { description } = properties;
  if (!description && !hasArticle) return null;
  return (
    <div className={styles.description}>
      {description?.language && description.language !== language && (
        <p className={styles.language}>
          <FormattedMessage id="description.language" values={{ language: description.language }} />
        </p>
      )}
      {description &&
        paragraphs(description.text).map((text) => (
          <LinkedText key={text} lang={description.language ?? undefined} text={text} />
        ))}
      {description?.text.endsWith('…') && <ReadMore href={properties.www} />}
      {hasArticle && <EncyclopediaSlot key={`${id} ${language}`} id={id} ownText={description?.text ?? ''} />}
    </div>
  );
}

/** Leads from a description that its source cut to the place's own site; the record of the source has no more of it. */
function ReadMore({ href }: { href: string | null | undefined }) {
  if (!href) return null;
  return (
    <p>
      <OutsideLink href={href}>
        <FormattedMessage id="description.more" />
      </OutsideLink>
    </p>
  );
}
