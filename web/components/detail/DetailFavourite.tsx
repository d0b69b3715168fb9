import { lazy } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { DetailFavourite_attraction$key } from '#web/__generated__/DetailFavourite_attraction.graphql.ts';
import { useSpeaksToUser } from '#web/state/viewer.ts';
import { OwnPart } from './OwnPart.tsx';

const FavouriteButtons = lazy(async () => ({ default: (await import('#web/components/favourites/FavouriteButtons.tsx')).FavouriteButtons }));

/** How the user keeps the place; nothing for a visitor. */
export function DetailFavourite({ attractionKey }: { attractionKey: DetailFavourite_attraction$key }) {
  const attraction = useFragment(
    graphql`
      fragment DetailFavourite_attraction on Attraction {
        attractionId
        ...FavouriteButtons_attraction
      }
    `,
    attractionKey,
  );
  if (!useSpeaksToUser()) return null;
  return (
    <OwnPart of={attraction.attractionId} room="favourite">
      <FavouriteButtons attractionKey={attraction} />
    </OwnPart>
  );
}
