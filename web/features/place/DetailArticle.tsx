import { graphql, useFragment } from 'react-relay';
import type {
  DetailArticle_attraction$data,
  DetailArticle_attraction$key,
} from '#web/__generated__/DetailArticle_attraction.graphql.ts';
import { CommentsSlot } from '#web/features/comments/CommentsSlot.tsx';
import { DetailConditions } from '#web/features/conditions/DetailConditions.tsx';
import { FavouriteHeart } from '#web/features/favourites/FavouriteHeart.tsx';
import { DetailImages } from '#web/features/photos/DetailImages.tsx';
import { DetailPhotos } from '#web/features/photos/DetailPhotos.tsx';
import { PopupSlot } from '#web/features/photos/PopupSlot.tsx';
import { DetailUpload } from '#web/features/photos/upload/DetailUpload.tsx';
import { ReliefSlot } from '#web/features/relief/ReliefSlot.tsx';
import { WeatherSlot } from '#web/features/weather/WeatherSlot.tsx';
import { Actions } from './Actions.tsx';
import { DetailAdmin } from './DetailAdmin.tsx';
import { DetailChildren } from './DetailChildren.tsx';
import { DetailDescription } from './DetailDescription.tsx';
import { DetailFacts } from './DetailFacts.tsx';
import { DetailFavourite } from './DetailFavourite.tsx';
import { DetailHeader } from './DetailHeader.tsx';
import { DetailLinks } from './DetailLinks.tsx';
import { DetailNavigation } from './DetailNavigation.tsx';
import { DetailNearby } from './DetailNearby.tsx';
import { DetailNote } from './DetailNote.tsx';
import { DetailProperties } from './DetailProperties.tsx';
import { DetailProvenance } from './DetailProvenance.tsx';
import { PrintedMap } from './PrintedMap.tsx';
import styles from '#web/features/detail/DetailArticle.module.css';

const FRAGMENT = graphql`
  fragment DetailArticle_attraction on Attraction {
    attractionId
    name(language: $language)
    pos
    ascentM
    ...DetailNavigation_attraction
    ...DetailHeader_attraction
    ...DetailFacts_attraction
    ...DetailConditions_attraction
    ...useCountedChoice_attraction
    ...DetailAdmin_attraction
    ...DetailDescription_attraction
    ...DetailProperties_attraction
    ...DetailChildren_attraction
    ...DetailNearby_attraction
    ...DetailLinks_attraction
    ...DetailProvenance_attraction
    ...placeImages_attraction
    ...SamplePhotos_attraction
  }
`;

/** The whole detail page of a place. */
export function DetailArticle({ attractionKey }: { attractionKey: DetailArticle_attraction$key }) {
  const attraction = useFragment(FRAGMENT, attractionKey);
  const { attractionId, name, pos } = attraction;
  return (
    <article className={styles.article} data-printed>
      <DetailNavigation id={attractionId} attractionKey={attraction} />
      <DetailHeader attractionKey={attraction} />
      <DetailFacts attractionKey={attraction} />
      <Actions
        title={name}
        position={pos}
        view={{ screen: 'attraction', id: attractionId }}
        heart={<FavouriteHeart attractionKey={attraction} />}
      />
      <DetailConditions id={attractionId} name={name} attractionKey={attraction} />
      <DetailFavourite id={attractionId} attractionKey={attraction} />
      <PrintedMap id={attractionId} />
      <DetailImages attractionKey={attraction} />
      <div className={styles.columns}>
        <DetailDescription id={attractionId} attractionKey={attraction} />
        <div className={styles.aside}>
          <DetailProperties attractionKey={attraction} />
          <DetailLinks attractionKey={attraction} />
        </div>
        <Around attraction={attraction} />
        <DetailProvenance id={attractionId} name={name} pos={pos} attractionKey={attraction} />
      </div>
      <PopupSlot attractionKey={attraction} />
    </article>
  );
}

/** What people add to the place, and what is around it. */
function Around({ attraction }: { attraction: DetailArticle_attraction$data }) {
  const { ascentM, attractionId, name, pos } = attraction;
  return (
    <div className={styles.around}>
      {typeof ascentM === 'number' && <ReliefSlot id={attractionId} />}
      <DetailNote id={attractionId} name={name} />
      <DetailPhotos attractionKey={attraction} />
      <DetailUpload id={attractionId} name={name} />
      <CommentsSlot id={attractionId} name={name} />
      <DetailChildren attractionKey={attraction} />
      <WeatherSlot position={pos} />
      <DetailNearby attractionKey={attraction} />
      <DetailAdmin attractionKey={attraction} />
    </div>
  );
}
