import { escapeHtml } from '#common/escapeHtml.ts';
import { EMBED_SANDBOX } from './embedAddress.ts';

export interface EmbedFrame {
  /** Absolute address of the embed. */
  readonly address: string;
  /** What the frame is called for those who do not see it. */
  readonly title: string;
  /** CSS pixels. */
  readonly width: number;
  readonly height: number;
}

/** HTML that shows an embed on another site. */
export function embedFrame({ address, title, width, height }: EmbedFrame): string {
  return (
    `<iframe src="${escapeHtml(address)}" title="${escapeHtml(title)}" width="${width}" height="${height}" ` +
    `style="border:0;max-width:100%" loading="lazy" sandbox="${EMBED_SANDBOX}"></iframe>`
  );
}
