import { imagePath, type ThumbFormat, type ThumbSize, thumbPath } from '#common/places/imageFiles.ts';
import type { Pictured } from './photosStore.ts';
import styles from './Picture.module.css';

interface Props {
  image: Pictured;
  /** Empty where the text beside it says the same. */
  alt: string;
  thumb: ThumbSize;
  /** Width on the screen, as `sizes` of an image has it: where it is given, a sharp screen gets the photo itself. */
  sizes?: string;
  /** It stands wider than the thumbnail on every screen. */
  isWide?: boolean;
}

/** Screens that a thumbnail of 240 px is enough for. */
const COARSE = '(max-resolution: 1.49dppx)';

/**
 * A photo as its frame crops it: a thumbnail, or the photo where that is too small; a few blurred pixels until it is
 * there.
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
