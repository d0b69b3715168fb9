import { type EmbedSubject, embedPath, type EmbedLook } from '#common/urls/embedAddress.ts';
import { embedFrame } from '#common/urls/embedFrame.ts';

/** Sizes of a frame to choose from, CSS pixels. */
export const EMBED_SIZES = {
  small: { width: 360, height: 420 },
  medium: { width: 640, height: 420 },
  large: { width: 960, height: 560 },
} as const;
export type EmbedSizeName = keyof typeof EMBED_SIZES;

interface EmbedChoice extends EmbedLook {
  readonly subject: EmbedSubject;
  readonly size: EmbedSizeName;
  /** What the frame is called for those who do not see it. */
  readonly title: string;
}

/** HTML that shows the embed on another page. */
export function embedCode({ subject, size, title, ...look }: EmbedChoice, origin: string): string {
  return embedFrame({ address: origin + embedPath(subject, look), title, ...EMBED_SIZES[size] });
}
