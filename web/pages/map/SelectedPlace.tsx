import { useEffect } from 'react';
import { graphql, type PreloadedQuery, usePreloadedQuery } from 'react-relay';
import type { SelectedPlaceQuery } from '#web/__generated__/SelectedPlaceQuery.graphql.ts';
import { useRetained } from '#web/data/relay/retain.ts';
import type { MapSelection } from '#web/map/state/mapProps.ts';

interface Props {
  queryRef: PreloadedQuery<SelectedPlaceQuery>;
  onLoad: (selection: MapSelection | null) => void;
}

const QUERY = graphql`
  query SelectedPlaceQuery($id: AttractionId!) @preloadable @throwOnFieldError {
    attraction(id: $id) {
      __typename
      ... on Attraction {
        attractionId
        pos
        bbox
        type
        geometry
        kind
        children(first: 100) {
          edges {
            node {
              attractionId
            }
          }
        }
        category {
          key
          family
          icon
        }
      }
    }
  }
`;

/**
 * Loads the shape of the open place for the map, apart from its text: neither waits for the other. Draws nothing
 * itself.
 */
export function SelectedPlace({ queryRef, onLoad }: Props) {
  useRetained(queryRef);
  const { attraction } = usePreloadedQuery<SelectedPlaceQuery>(QUERY, queryRef);
  useEffect(() => {
    if (attraction.__typename !== 'Attraction') {
      onLoad(null);
      return;
    }
    const { attractionId, pos, bbox, type, geometry, kind, children, category } = attraction;
    const { key, family, icon } = category;
    const parts = children.edges.map(({ node }) => node.attractionId);
    onLoad({
      attractionId,
      position: pos,
      bbox,
      geometry: type === 'POINT' ? null : geometry,
      family,
      icon,
      around: { kind, category: key, parts },
    });
  }, [attraction, onLoad]);
  return null;
}
