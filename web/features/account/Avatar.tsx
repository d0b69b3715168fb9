import { useState } from 'react';
import { PROFILE_DENSITIES, profileImagePath, type ProfileSide, type ThumbFormat } from '#common/places/imageFiles.ts';
import styles from './Avatar.module.css';

const SIDES = { small: 50, large: 100 } as const satisfies Record<string, ProfileSide>;

interface Props {
  readonly username: string;
  /** `profileImage` of the profile; null where there is none. */
  readonly profileImage: string | null;
  readonly size: keyof typeof SIDES;
}

/** A user's picture, beside their name; the first letter of it while there is none. */
export function Avatar({ username, profileImage, size }: Props) {
  return (
    <span className={styles.avatar} data-size={size} aria-hidden="true">
      {Array.from(username)[0]?.toLocaleUpperCase()}
      {profileImage !== null && <ProfilePicture key={profileImage} filename={profileImage} side={SIDES[size]} />}
    </span>
  );
}

/** Lies over the letter, which shows where the picture cannot be had. */
function ProfilePicture({ filename, side }: { filename: string; side: ProfileSide }) {
  const [isMissing, setMissing] = useState(false);
  if (isMissing) return null;
  const srcSet = (format: ThumbFormat) =>
    PROFILE_DENSITIES.map((density) => `${profileImagePath({ filename, side, density, format })} ${density}x`).join(
      ', ',
    );
  return (
    <picture className={styles.picture}>
      <source type="image/avif" srcSet={srcSet('avif')} />
      <img
        src={profileImagePath({ filename, side, density: 1, format: 'jpg' })}
        srcSet={srcSet('jpg')}
        width={side}
        height={side}
        alt=""
        loading="lazy"
        decoding="async"
        onError={() => setMissing(true)}
      />
    </picture>
  );
}
