import texts from '#api/domain/texts/clientTexts.json' with { type: 'json' };
import { categoryName, categoryOfSlug } from '#common/catalogue/catalogue.ts';
import { CATEGORY_CHIPS } from '#common/catalogue/kinds.ts';
import type { Language } from '#common/languages.ts';
import type { PageTab } from '#common/urls/tabs.ts';
import type { ListFilter } from '#common/urls/viewLocation.ts';
import { KIND_TITLES, type ListedTab, TAB_TITLES } from './pageTexts.ts';

/** Whether search engines may list the tab. */
export function isListedTab(tab: PageTab): tab is ListedTab {
  return TAB_TITLES[tab] !== null;
}

/** Name of a list; null for a list without places: kind `none`, an unknown category. */
export function listName(filter: ListFilter, language: Language): string | null {
  if (filter.by === 'kind') return filter.kind === 'none' ? null : KIND_TITLES[filter.kind][language];
  const found = categoryOfSlug(filter.slug);
  return found && (chipName(found.slug, language) ?? categoryName(found, language));
}

/** The word of the chip that leads to a category; undefined where none does. */
function chipName(slug: string, language: Language): string | undefined {
  return isChip(slug) ? texts[`chip.${CATEGORY_CHIPS[slug]}`][language] : undefined;
}

function isChip(slug: string): slug is keyof typeof CATEGORY_CHIPS {
  return Object.hasOwn(CATEGORY_CHIPS, slug);
}
