import { useEffect } from 'react';
import { truncateTitle } from '#common/format.ts';

const PRODUCT = 'Taival';

/** The document's title: the parts, the first of them cut to 50 characters, and the product's name (SPEC §2). */
export function documentTitle([first = '', ...more]: readonly string[]): string {
  const place = [truncateTitle(first), ...more].filter((part) => part !== '').join(', ');
  return place === '' ? PRODUCT : `${place} – ${PRODUCT}`;
}

/** Sets the document's title while the component is mounted. */
export function useDocumentTitle(parts: readonly string[]): void {
  const title = documentTitle(parts);
  useEffect(() => {
    document.title = title;
  }, [title]);
}
