import type { ItemList, WithContext } from 'schema-dts';
import { pageUrl } from './placeLinkedData.ts';

export type LinkedList = WithContext<ItemList>;

interface ListedPlace {
  readonly attractionId: number;
  readonly name: string;
}

/** A list page's data for machines: its places in their order. Null for an empty list. */
export function listLinkedData(
  name: string | null,
  places: readonly ListedPlace[],
  publicUrl: string,
): LinkedList | null {
  if (places.length === 0) return null;
  return {
    '@context': 'https://schema.org',
    '@type': 'ItemList',
    ...(name !== null && { name }),
    numberOfItems: places.length,
    itemListElement: places.map((place, at) => ({
      '@type': 'ListItem',
      position: at + 1,
      name: place.name,
      url: pageUrl(publicUrl, { id: place.attractionId }),
    })),
  };
}
