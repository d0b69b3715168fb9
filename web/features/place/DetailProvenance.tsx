import { lazy, Suspense } from 'react';
import { FormattedMessage } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import { Link } from 'react-router-dom';
import { formatDate } from '#common/format.ts';
import type { Position } from '#common/geo/bounds.ts';
import type { AttractionId } from '#common/places/attractionId.ts';
import { formatPage } from '#common/urls/pageLocation.ts';
import type { DetailProvenance_attraction$key } from '#web/__generated__/DetailProvenance_attraction.graphql.ts';
import { beginDraft, FEEDBACK_DRAFT } from '#web/data/draft.ts';
import { osmNoteUrl } from '#web/features/detail/externalLinks.ts';
import { useSourceWords } from '#web/i18n/sourceWords.ts';
import { pathOf } from '#web/navigation/viewLocation.ts';
import { OutsideLink } from '#web/ui/layout/OutsideLink.tsx';
import styles from './DetailProvenance.module.css';

const EmbedAction = lazy(async () => ({
  default: (await import('#web/features/embed/EmbedAction.tsx')).EmbedAction,
}));

interface Props {
  id: AttractionId;
  name: string;
  pos: Position;
  attractionKey: DetailProvenance_attraction$key;
}

const FRAGMENT = graphql`
  fragment DetailProvenance_attraction on Attraction {
    sources {
      date
      ref
      recordUrl
      parts(language: $language)
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

/**
 * The records that a place was made of, each with its date and licence and where to mend it, and a link to report an
 * error to us.
 */
export function DetailProvenance({ id, name, pos, attractionKey }: Props) {
  const { sources } = useFragment(FRAGMENT, attractionKey);
  const { nameOf } = useSourceWords();
  const address = new URL(pathOf('place', { screen: 'attraction', id }), window.location.href);
  const isInOsm = sources.some(({ source }) => source.key === 'osm');
  return (
    <>
      <p className={styles.provenance}>
        {sources.map(({ date, ref, recordUrl, parts, source }) => (
          <span key={ref} className={styles.line}>
            <OutsideLink href={recordUrl ?? source.url}>{nameOf(source)}</OutsideLink>
            {dated(date ?? source.dataDate)} (<OutsideLink href={source.licenceUrl}>{source.licence}</OutsideLink>)
            {parts.length > 0 && `: ${parts.join(', ')}`}
          </span>
        ))}
        <span className={`${styles.line} ${styles.report}`}>
          <Link
            to={formatPage({ tab: 'feedback', language: null })}
            onClick={() => beginDraft(FEEDBACK_DRAFT, `${name}\n${address}\n\n`)}
          >
            <FormattedMessage id="provenance.report" />
          </Link>
          {isInOsm && (
            <>
              {' · '}
              <OutsideLink href={osmNoteUrl(pos)}>
                <FormattedMessage id="provenance.osm" />
              </OutsideLink>
            </>
          )}
        </span>
      </p>
      <Suspense fallback={null}>
        <EmbedAction subjectOf={() => ({ shows: 'place', id })} title={name} />
      </Suspense>
    </>
  );
}

function dated(date: string | null | undefined): string {
  return date === null || date === undefined ? '' : `, ${formatDate(new Date(date))}`;
}
