import { useEffect } from 'react';
import { truncateTitle } from '#common/format.ts';

const PRODUCT = 'Taival';

/** Title of the page, followed by the product's name (SPEC §2); the first part is cut to 50 characters. */
export function documentTitle([first = '', ...more]: readonly string[]): string {
  const place = [truncateTitle(first), ...more].filter((part) => part !== '').join(', ');
  return place === '' ? PRODUCT : `${place} – ${PRODUCT}`;
}

/** Keeps the document's title while the component shows. */
export function useDocumentTitle(parts: readonly string[]): void {
  const title = documentTitle(parts);
  useEffect(() => {
    document.title = title;
  }, [title]);
}
