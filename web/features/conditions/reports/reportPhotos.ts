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
 * Asks for the photos of a report at a place; all reports that are shown at the same time share one request. The query
 * of the page itself has no room for them. Returns the function that gives up.
 */
export function loadReportPhotos(
  place: AttractionId,
  report: string,
  show: (photos: readonly ReportPhoto[]) => void,
): () => void {
  const asked = fetchQuery<reportPhotosQuery>(
    environment,
    QUERY,
    { id: place },
    { networkCacheConfig: OPTIONAL },
  ).subscribe({
    next: ({ attraction }) => show(photosOf(attraction?.conditions?.find(({ id }) => id === report))),
    // The page shows the report without its photos.
    error: () => undefined,
  });
  return () => asked.unsubscribe();
}

type Reported = NonNullable<NonNullable<reportPhotosQuery['response']['attraction']>['conditions']>[number];

function photosOf(report: Reported | undefined): ReportPhoto[] {
  return (report?.images ?? []).map((image) => ({
    ...readPictured(image),
    place: attractionId(image.attraction?.attractionId ?? image.attractionId),
  }));
}

const QUERY = graphql`
  query reportPhotosQuery($id: AttractionId!) {
    attraction(id: $id) {
      ... on Attraction {
        conditions {
          id
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
  }
`;
