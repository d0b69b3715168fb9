import { imagePath, type ThumbFormat, type ThumbSize, thumbPath } from '#common/places/imageFiles.ts';
import type { Pictured } from './photosStore.ts';
import styles from './Picture.module.css';

interface Props {
  image: Pictured;
  /** Alternative text; empty where the text beside the photo says the same. */
  alt: string;
  thumb: ThumbSize;
  /**
   * The value of the `sizes` attribute. With it, a screen with many pixels loads the photo instead of its thumbnail.
   */
  sizes?: string;
  /** The photo is drawn wider than its thumbnail on every screen. */
  isWide?: boolean;
}

/** Media query of the screens for which a thumbnail of 240 px has enough pixels. */
const COARSE = '(max-resolution: 1.49dppx)';

/**
 * A photo, cropped to its frame. Loads the thumbnail, or the photo where the thumbnail has too few pixels; shows a few
 * blurred pixels while that loads.
 */
export function Picture({ image, alt, thumb, sizes, isWide = false }: Props) {
  const path = (format: ThumbFormat) => thumbPath(image, thumb, format);
  const { width, height } = thumb === '240' ? image : { width: 200, height: 200 };
  const blur = image.blur === '' ? undefined : { backgroundImage: `url(data:image/webp;base64,${image.blur})` };
  return (
    <picture className={styles.picture}>
      {!isWide && <source type="image/avif" srcSet={path('avif')} {...(sizes !== undefined && { media: COARSE })} />}
      <img
        className={styles.image}
        style={blur}
        src={path('jpg')}
        {...(sizes !== undefined && { srcSet: `${path('jpg')} 240w, ${imagePath(image)} ${width}w`, sizes })}
        width={width}
        height={height}
        alt={alt}
        loading="lazy"
        decoding="async"
      />
    </picture>
  );
}
