import type { Family } from '#common/catalogue/families.ts';
import type { SearchResultsQuery$data } from '#web/__generated__/SearchResultsQuery.graphql.ts';
import type { SearchTarget } from './searchTarget.ts';

type Result = SearchResultsQuery$data['search'][number];
/** Of the answer, and of what the client adds to it. */
export type HeaderKey = Extract<Result, { __typename: 'SearchHeader' }>['header'] | 'OWN';

/** A row that can be chosen. */
export interface SearchOption {
  readonly key: string;
  readonly name: string;
  /** The variant of the name that matched, where it is not the one shown. */
  readonly matchedName: string | null;
  readonly detail: string;
  readonly stars: number;
  /** Null: a place name or a coordinate, which have no category. */
  readonly disc: { readonly family: Family; readonly icon: string } | null;
  readonly target: SearchTarget;
}

export interface SearchSection {
  readonly header: HeaderKey | null;
  readonly options: readonly SearchOption[];
  /** Number of this section's first option among all options. */
  readonly first: number;
}

/** Rows under their header. */
export interface SearchGroup {
  readonly header: HeaderKey | null;
  readonly options: readonly SearchOption[];
}

/** Rows under their headers. */
export function groupsOf(results: readonly Result[]): readonly SearchGroup[] {
  const sections: { header: HeaderKey | null; options: SearchOption[] }[] = [];
  for (const result of results) {
    if (result.__typename === 'SearchHeader') sections.push({ header: result.header, options: [] });
    const option = optionOf(result);
    if (option === null) continue;
    if (sections.length === 0) sections.push({ header: null, options: [] });
    sections.at(-1)?.options.push(option);
  }
  return sections;
}

/** Groups with their rows numbered; one without rows is left out. */
export function sectionsOf(groups: readonly SearchGroup[]): readonly SearchSection[] {
  let first = 0;
  return groups
    .filter(({ options }) => options.length > 0)
    .map((section) => {
      const numbered = { ...section, first };
      first += section.options.length;
      return numbered;
    });
}

function optionOf(result: Result): SearchOption | null {
  switch (result.__typename) {
    case 'SearchAttraction': {
      const { attractionId, name, admin, stars, category } = result.attraction;
      return {
        key: `attraction ${attractionId}`,
        name,
        matchedName: result.matchedName === name ? null : result.matchedName,
        detail: [category.name, admin[0]].filter((part) => part !== undefined && part !== name).join(' · '),
        stars,
        disc: category,
        target: { type: 'attraction', id: attractionId },
      };
    }
    case 'SearchPlaceName':
      return {
        key: `place name ${result.placeNameId}`,
        name: result.name,
        matchedName: null,
        detail: result.admin.filter((area) => area !== result.name).join(', '),
        stars: 0,
        disc: null,
        target: { type: 'placeName', position: result.pos },
      };
    case 'SearchCategory': {
      const { slug, name } = result.category;
      return {
        key: `category ${slug}`,
        name,
        matchedName: null,
        detail: '',
        stars: 0,
        disc: result.category,
        target: { type: 'category', slug },
      };
    }
    case 'SearchPosition':
      return {
        key: `position ${result.pos.join()}`,
        name: result.name,
        matchedName: null,
        detail: '',
        stars: 0,
        disc: null,
        target: { type: 'position', position: result.pos },
      };
    default:
      return null;
  }
}
