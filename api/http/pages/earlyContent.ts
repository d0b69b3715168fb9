import { z } from 'zod';
import { FAMILIES } from '#common/catalogue/families.ts';
import { escapeHtml } from '#common/escapeHtml.ts';
import { truncateTitle } from '#common/format.ts';
import type { Language } from '#common/languages.ts';
import { groupByCategory } from '#common/places/listGroups.ts';
import type { RouteData } from '#common/urls/routeData.ts';
import type { PageTab } from '#common/urls/tabs.ts';
import { isListedTab, listName } from './listName.ts';
import { addressOf, pathIn } from './pageAddress.ts';
import type { PageHead } from './pageHead.ts';
import {
  INTRO_TEXTS,
  MISSING_TEXTS,
  OTHERS_TITLES,
  PRODUCT_NAME,
  TAB_DESCRIPTIONS,
  TAB_TITLES,
  VIEW_TITLES,
} from './pageTexts.ts';

export interface EarlyPage {
  /** The route's query, and its answer. */
  readonly route: RouteData;
  readonly answer: unknown;
  readonly language: Language;
  /** The language that the URL asked for. */
  readonly asked: Language | null;
}

const placed = z.object({ name: z.string(), category: z.object({ name: z.string() }), admin: z.array(z.string()) });
const group = z.object({ key: z.string(), name: z.string(), primary: z.boolean(), icon: z.string() });
const listed = placed.extend({
  attractionId: z.number(),
  named: z.boolean(),
  quality2: z.number(),
  category: z.object({ name: z.string(), family: z.enum(FAMILIES), group }),
});
type Listed = z.infer<typeof listed>;
const raised = z.object({ attractionId: z.number(), points: z.number() });
const listAnswer = z.object({
  attractionLists: z.object({ best: z.array(listed), closest: z.array(listed), raised: z.array(raised).default([]) }),
});
interface PlaceList {
  readonly name: string | null;
  readonly places: readonly Pick<Listed, 'attractionId' | 'name'>[];
}

const described = placed.extend({
  properties: z.object({ description: z.object({ text: z.string(), language: z.string() }).nullish() }),
});
const detailAnswer = z.object({
  attraction: z.discriminatedUnion('__typename', [
    described.extend({ __typename: z.literal('Attraction') }),
    z.object({ __typename: z.enum(['GoneAttraction', 'UnknownAttraction']) }),
  ]),
});

/**
 * The text of an intro, a list or a place that can be read before the client's program runs, or without it: headings,
 * text and links as HTML, about where the program will draw them. Empty for other pages, for unknown places, and where
 * the answer has another shape.
 */
export function earlyContent(page: EarlyPage): string {
  const content = contentOf(page);
  return content === '' ? '' : framed(page, content);
}

type Spoken = Pick<EarlyPage, 'language' | 'asked'>;

/**
 * The heading and the description of a page of text, or, of a page that does not exist, a sentence and the way to the
 * map, for the same readers. Empty for other pages.
 */
export function earlyText({ status }: Pick<PageHead, 'status'>, tab: PageTab | undefined, page: Spoken): string {
  const { language } = page;
  if (status === 404) {
    const toMap = link(page, '/v/map', `<b>${escapeHtml(INTRO_TEXTS.openMap[language])}</b>`);
    return framed(page, `<p>${escapeHtml(MISSING_TEXTS[language])}</p>${list([toMap])}`);
  }
  if (tab === undefined || !isListedTab(tab)) return '';
  const title = TAB_TITLES[tab];
  // The intro, which has more to read than a title.
  if (title === PRODUCT_NAME) return '';
  return framed(page, `<h1>${escapeHtml(title[language])}</h1><p>${escapeHtml(TAB_DESCRIPTIONS[tab][language])}</p>`);
}

/** Content below the bar with the links to the map and to the list. */
function framed(page: Spoken, content: string): string {
  const tabs = (['map', 'place'] as const).map((tab) =>
    link(page, `/v/${tab}`, escapeHtml(VIEW_TITLES[tab][page.language])),
  );
  const bar = `<div class="early-bar"><b>${PRODUCT_NAME}</b><nav>${tabs.join('')}</nav></div>`;
  return `<div class="early">${bar}<main class="early-page">${content}</main></div>`;
}

