import { useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import type { BigPhoto_image$key } from '#web/__generated__/BigPhoto_image.graphql.ts';
import styles from './BigPhoto.module.css';

/** A whole photo, as big as the screen allows, with a link to its file, which is larger. */
export function BigPhoto({ imageKey, labelledBy }: { imageKey: BigPhoto_image$key; labelledBy: string }) {
  const intl = useIntl();
  const { url, width, height, blur } = useFragment(
    graphql`
      fragment BigPhoto_image on Image {
        url
        width
        height
        blur
      }
    `,
    imageKey,
  );
  return (
    <a
      className={styles.photo}
      href={url}
      target="_blank"
      rel="noreferrer"
      aria-label={intl.formatMessage({ id: 'admin.openPhoto' })}
      aria-describedby={labelledBy}
      style={{ aspectRatio: `${width} / ${height}`, inlineSize: `min(100%, ${width / height} * var(--tallest))` }}
    >
      <img
        src={url}
        width={width}
        height={height}
        alt=""
        loading="lazy"
        decoding="async"
        style={blur === '' ? undefined : { backgroundImage: `url(data:image/webp;base64,${blur})` }}
      />
    </a>
  );
}
