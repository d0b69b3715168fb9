import type { Kind } from '#common/catalogue/kinds.ts';

interface PlaceOptions {
  id: number;
  name?: string;
  category?: string;
  /** False: listed under "others". */
  primary?: boolean;
  quality2?: number;
  stars?: number;
  pos?: readonly [number, number];
}

const LOOKS: Readonly<Record<string, { name: string; family: string; icon: string; kind: Kind }>> = {
  'leisure/nature_reserve': { name: 'Luonnonsuojelualue', family: 'nature', icon: 'nature', kind: 'hiking' },
  'leisure/firepit': { name: 'Nuotiopaikka', family: 'nature', icon: 'campfire', kind: 'hiking' },
  'tourism/museum': { name: 'Museo', family: 'culture', icon: 'museum', kind: 'museum' },
};

/** A place as the server answers it for a list. */
export function place({
  id,
  name = `Paikka ${id}`,
  category = 'leisure/nature_reserve',
  primary = true,
  quality2 = 50,
  stars = 2,
  pos = [24.5, 61],
}: PlaceOptions) {
  const look = LOOKS[category] ?? { name: category, family: 'service', icon: 'marker-base', kind: 'none' };
  return {
    __typename: 'Attraction',
    id: `Attraction:${id}`,
    attractionId: id,
    name,
    named: true,
    cardConditions: [] as readonly { readonly kind: string; readonly validUntil: string | null }[],
    pos,
    quality2,
    stars,
    areaM2: null,
    lengthM: null,
    admin: ['Hämeenlinna'],
    properties: { openingHours: null as { state: string } | null, shortAddress: null as string | null },
    cardImage: null,
    map: '/placemaps/1/1_{look}.webp',
    category: {
      id: `Category:${category}`,
      key: category,
      name: look.name,
      family: look.family,
      icon: look.icon,
      group: { id: `Category:${category}`, key: category, name: look.name, primary, icon: look.icon },
    },
  };
}
