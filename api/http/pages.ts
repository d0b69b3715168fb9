import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { attractionById } from '#api/domain/attractions.ts';
import type { Context } from '#api/domain/context.ts';
import type { Place } from '#api/domain/places.ts';
import { placeAdmin, placeDescription, placeName } from '#api/domain/placeTexts.ts';
import { executePersisted, type GraphqlDependencies } from '#api/graphql/server.ts';
import { isOwnPlaceId } from '#common/attractionId.ts';
import { category, categoryName, categoryOfSlug } from '#common/categories/catalogue.ts';
import { truncateTitle } from '#common/format.ts';
import { DEFAULT_LANGUAGE, isLanguage, type Language } from '#common/languages.ts';
import { type RouteData, routeData } from '#common/routeData.ts';
import { z } from 'zod';
import { type BootAnswer, type DocumentParts, renderDocument } from './document.ts';
import { DESCRIPTIONS, PRODUCT_NAME } from './pageTexts.ts';

export interface PageRequest {
  readonly pathname: string;
  /** With its question mark, or empty. */
  readonly search: string;
  readonly acceptLanguage: string | undefined;
}

export interface Page {
  /** 404 for a place that is not there: the client shows its notice all the same. */
  readonly status: 200 | 404;
  readonly html: string;
}

export interface PageOptions extends GraphqlDependencies {
  readonly context: () => Promise<Context>;
  /** Folder of the built client. */
  readonly webFolder: string;
  readonly publicUrl: string;
  /** The client's settings, as they are now. */
  readonly clientConfig: unknown;
}

const DESCRIPTION_MAX = 200;

const operationIds = z.record(z.string(), z.string());

/** Makes the pages of the built client. Throws where it has not been built. */
export async function openPages(options: PageOptions): Promise<(request: PageRequest) => Promise<Page>> {
  const template = await readFile(path.join(options.webFolder, 'index.html'), 'utf8');
  const operations = operationIds.parse(JSON.parse(await readFile(path.join(options.webFolder, 'operations.json'), 'utf8')));
  return async (request) => {
    const browser = browserLanguage(request.acceptLanguage);
    const route = routeData(request, browser);
    const asked = new URLSearchParams(request.search).get('lang');
    const language = route?.variables.language ?? (isLanguage(asked) ? asked : browser);
    const [head, data] = await Promise.all([headOf(route, language, options), answersOf(route, operations, options)]);
    const html = renderDocument(template, { language, config: options.clientConfig, data, ...head.parts });
    return { status: head.status, html };
  };
}

/** First language of ours in an Accept-Language header, as the browser orders them. */
export function browserLanguage(header: string | undefined): Language {
  const tags = (header ?? '').split(',').map((tag) => tag.trim().slice(0, 2).toLowerCase());
  return tags.find(isLanguage) ?? DEFAULT_LANGUAGE;
}

async function answersOf(route: RouteData | null, operations: Readonly<Record<string, string>>, options: PageOptions): Promise<BootAnswer[]> {
  const documentId = route === null ? undefined : operations[route.operation];
  if (route === null || documentId === undefined) return [];
  const variables = { ...route.variables };
  const data = await executePersisted(options, { documentId, variables });
  return data === null ? [] : [{ documentId, variables, response: { data } }];
}

interface Head {
  readonly status: Page['status'];
  readonly parts: Pick<DocumentParts, 'title' | 'description' | 'canonical'>;
}

async function headOf(route: RouteData | null, language: Language, { context, publicUrl }: PageOptions): Promise<Head> {
  const general: Head = { status: 200, parts: { title: PRODUCT_NAME, description: DESCRIPTIONS[language], canonical: null } };
  if (route?.operation === 'AttractionListQuery') {
    const listed = route.variables.category === null ? null : categoryOfSlug(route.variables.category);
    return listed ? { ...general, parts: { ...general.parts, title: titleOf([categoryName(listed, language)]) } } : general;
  }
  // The head tells nothing of own places, not even whether there is one (RULINGS 25).
  if (route === null || isOwnPlaceId(route.variables.id)) return general;
  const found = await attractionById(await context(), route.variables.id);
  return found.state === 'live' ? { status: 200, parts: placeHead(found.place, language, publicUrl) } : { ...general, status: 404 };
}

function placeHead(place: Place, language: Language, publicUrl: string): Head['parts'] {
  const name = placeName(place, language);
  const admin = placeAdmin(place, language);
  const kind = categoryName(category(place.category), language);
  const description = placeDescription(place, language)?.text ?? [kind, ...admin].join(', ');
  return {
    title: titleOf([[truncateTitle(name), ...admin].join(', ')]),
    description: truncateTitle(description, DESCRIPTION_MAX),
    canonical: `${publicUrl}/v/place/${place.id}`,
  };
}

function titleOf(parts: readonly string[]): string {
  return [...parts, PRODUCT_NAME].join(' – ');
}
