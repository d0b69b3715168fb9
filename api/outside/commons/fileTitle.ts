import { readTitle } from '#api/outside/encyclopedia/article.ts';
import { decoded } from '#common/urls/decoded.ts';

/** Files that may hold a photo; drawings, maps and documents have other endings. */
const PHOTO = /\.(?:jpe?g|png|webp)$/i;
const NAMESPACE = /^(?:file|image|tiedosto|kuva|fil|bild)\s*:\s*/i;
const PAGE_URL = /^https?:\/\/commons\.(?:m\.)?wikimedia\.org\/wiki\/([^?#]+)/i;
const FILE_URL =
  /^https?:\/\/upload\.wikimedia\.org\/wikipedia\/commons\/(?:thumb\/)?[0-9a-f]\/[0-9a-f]{2}\/([^/?#]+)/i;

/**
 * The file of Wikimedia Commons that a text means, without its namespace: `File:A.jpg`, or an address of its page or of
 * the file itself. Null for any other text, such as a category, a drawing or a picture elsewhere.
 */
export function fileTitle(text: string | undefined): string | null {
  const value = text?.split(';')[0]?.trim() ?? '';
  const direct = FILE_URL.exec(value)?.[1];
  if (direct !== undefined) return titled(decoded(direct));
  const named = decoded(PAGE_URL.exec(value)?.[1] ?? value);
  return NAMESPACE.test(named) ? titled(named.replace(NAMESPACE, '')) : null;
}

/** A title as the service writes it; null for what is no photo. */
export function titled(text: string): string | null {
  const read = readTitle(text);
  if ('fault' in read || read.title.includes('/') || !PHOTO.test(read.title)) return null;
  return read.title.charAt(0).toUpperCase() + read.title.slice(1);
}

/** The public page of a file, which names its author and licence, also where another service is configured. */
export function filePageUrl(title: string): string {
  return `https://commons.wikimedia.org/wiki/File:${encodeURIComponent(title.replaceAll(' ', '_'))}`;
}
