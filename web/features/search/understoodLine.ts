import type { IntlShape } from 'react-intl';
import { cameraOfBounds } from '#common/geo/camera.ts';
import type { Language } from '#common/languages.ts';
import { LIST_CAMERA_MAX_ZOOM } from '#common/limits.ts';
import { weeklyOpening } from '#common/places/askedOpening.ts';
import { type FacetOpening, facetsOf, OPEN_NOW } from '#common/urls/facets.ts';
import type { ListFilter } from '#common/urls/viewLocation.ts';
import type { SearchResultsQuery$data } from '#web/__generated__/SearchResultsQuery.graphql.ts';
import { openAtText } from '#web/features/filters/openAtText.ts';
import { BARE, type SearchGroup, type SearchOption } from './searchSections.ts';

type Result = SearchResultsQuery$data['search'][number];
export type Understood = Extract<Result, { __typename: 'SearchUnderstood' }>;
type UnderstoodPart = Understood['parts'][number];

/** Of a phone's map above the sheet, px. */
const SMALL_MAP = { width: 320, height: 320 };

/** What was understood of the line; null where the answer is one by names alone. */
export function understoodOf(results: readonly Result[]): Understood | null {
  return results.find((result): result is Understood => result.__typename === 'SearchUnderstood') ?? null;
}

interface Chip {
  readonly what: string;
  /** The line without its words. */
  readonly without: string;
}

/** A chip for each part, and one for what is searched for as a name. */
export function chipsOf({ parts, rest, withoutRest }: Understood, intl: IntlShape, language: Language): Chip[] {
  return [
    ...parts.map((part) => ({ what: partName(part, intl, language), without: part.without })),
    ...(rest === '' ? [] : [{ what: rest, without: withoutRest }]),
  ];
}

/** What a part asks for, as its chip says it. */
function partName(part: UnderstoodPart, intl: IntlShape, language: Language): string {
  if (part.category) return part.category.name;
  if (part.kind) return intl.formatMessage({ id: `kind.${part.kind}` });
  if (part.area) return part.area;
  if (part.openAt) {
    return openAtText(new Date(part.openAt), intl, language);
  }
  if (part.isOpening) return intl.formatMessage({ id: 'filters.openNow' });
  return part.features.map((feature) => intl.formatMessage({ id: `feature.${feature}` })).join(' / ');
}

/** The groups with a row that leads to the list of all that fits, where the URL of a list can say what was asked. */
export function withWholeList(
  groups: readonly SearchGroup[],
  understood: Understood | null,
  intl: IntlShape,
  language: Language,
): readonly SearchGroup[] {
  const row = understood && wholeList(understood, intl, language);
  return row === null
    ? groups
    : groups.map((group) => (group.header === 'UNDERSTOOD' ? { ...group, options: [...group.options, row] } : group));
}

/** A list shows one kind or category, and knows no names. */
function wholeList({ parts, rest, bounds }: Understood, intl: IntlShape, language: Language): SearchOption | null {
  const filter = listFilter(parts);
  if (filter === null || rest !== '') return null;
  const what = parts.map((part) => partName(part, intl, language)).join(' · ');
  return {
    ...BARE,
    key: `list ${what}`,
    name: intl.formatMessage({ id: 'line.showAll' }, { what }),
    target: {
      type: 'list',
      filter,
      camera: bounds ? cameraOfBounds(bounds, SMALL_MAP, LIST_CAMERA_MAX_ZOOM) : null,
    },
  };
}

function openingOf(part: UnderstoodPart | undefined): FacetOpening | null {
  if (part === undefined) return null;
  return part.openAt ? weeklyOpening(new Date(part.openAt)) : OPEN_NOW;
}

function listFilter(parts: readonly UnderstoodPart[]): ListFilter | null {
  const facets = facetsOf({
    features: parts.flatMap(({ features }) => features),
    opening: openingOf(parts.find(({ isOpening }) => isOpening)),
    favourites: null,
    hideClosed: false,
  });
  const slug = parts.find(({ category }) => category)?.category?.slug;
  if (slug !== undefined) return { by: 'category', slug, facets };
  const kind = parts.find((part) => part.kind)?.kind;
  return kind ? { by: 'kind', kind, facets } : null;
}

export type LineNote = 'line.none' | 'line.unknown' | 'line.withoutRest';

/**
 * The sentence about a line that was understood but finds no place, or places without a part of it; null where nothing
 * was understood or one fits.
 */
export function noteOf(understood: Understood | null, isMet: boolean): LineNote | null {
  if (understood === null) return null;
  if (isMet) return understood.isRestMet ? null : 'line.withoutRest';
  return understood.isAnswered ? 'line.none' : 'line.unknown';
}
