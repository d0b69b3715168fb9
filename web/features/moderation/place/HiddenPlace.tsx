import { graphql, RelayEnvironmentProvider, useLazyLoadQuery } from 'react-relay';
import type { AttractionId } from '#common/places/attractionId.ts';
import type { HiddenPlaceQuery } from '#web/__generated__/HiddenPlaceQuery.graphql.ts';
import { useOwnEnvironment } from '#web/data/relay/ownEnvironment.ts';
import { AdminTexts } from '#web/i18n/AdminTexts.tsx';
import { OwnTexts } from '#web/i18n/OwnTexts.tsx';
import { PlaceHiding } from './PlaceHiding.tsx';

/** Says to admins on the page of a place that is gone that it was hidden, why, and shows it again. */
export function HiddenPlace({ id }: { id: AttractionId }) {
  return (
    <RelayEnvironmentProvider environment={useOwnEnvironment()}>
      <OwnTexts>
        <AdminTexts>
          <Loaded id={id} />
        </AdminTexts>
      </OwnTexts>
    </RelayEnvironmentProvider>
  );
}

function Loaded({ id }: { id: AttractionId }) {
  const { hiddenAttractions: hidden } = useLazyLoadQuery<HiddenPlaceQuery>(
    graphql`
      query HiddenPlaceQuery($id: AttractionId!) {
        hiddenAttractions(attractionId: $id, first: 1) {
          edges {
            node {
              attractionId
            }
          }
          ...PlaceHiding_hidden
        }
      }
    `,
    { id },
    { fetchPolicy: 'network-only' },
  );
  if (!hidden || hidden.edges.length === 0) return null;
  // The page has asked for the place before it was there again.
  return <PlaceHiding id={id} hiddenKey={hidden} onRestored={() => window.location.reload()} />;
}
