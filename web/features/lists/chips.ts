import type { Family } from '#common/catalogue/families.ts';
import { CATEGORY_CHIPS, type Kind, MORE_KINDS, PRIMARY_KINDS } from '#common/catalogue/kinds.ts';
import type { ListFilter } from '#common/urls/viewLocation.ts';
import { KIND_LOOKS } from '#web/features/category/kindLooks.ts';
import type { MessageId } from '#web/i18n/messages.ts';
import { pathOf } from '#web/navigation/viewLocation.ts';

/** A chip that chooses what list and map show: its word, and the disc before it. */
export interface Chip {
  readonly text: MessageId;
  readonly filter: ListFilter;
  readonly disc: { readonly family: Family; readonly icon: string };
}

function chipOfKind(kind: Exclude<Kind, 'none'>): Chip {
  return { text: `kind.${kind}`, filter: { by: 'kind', kind }, disc: KIND_LOOKS[kind] };
}

/** The disc is that of the catalogue. */
function chipOfCategory(slug: keyof typeof CATEGORY_CHIPS, disc: Chip['disc']): Chip {
  return { text: `chip.${CATEGORY_CHIPS[slug]}`, filter: { by: 'category', slug }, disc };
}

/** What people look for on the way, first in the row (docs/decisions/0061). */
export const NEAR_CHIPS: readonly Chip[] = [
  chipOfCategory('shelter-lean_to', { family: 'nature', icon: 'lean-to' }),
  chipOfCategory('leisure-firepit', { family: 'nature', icon: 'campfire' }),
  chipOfKind('cafe'),
  chipOfCategory('route-hiking', { family: 'trail', icon: 'hiking' }),
  chipOfKind('swimming'),
];

/** Kinds whose chips always show, after those. */
export const PRIMARY_CHIPS: readonly Chip[] = PRIMARY_KINDS.map(chipOfKind);

/** Chips behind the "more" toggle. */
export const MORE_CHIPS: readonly Chip[] = MORE_KINDS.map(chipOfKind);

/** The toilets stand apart (SPEC §2). */
export const TOILETS_CHIP = chipOfKind('wc');

/** Whether two lists are of one kind or category, whatever else is asked of their places. */
export function isSameFilter(a: ListFilter, b: ListFilter): boolean {
  const path = (filter: ListFilter) => pathOf('map', { screen: 'list', filter: { ...filter, facets: undefined } });
  return path(a) === path(b);
}

/** The chip of a list; undefined where none leads to it. */
export function chipOf(filter: ListFilter): Chip | undefined {
  return [...NEAR_CHIPS, ...PRIMARY_CHIPS, ...MORE_CHIPS, TOILETS_CHIP].find((chip) =>
    isSameFilter(chip.filter, filter),
  );
}
