import { truncateTitle } from '#common/format.ts';
import { DESCRIPTION_LINK_MAX } from '#common/limits.ts';

interface TextPiece {
  readonly text: string;
  /** Address to which the piece links; null: plain text. */
  readonly href: string | null;
}

const ADDRESS = /(https?:\/\/[^\s<>"]+[^\s<>".,;:!?)\]])/;

/** The text of a link to an address: host and path without the protocol, cut to 60 characters (SPEC §9). */
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

/** Splits a text into paragraphs at its empty lines. */
export function paragraphs(text: string): readonly string[] {
  return text
    .split(/\n\s*\n/)
    .map((part) => part.trim())
    .filter((part) => part !== '');
}
