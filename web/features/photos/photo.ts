import { graphql, readInlineData } from 'react-relay';
import type { photo_image$key } from '#web/__generated__/photo_image.graphql.ts';
import type { photo_picture$key } from '#web/__generated__/photo_picture.graphql.ts';
import type { Photo, Pictured } from './photosStore.ts';

/** What `Picture` draws. */
export function readPictured(key: photo_picture$key): Pictured {
  return readInlineData(
    graphql`
      fragment photo_picture on Image @inline {
        imageId
        attractionId
        filename
        width
        height
        blur
      }
    `,
    key,
  );
}

/** A photo as the head of a place, its list and the popup show it. */
export function readPhoto(key: photo_image$key): Photo {
  const image = readInlineData(
    graphql`
      fragment photo_image on Image @inline {
        id
        created
        username
        heart
        credit {
          author
          licence
          licenceUrl
          pageUrl
        }
        ...photo_picture
      }
    `,
    key,
  );
  const { id, created, username, heart, credit } = image;
  return {
    id,
    created,
    username: username ?? null,
    heart,
    credit: credit ? { ...credit, licenceUrl: credit.licenceUrl ?? null } : null,
    ...readPictured(image),
  };
}
