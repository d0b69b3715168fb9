import { type Ref } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { PhotoMonths_images$data, PhotoMonths_images$key } from '#web/__generated__/PhotoMonths_images.graphql.ts';
import { useDeletedPhotos } from '#web/features/photos/photosStore.ts';
import { useLanguage } from '#web/i18n/useLanguage.ts';
import { byMonth } from './months.ts';
import { PhotoTile } from './PhotoTile.tsx';
import styles from './PhotoMonths.module.css';

/** A photo of a list that can be selected. */
export type ListedPhoto = Pick<PhotoMonths_images$data[number], 'id' | 'imageId'>;

interface Props {
  readonly imagesKey: PhotoMonths_images$key;
  readonly list?: Ref<HTMLDivElement>;
  /** The selected photos by `imageId`, while photos are being selected. */
  readonly chosen?: ReadonlyMap<number, ListedPhoto> | null;
  readonly onChoose?: (photo: ListedPhoto, isChosen: boolean) => void;
}

/** A user's photos, newest first, grouped by the month of their upload. */
export function PhotoMonths({ imagesKey, list, chosen = null, onChoose }: Props) {
  const language = useLanguage();
  const images = useFragment(
    graphql`
      fragment PhotoMonths_images on Image @relay(plural: true) {
        id
        imageId
        created
        ...PhotoTile_image
      }
    `,
    imagesKey,
  );
  const deleted = useDeletedPhotos();
  const left = images.filter(({ imageId }) => !deleted.has(imageId));
  return (
    <div ref={list} className={styles.months} tabIndex={-1}>
      {byMonth(left, language).map(({ name, items }) => (
        <section key={name} className={styles.month}>
          <h3 className={styles.name}>{name}</h3>
          <ul className={styles.photos}>
            {items.map((image) => (
              <li key={image.imageId}>
                <PhotoTile
                  imageKey={image}
                  choice={
                    chosen === null
                      ? undefined
                      : { isChosen: chosen.has(image.imageId), onChoose: (isChosen) => onChoose?.(image, isChosen) }
                  }
                />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
