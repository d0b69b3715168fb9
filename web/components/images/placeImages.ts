import { graphql, useFragment } from 'react-relay';
import type { placeImages_attraction$data, placeImages_attraction$key } from '#web/__generated__/placeImages_attraction.graphql.ts';

/** A photo of the place that shows. */
export type PlaceImage = placeImages_attraction$data['images']['edges'][number]['node'];

/** A photo of a place that lies in the one that shows. */
export type SampleImage = placeImages_attraction$data['sampleImages'][number];

/** The photos of a place, for all the parts of its detail that show some: the first hundred, those of moderators' choice before the newest. */
export function usePlaceImages(attractionKey: placeImages_attraction$key) {
  const { name, type, images, sampleImages } = useFragment(
    graphql`
      fragment placeImages_attraction on Attraction {
        name(language: $language)
        type
        images(first: 100) {
          edges {
            node {
              imageId
              attractionId
              filename
              width
              height
              blur
              created
              username
            }
          }
        }
        sampleImages {
          imageId
          attractionId
          filename
          width
          height
          blur
          attraction {
            attractionId
            name(language: $language)
          }
        }
      }
    `,
    attractionKey,
  );
  return { name, type, images: images.edges.map(({ node }) => node), sampleImages };
}
