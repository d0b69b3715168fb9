import { truncateTitle } from '#common/format.ts';
import { DESCRIPTION_LINK_MAX } from '#common/limits.ts';

export interface TextPiece {
  readonly text: string;
  /** Address the piece leads to; null: plain text. */
  readonly href: string | null;
}

const ADDRESS = /(https?:\/\/[^\s<>"]+[^\s<>".,;:!?)\]])/;

/** A host and path without the protocol, cut to the 60 characters a link's text may have (SPEC §9). */
export function linkText(url: string): string {
  return truncateTitle(url.replace(/^https?:\/\/(?:www\.)?/, '').replace(/\/$/, ''), DESCRIPTION_LINK_MAX);
}

/** Splits a text into plain pieces and the web addresses in it. */
export function textPieces(text: string): readonly TextPiece[] {
  return text
    .split(ADDRESS)
    .map((piece, at) => (at % 2 === 1 ? { text: linkText(piece), href: piece } : { text: piece, href: null }))
    .filter((piece) => piece.text !== '');
}

/** Paragraphs of a text: parts between empty lines. */
export function paragraphs(text: string): readonly string[] {
  return text
    .split(/\n\s*\n/)
    .map((part) => part.trim())
    .filter((part) => part !== '');
}
