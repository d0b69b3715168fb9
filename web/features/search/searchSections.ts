import type { Family } from '#common/catalogue/families.ts';
import type { Position } from '#common/geo/bounds.ts';
import type { SearchResultsQuery$data } from '#web/__generated__/SearchResultsQuery.graphql.ts';
import type { SearchTarget } from './searchTarget.ts';

type Result = SearchResultsQuery$data['search'][number];
/** Headers of the server's answer, and the headers of the rows that the client adds. */
type HeaderKey = Extract<Result, { __typename: 'SearchHeader' }>['header'] | 'OWN' | 'RECENT' | 'KINDS';

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
  /** Where it is; null for what is nowhere, or is itself a place on the map. */
  readonly position: Position | null;
  readonly target: SearchTarget;
}

export interface SearchSection {
  readonly header: HeaderKey | null;
  readonly options: readonly SearchOption[];
  /** Number of this section's first option among all options. */
  readonly first: number;
}

/** A header and the rows below it. */
export interface SearchGroup {
  readonly header: HeaderKey | null;
  readonly options: readonly SearchOption[];
}

/** Splits the rows of the server's answer at its header rows. */
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

/** Numbers the options of all groups in one sequence from 0; groups without options are left out. */
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

/** An option without a matched name, detail, stars, category disc and position. */
export const BARE = { matchedName: null, detail: '', stars: 0, disc: null, position: null } as const;

function optionOf(result: Result): SearchOption | null {
  switch (result.__typename) {
    case 'SearchAttraction':
      return attractionOption(result);
    case 'SearchPlaceName':
      return {
        ...BARE,
        key: `place name ${result.placeNameId}`,
        name: result.name,
        detail: result.admin.filter((area) => area !== result.name).join(', '),
        position: result.pos,
        target: { type: 'placeName', position: result.pos },
      };
    case 'SearchAddress':
      return {
        ...BARE,
        key: `address ${result.pos.join()}`,
        name: result.name,
        detail: result.admin.join(', '),
        position: result.pos,
        target: { type: 'position', position: result.pos },
      };
    case 'SearchCategory': {
      const { slug, name } = result.category;
      return { ...BARE, key: `category ${slug}`, name, disc: result.category, target: { type: 'category', slug } };
    }
    case 'SearchPosition': {
      const { name, pos } = result;
      return { ...BARE, key: `position ${pos.join()}`, name, target: { type: 'position', position: pos } };
    }
    default:
      return null;
  }
}

function attractionOption(result: Extract<Result, { __typename: 'SearchAttraction' }>): SearchOption {
  const { attractionId, name, admin, stars, category, pos } = result.attraction;
  return {
    key: `attraction ${attractionId}`,
    name,
    matchedName: result.matchedName === name ? null : result.matchedName,
    detail: [category.name, admin[0]].filter((part) => part !== undefined && part !== name).join(' · '),
    stars,
    disc: category,
    position: pos,
    target: { type: 'attraction', id: attractionId },
  };
}
