import { lazy } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { AttractionId } from '#common/places/attractionId.ts';
import type { DetailFavourite_attraction$key } from '#web/__generated__/DetailFavourite_attraction.graphql.ts';
import { OwnPart } from '#web/features/account/OwnPart.tsx';
import { useSpeaksToUser } from '#web/features/account/viewer.ts';

const FavouriteButtons = lazy(async () => ({
  default: (await import('#web/features/favourites/FavouriteButtons.tsx')).FavouriteButtons,
}));

/** The buttons by which a user sets the place's favourite type; nothing for a visitor. */
export function DetailFavourite({
  id,
  attractionKey,
}: {
  id: AttractionId;
  attractionKey: DetailFavourite_attraction$key;
}) {
  const attraction = useFragment(
    graphql`
      fragment DetailFavourite_attraction on Attraction {
        ...FavouriteButtons_attraction
      }
    `,
    attractionKey,
  );
  if (!useSpeaksToUser()) return null;
  return (
    <OwnPart of={id} room="favourite">
      <FavouriteButtons attractionKey={attraction} />
    </OwnPart>
  );
}
