import { Images, ScrollText } from 'lucide-react';
import { useEffect } from 'react';
import { FormattedMessage } from 'react-intl';
import { graphql, RelayEnvironmentProvider, useLazyLoadQuery } from 'react-relay';
import { Link } from 'react-router-dom';
import type { AttractionId } from '#common/attractionId.ts';
import { adminPath } from '#common/pageLocation.ts';
import type { PlaceModerationQuery } from '#web/__generated__/PlaceModerationQuery.graphql.ts';
import { Section } from '#web/components/detail/Section.tsx';
import { AdminTexts } from '#web/i18n/AdminTexts.tsx';
import { useOwnEnvironment } from '#web/relay/ownEnvironment.ts';
import { AlternativeNames } from './AlternativeNames.tsx';
import { CoverMarks } from './CoverMarks.tsx';
import { showAliases } from './setAlternativeName.ts';
import styles from './PlaceModeration.module.css';

/** The admin section of a detail: alternative names, cover marks, and the ways to what was done about the place. */
export function PlaceModeration({ id }: { id: AttractionId }) {
  return (
    <RelayEnvironmentProvider environment={useOwnEnvironment()}>
      <AdminTexts>
        <Asked id={id} />
      </AdminTexts>
    </RelayEnvironmentProvider>
  );
}

function Asked({ id }: { id: AttractionId }) {
  const { attraction, alternativeNames, moderationImages } = useLazyLoadQuery<PlaceModerationQuery>(
    graphql`
      query PlaceModerationQuery($id: AttractionId!) {
        attraction(id: $id) {
          ... on Attraction @alias(as: "place") {
            id
            aliases
          }
        }
        alternativeNames(attractionId: $id, first: 10) {
          ...AlternativeNames_names
        }
        moderationImages(attractionId: $id, state: APPROVED, first: 100) {
          ...CoverMarks_images
        }
      }
    `,
    { id },
    { fetchPolicy: 'store-and-network' },
  );
  const { place } = attraction;
  // The detail may come from a cache that was filled before the name was changed: admins see what they did.
  useEffect(() => {
    if (place) showAliases(place);
  }, [place]);
  return (
    <Section title={<FormattedMessage id="admin.title" />} screenOnly>
      {alternativeNames && <AlternativeNames id={id} namesKey={alternativeNames} />}
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
    </Section>
  );
}
