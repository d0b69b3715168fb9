import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import type { Context } from '#api/domain/core/context.ts';
import { homeCamera } from '#api/domain/places/homeView.ts';
import { isStarterSet } from '#api/domain/places/starterSet.ts';
import { executePersisted, type GraphqlDependencies } from '#api/graphql/server.ts';
import type { Config } from '#api/platform/config.ts';
import { type Camera, formatCamera } from '#common/geo/camera.ts';
import { askedLanguage, readPage } from '#common/urls/pageLocation.ts';
import { mapData, type RouteData, routeData } from '#common/urls/routeData.ts';
import { type BootAnswer, type DocumentParts, renderDocument } from './document.ts';
import { earlyContent, type EarlyPage, earlyText, listOf } from './earlyContent.ts';
import { listLinkedData } from './linkedData/listLinkedData.ts';
import { type LinkedDataWords, placeLinkedData } from './linkedData/placeLinkedData.ts';
import { browserLanguage, type PageUrl } from './pageAddress.ts';
import { pageBody, type PageBody } from './pageBody.ts';
import { cachedPages, type Rendered } from './pageCache.ts';
import { headOf, type PageHead } from './pageHead.ts';

export interface PageRequest extends PageUrl {
  readonly acceptLanguage: string | undefined;
  readonly fromPhone: boolean;
  /** A page that several requests share is made, and its failures are logged, in the name of the first. */
  readonly requestId: string;
}

export interface Page extends Pick<PageHead, 'status' | 'moved'>, Rendered {
  readonly body: PageBody;
  /**
   * It contains public text that can be read without the program: the service worker may show it again without a
   * network.
   */
  readonly isCacheable: boolean;
}

export interface PageOptions extends GraphqlDependencies {
  readonly context: () => Promise<Context>;
  /** The published state of the database that the context reads, as a text: a cached page is valid for that alone. */
  readonly published: (context: Context) => Promise<string>;
  /** Folder of the built client. */
  readonly webFolder: string;
  readonly publicUrl: string;
  /** The client's settings. */
  readonly clientConfig: Readonly<Record<string, unknown>>;
  /** Where browsers ask for tiles first; null: at this server. */
  readonly tilesUrl: string | null;
  /** Where the map stands at first; null = where there is something to see. */
  readonly homeView: Camera | null;
  /** Other sites may show parts of the service in frames. */
  readonly isEmbeddable: boolean;
  /** What an empty database was filled with; with `places` the pages do not mention that there is more. */
  readonly starter: Config['starter'];
}

const namesByKey = z.record(z.string(), z.string());

/** The parts of the built client that pages use. */
interface Built {
  readonly template: string;
  /** Ids of persisted queries by their names. */
  readonly operations: Readonly<Record<string, string>>;
  /** Files of texts by their language. */
  readonly languages: Readonly<Record<string, string>>;
}

/** Makes the pages of the built client. Throws where it has not been built. */
export async function openPages(options: PageOptions): Promise<(request: PageRequest) => Promise<Page>> {
  const read = (file: string) => readFile(path.join(options.webFolder, file), 'utf8');
  const built: Built = {
    template: await read('index.html'),
    operations: namesByKey.parse(JSON.parse(await read('operations.json'))),
    languages: namesByKey.parse(JSON.parse(await read('languages.json'))),
  };
  const cached = cachedPages<Page>();
  return async (request) => {
    const context = await options.context();
    const { asked, language } = languagesOf(request);
    const { pathname, search, fromPhone } = request;
    const key = [await options.published(context), asked, language, fromPhone, pathname + search].join(' ');
    return cached(key, () => render(request, context, { built, options }));
  };
}

async function render(
  request: PageRequest,
  context: Context,
  { built, options }: { readonly built: Built; readonly options: PageOptions },
): Promise<Page> {
  const { template, operations, languages } = built;
  const { asked, language } = languagesOf(request);
  const home = options.homeView ?? (await homeCamera(context));
  const starter = options.starter === 'full' && (await isStarterSet(context));
  const route = routeData(request, language, context.now, home, request.fromPhone);
  const map = mapData(request);
  const queries = [route, map].filter((query) => query !== null);
  const [head, answers] = await Promise.all([
    headOf(request, language, async () => context),
    Promise.all(queries.map((query) => answerOf(query, operations, { options, requestId: request.requestId }))),
  ]);
  const data = answers.filter((answer) => answer !== null);
  const [first] = answers;
  const shown = route !== null && first != null ? { route, answer: first.response.data, language, asked } : null;
  const early = shown !== null && map === null ? earlyContent(shown) : '';
  const page = readPage(request)?.location;
  const html = renderDocument(template, {
    head,
    language,
    asked,
    publicUrl: options.publicUrl,
    config: { ...options.clientConfig, home: formatCamera(home), ...(starter && { starter }) },
    isEmbeddable: options.isEmbeddable,
    data,
    linked: linkedData(head, shown, { language, publicUrl: options.publicUrl, now: context.now }),
    texts: languages[language] ?? null,
    early: early === '' && map === null ? earlyText(head, page?.tab, { language, asked }) : early,
  });
  const mayBeStored =
    data.length === queries.length &&
    data.every(({ documentId }) => options.persisted(documentId)?.isCacheable === true) &&
    page?.username === undefined;
  return { status: head.status, moved: head.moved, body: pageBody(html), isCacheable: early !== '', mayBeStored };
}

/** The data for machines of a place or a list; null for other pages. */
function linkedData({ shows }: PageHead, shown: EarlyPage | null, words: LinkedDataWords): DocumentParts['linked'] {
  if (shows !== null) return placeLinkedData(shows, words);
  const list = shown && listOf(shown);
  return list && listLinkedData(list.name, list.places, words.publicUrl);
}

function languagesOf(request: PageRequest) {
  const asked = askedLanguage(request);
  return { asked, language: asked ?? browserLanguage(request.acceptLanguage) };
}

async function answerOf(
  query: RouteData,
  operations: Readonly<Record<string, string>>,
  { options, requestId }: { readonly options: PageOptions; readonly requestId: string },
): Promise<BootAnswer | null> {
  const documentId = operations[query.operation];
  if (documentId === undefined) return null;
  const variables = { ...query.variables };
  const data = await executePersisted(options, { documentId, variables, requestId });
  return data === null ? null : { documentId, variables, response: { data } };
}
