import { IMAGE_SHOWN_MAX, IMAGE_SIDE_MIN } from '#common/limits.ts';

export interface Size {
  /** Pixels. */
  readonly width: number;
  readonly height: number;
}

/** How large a picture is needed. */
export type Need = 'photo' | 'profile';

/** Twice the largest file of a profile picture (SPEC §3), which is cut out of the middle. */
const PROFILE_SIDE = 400;

const FACTORS: Readonly<Record<Need, (size: Size) => number>> = {
  photo: ({ width, height }) => IMAGE_SHOWN_MAX / Math.max(width, height),
  profile: ({ width, height }) => PROFILE_SIDE / Math.min(width, height),
};

/**
 * The size that is enough for the stored version of a picture; null where the picture is that small already, or would
 * become too narrow for the server.
 */
export function sizeNeeded(size: Size, need: Need): Size | null {
  const factor = FACTORS[need](size);
  if (factor >= 1) return null;
  const needed = { width: Math.round(size.width * factor), height: Math.round(size.height * factor) };
  return Math.min(needed.width, needed.height) < IMAGE_SIDE_MIN ? null : needed;
}

/**
 * Whether the server takes a file of this type. Safari decodes HEIC too, which the server does not; some files of it
 * have no type.
 */
export function isTakenByServer({ type }: { readonly type: string }): boolean {
  return /^image\/(?:jpeg|png|webp|avif)$/.test(type);
}
