import { lazy } from 'react';
import type { AttractionId } from '#common/places/attractionId.ts';
import type { useCountedChoice_attraction$key } from '#web/__generated__/useCountedChoice_attraction.graphql.ts';
import { OwnPart } from '#web/features/account/OwnPart.tsx';
import { useSpeaksToUser } from '#web/features/account/viewer.ts';

const FavouriteButtons = lazy(async () => ({
  default: (await import('#web/features/favourites/FavouriteButtons.tsx')).FavouriteButtons,
}));

/** The buttons by which a user sets the place's favourite type; a visitor has the heart alone. */
export function DetailFavourite({
  id,
  attractionKey,
}: {
  id: AttractionId;
  attractionKey: useCountedChoice_attraction$key;
}) {
  if (!useSpeaksToUser()) return null;
  return (
    <OwnPart of={id} room="favourite">
      <FavouriteButtons attractionKey={attractionKey} />
    </OwnPart>
  );
}
