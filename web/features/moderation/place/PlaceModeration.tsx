import { Images, ScrollText } from 'lucide-react';
import { FormattedMessage } from 'react-intl';
import { graphql, RelayEnvironmentProvider, useLazyLoadQuery } from 'react-relay';
import { Link } from 'react-router-dom';
import type { AttractionId } from '#common/places/attractionId.ts';
import { adminPath } from '#common/urls/pageLocation.ts';
import type { PlaceModerationQuery } from '#web/__generated__/PlaceModerationQuery.graphql.ts';
import { useOwnEnvironment } from '#web/data/relay/ownEnvironment.ts';
import { AdminTexts } from '#web/i18n/AdminTexts.tsx';
import { OwnTexts } from '#web/i18n/OwnTexts.tsx';
import { Section } from '#web/ui/layout/Section.tsx';
import { AlternativeNames } from './AlternativeNames.tsx';
import { CoverMarks } from './CoverMarks.tsx';
import { HiddenPlace } from './HiddenPlace.tsx';
import { PlaceHiding } from './PlaceHiding.tsx';
import styles from './PlaceModeration.module.css';

interface Props {
  readonly id: AttractionId;
  /** Relay id of the place; null where it is not there: then the section says whether it was hidden. */
  readonly recordId: string | null;
}

/**
 * The admin section of a detail: alternative names, cover marks, links to its photos and to the moderators' acts about
 * it, and hiding it.
 */
export function PlaceModeration({ id, recordId }: Props) {
  return (
    <RelayEnvironmentProvider environment={useOwnEnvironment()}>
      <OwnTexts>
        <AdminTexts>{recordId === null ? <HiddenPlace id={id} /> : <Loaded id={id} recordId={recordId} />}</AdminTexts>
      </OwnTexts>
    </RelayEnvironmentProvider>
  );
}

function Loaded({ id, recordId }: { id: AttractionId; recordId: string }) {
  const { alternativeNames, hiddenAttractions, moderationImages } = useLazyLoadQuery<PlaceModerationQuery>(
    graphql`
      query PlaceModerationQuery($id: AttractionId!) {
        alternativeNames(attractionId: $id, first: 10) {
          ...AlternativeNames_names
        }
        hiddenAttractions(attractionId: $id, first: 1) {
          ...PlaceHiding_hidden
        }
        moderationImages(attractionId: $id, state: APPROVED, first: 100) {
          ...CoverMarks_images
        }
      }
    `,
    { id },
    { fetchPolicy: 'store-and-network' },
  );
  return (
    <Section title={<FormattedMessage id="admin.title" />} screenOnly>
      {alternativeNames && <AlternativeNames id={id} recordId={recordId} namesKey={alternativeNames} />}
      {moderationImages && <CoverMarks imagesKey={moderationImages} />}
      <ul className={styles.ways}>
        <li>
          <Link to={`${adminPath('photos')}?state=all&place=${id}`}>
            <Images size={20} aria-hidden="true" />
            <FormattedMessage id="admin.photosHere" />
          </Link>
        </li>
        <li>
          <Link to={`${adminPath('log')}?place=${id}`}>
            <ScrollText size={20} aria-hidden="true" />
            <FormattedMessage id="admin.actsHere" />
          </Link>
        </li>
      </ul>
      {hiddenAttractions && <PlaceHiding id={id} hiddenKey={hiddenAttractions} />}
    </Section>
  );
}
