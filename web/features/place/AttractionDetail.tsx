import { useEffect } from 'react';
import { graphql, type PreloadedQuery, usePreloadedQuery } from 'react-relay';
import { useNavigate } from 'react-router-dom';
import type { AttractionId } from '#common/places/attractionId.ts';
import type { AttractionDetailQuery } from '#web/__generated__/AttractionDetailQuery.graphql.ts';
import { useRetained } from '#web/data/relay/retain.ts';
import { PlaceNotFound } from '#web/features/detail/PlaceNotFound.tsx';
import { markGoneOnDevice } from '#web/features/favourites/deviceFavourites.ts';
import { PlaceTexts } from '#web/i18n/PlaceTexts.tsx';
import { pathOf, useViewLocation } from '#web/navigation/viewLocation.ts';
import { AdminPart } from './AdminPart.tsx';
import { DetailArticle } from './DetailArticle.tsx';

/**
 * The place of an id. The id of a merged place redirects to the place it was merged into; a removed place is said to be
 * gone (SPEC §2 "Special cases").
 */
export function AttractionDetail({ queryRef }: { queryRef: PreloadedQuery<AttractionDetailQuery> }) {
  useRetained(queryRef);
  const { attraction } = usePreloadedQuery<AttractionDetailQuery>(
    graphql`
      query AttractionDetailQuery($id: AttractionId!, $language: Language!) @preloadable @throwOnFieldError {
        attraction(id: $id) {
          __typename
          ... on Attraction {
            attractionId
            ...DetailArticle_attraction @alias(as: "article")
          }
          ... on GoneAttraction {
            lastName
          }
        }
      }
    `,
    queryRef,
  );
  const navigate = useNavigate();
  const { tab } = useViewLocation();
  const asked = queryRef.variables.id;
  const found = attraction.__typename === 'Attraction' ? attraction.attractionId : asked;
  useEffect(() => {
    if (found !== asked) void navigate(pathOf(tab, { screen: 'attraction', id: found }), { replace: true });
  }, [found, asked, tab, navigate]);

  if (attraction.__typename === 'Attraction' && attraction.article)
    return (
      <PlaceTexts>
        <DetailArticle attractionKey={attraction.article} />
      </PlaceTexts>
    );
  return <MissingPlace id={asked} lastName={attraction.__typename === 'GoneAttraction' ? attraction.lastName : null} />;
}

/** Says that the place is gone, to the favourites of this device too. */
function MissingPlace({ id, lastName }: { id: AttractionId; lastName: string | null }) {
  useEffect(() => {
    void markGoneOnDevice(id);
  }, [id]);
  return (
    <>
      <PlaceNotFound lastName={lastName} />
      <AdminPart id={id} recordId={null} />
    </>
  );
}
