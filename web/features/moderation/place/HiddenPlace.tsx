import { graphql, useLazyLoadQuery } from 'react-relay';
import type { AttractionId } from '#common/places/attractionId.ts';
import type { HiddenPlaceQuery } from '#web/__generated__/HiddenPlaceQuery.graphql.ts';
import { PlaceHiding } from './PlaceHiding.tsx';

/** Says to admins on the page of a place that is gone that it was hidden, why, and shows it again. */
export function HiddenPlace({ id }: { id: AttractionId }) {
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