function link({ asked }: Spoken, path: string, content: string): string {
  return `<a href="${escapeHtml(pathIn(addressOf(path), asked))}">${content}</a>`;
}

/**
 * The places of a list's answer in its order, or those nearest to it, under the list's name; null for other answers.
 */
export function listOf({ route, answer, language }: EarlyPage): PlaceList | null {
  if (route.operation !== 'AttractionListQuery') return null;
  const read = listAnswer.safeParse(answer);
  if (!read.success) return null;
  const { best, closest } = read.data.attractionLists;
  return { name: nameOf(route.variables, language), places: best.length > 0 ? best : closest };
}

function nameOf({ category: slug, kind }: ListVariables, language: Language): string | null {
  return listName(slug === null ? { by: 'kind', kind: kind ?? 'none' } : { by: 'category', slug }, language);
}

function contentOf(page: EarlyPage): string {
  switch (page.route.operation) {
    case 'IntroQuery':
      return introContent(page);
    case 'AttractionListQuery':
      return listContent(page, page.route.variables);
    case 'AttractionDetailQuery':
      return detailContent(page.answer);
    case 'MapSlotQuery':
      return '';
  }
}

function introContent(page: EarlyPage): string {
  const { heading, lead, openMap, openPlaces } = INTRO_TEXTS;
  const links = [
    link(page, '/v/map', `<b>${escapeHtml(openMap[page.language])}</b>`),
    link(page, '/v/place', `<b>${escapeHtml(openPlaces[page.language])}</b>`),
  ];
  return [
    `<h1 class="early-heading">${escapeHtml(heading[page.language])}</h1>`,
    `<p class="early-lead">${escapeHtml(lead[page.language])}</p>`,
    list(links),
  ].join('');
}

type ListVariables = Extract<RouteData, { operation: 'AttractionListQuery' }>['variables'];

function listContent(page: EarlyPage, variables: ListVariables): string {
  const read = listAnswer.safeParse(page.answer);
  if (!read.success) return '';
  const { best, closest, raised: raises } = read.data.attractionLists;
  const points = new Map(raises.map((raise) => [raise.attractionId, raise.points]));
  const worthOf = ({ attractionId, quality2 }: Listed) => Math.max(0, quality2 + (points.get(attractionId) ?? 0));
  const title = nameOf(variables, page.language);
  const heading = title === null ? '' : `<h1>${escapeHtml(title)}</h1>`;
  return heading + (best.length > 0 ? groups(page, best, worthOf) : cards(page, closest, null));
}

function detailContent(answer: unknown): string {
  const read = detailAnswer.safeParse(answer);
  if (!read.success || read.data.attraction.__typename !== 'Attraction') return '';
  const { name, category, admin, properties } = read.data.attraction;
  const { description } = properties;
  return [
    `<h1>${escapeHtml(name)}</h1><p>${escapeHtml([category.name, ...admin].join(', '))}</p>`,
    description ? `<p lang="${escapeHtml(description.language)}">${escapeHtml(description.text)}</p>` : '',
  ].join('');
}

/** Places by category, as the client groups them: the first group is open. */
function groups(page: EarlyPage, places: readonly Listed[], worthOf: (place: Listed) => number): string {
  const found = groupByCategory(places, ({ category }) => category, worthOf);
  if (found === null) return cards(page, places, null);
  return found
    .map(({ category, items }, at) => {
      const name = category?.group.name ?? null;
      const summary = `${escapeHtml(name ?? OTHERS_TITLES[page.language])} <span>${items.length}</span>`;
      const open = at === 0 ? ' open' : '';
      return `<details${open}><summary>${summary}</summary>${cards(page, items, name)}</details>`;
    })
    .join('');
}

/** Cards of places; `under` is the heading above them, which the cards do not repeat. */
function cards(page: EarlyPage, places: readonly Listed[], under: string | null): string {
  return list(
    places.map(({ attractionId, name, named, category, admin }) => {
      const details = [...(named && category.name !== under ? [category.name] : []), ...admin.slice(0, 1)];
      return link(
        page,
        `/v/place/${attractionId}`,
        `<b>${escapeHtml(truncateTitle(name))}</b><br>${escapeHtml(details.join(' · '))}`,
      );
    }),
  );
}

function list(items: readonly string[]): string {
  return items.length === 0 ? '' : `<ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`;
}
