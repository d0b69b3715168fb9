import { fetchQuery, graphql } from 'react-relay';
import { type AttractionId, attractionId } from '#common/places/attractionId.ts';
import type { reportPhotosQuery } from '#web/__generated__/reportPhotosQuery.graphql.ts';
import { environment } from '#web/data/relay/environment.ts';
import { OPTIONAL } from '#web/data/relay/network.ts';
import { readPictured } from '#web/features/photos/photo.ts';
import type { Pictured } from '#web/features/photos/photosStore.ts';

/** A photo that was sent with a report. */
export interface ReportPhoto extends Pictured {
  /** The place that shows it. */
  readonly place: AttractionId;
}

/**
 * Asks for the photos of a report by its GraphQL id. It is asked for alone: an answer of a cache that has the
 * conditions of its place too could take a report off the page that is newer than the answer. Returns the function that
 * gives up.
 */
export function loadReportPhotos(report: string, show: (photos: readonly ReportPhoto[]) => void): () => void {
  const asked = fetchQuery<reportPhotosQuery>(
    environment,
    QUERY,
    { id: report },
    { networkCacheConfig: OPTIONAL },
  ).subscribe({
    next: ({ node }) => show(photosOf(node)),
    // The page shows the report without its photos.
    error: () => undefined,
  });
  return () => asked.unsubscribe();
}

function photosOf(report: reportPhotosQuery['response']['node']): ReportPhoto[] {
  return (report?.images ?? []).map((image) => ({
    ...readPictured(image),
    place: attractionId(image.attraction?.attractionId ?? image.attractionId),
  }));
}

const QUERY = graphql`
  query reportPhotosQuery($id: ID!) {
    node(id: $id) {
      ... on Condition {
        images {
          attractionId
          attraction {
            attractionId
          }
          ...photo_picture
        }
      }
    }
  }
`;
