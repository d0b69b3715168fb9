import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import type { Context } from '#api/domain/core/context.ts';
import { homeCamera } from '#api/domain/places/homeView.ts';
import { isStarterSet } from '#api/domain/places/starterSet.ts';
import { executePersisted, type GraphqlDependencies } from '#api/graphql/server.ts';
import type { Config } from '#api/platform/config.ts';
import { type Camera, formatCamera } from '#common/geo/camera.ts';
import { askedLanguage } from '#common/urls/pageLocation.ts';
import { mapData, type RouteData, routeData } from '#common/urls/routeData.ts';
import { type BootAnswer, renderDocument } from './document.ts';
import { earlyContent } from './earlyContent.ts';
import { browserLanguage, type PageUrl } from './pageAddress.ts';
import { headOf, type PageHead } from './pageHead.ts';

export interface PageRequest extends PageUrl {
  readonly acceptLanguage: string | undefined;
}

export interface Page extends Pick<PageHead, 'status' | 'moved'> {
  readonly html: string;
  /**
   * It contains public text that can be read without the program: the service worker may show it again without a
   * network.
   */
  readonly isCacheable: boolean;
}

export interface PageOptions extends GraphqlDependencies {
  readonly context: () => Promise<Context>;
  /** Folder of the built client. */
  readonly webFolder: string;
  readonly publicUrl: string;
  /** The client's settings. */
  readonly clientConfig: Readonly<Record<string, unknown>>;
  /** Where browsers ask for tiles first; null: at this server. */
  readonly tilesUrl: string | null;
  /** Where the map stands at first; null = where there is something to see. */
  readonly homeView: Camera | null;
  /** What an empty database was filled with; who chose the places alone is not told that there is more. */
  readonly starter: Config['starter'];
}

const namesByKey = z.record(z.string(), z.string());

/** Makes the pages of the built client. Throws where it has not been built. */
export async function openPages(options: PageOptions): Promise<(request: PageRequest) => Promise<Page>> {
  const built = (file: string) => readFile(path.join(options.webFolder, file), 'utf8');
  const template = await built('index.html');
  const operations = namesByKey.parse(JSON.parse(await built('operations.json')));
  const languages = namesByKey.parse(JSON.parse(await built('languages.json')));
  return async (request) => {
    const asked = askedLanguage(request);
    const language = asked ?? browserLanguage(request.acceptLanguage);
    const context = await options.context();
    const home = options.homeView ?? (await homeCamera(context));
    const starter = options.starter === 'full' && (await isStarterSet(context));
    const route = routeData(request, language, home);
    const [head, first, map] = await Promise.all([
      headOf(request, language, options.context),
      answerOf(route, operations, options),
      answerOf(mapData(request), operations, options),
    ]);
    const texts = languages[language] ?? null;
    const early =
      route !== null && first !== null && map === null
        ? earlyContent({ route, answer: first.response.data, language, asked })
        : '';
    const data = [first, map].filter((answer) => answer !== null);
    const html = renderDocument(template, {
      head,
      language,
      asked,
      publicUrl: options.publicUrl,
      config: { ...options.clientConfig, home: formatCamera(home), ...(starter && { starter }) },
      data,
      texts,
      early,
    });
    return { status: head.status, moved: head.moved, html, isCacheable: early !== '' };
  };
}

async function answerOf(
  query: RouteData | null,
  operations: Readonly<Record<string, string>>,
  options: PageOptions,
): Promise<BootAnswer | null> {
  const documentId = query === null ? undefined : operations[query.operation];
  if (query === null || documentId === undefined) return null;
  const variables = { ...query.variables };
  const data = await executePersisted(options, { documentId, variables });
  return data === null ? null : { documentId, variables, response: { data } };
}
