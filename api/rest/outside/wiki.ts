import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { articleTitle } from '#api/domain/outside/articleTitle.ts';
import { articleText } from '#api/domain/outside/encyclopedia.ts';
import type { Outside } from '#api/outside/outside.ts';
import { invalidBody, messageBody } from '#api/rest/core/errorAnswers.ts';
import { articleLanguage, askedLanguage, title } from '#api/rest/core/parameters.ts';
import type { Language } from '#common/languages.ts';
import { wikiBody, wikiJson } from './wikiJson.ts';

export interface WikiOptions {
  readonly outside: Outside;
  /** Throws RateLimitedError when the address has asked too often. */
  readonly limitRead: (request: FastifyRequest, reply: FastifyReply) => Promise<void>;
}

const response = {
  200: wikiBody,
  400: invalidBody,
  404: messageBody,
  429: messageBody,
  503: messageBody,
  504: messageBody,
} as const;
const summary = 'Beginning of an article of the encyclopedia, sanitised';
const description =
  'In the language asked for where the article is there in it, else in its own. 404 without such an article, 504 ' +
  'when the service is too slow, 503 when it is down.';

const SCHEMAS = {
  byQuery: {
    summary,
    description,
    querystring: z.object({ language: articleLanguage, title, lang: askedLanguage }),
    response,
  },
  byPath: {
    summary,
    description: `a is the language of the article, b its title. ${description}`,
    params: z.object({ a: articleLanguage, b: title }),
    querystring: z.object({ lang: askedLanguage }),
    response,
  },
};

/** The first of the two documented paths of the encyclopedia (SPEC §7), below /api/query. */
export const wikiByQuery: FastifyPluginAsyncZod<WikiOptions> = async (app, { outside, limitRead }) => {
  app.get('/wikiHtml', { onRequest: limitRead, schema: SCHEMAS.byQuery }, ({ query }, reply) =>
    answer(outside, reply, query.language, query.title, query.lang),
  );
};

/** The second, below /api/wiki. */
export const wikiByPath: FastifyPluginAsyncZod<WikiOptions> = async (app, { outside, limitRead }) => {
  app.get('/html/:a/:b', { onRequest: limitRead, schema: SCHEMAS.byPath }, ({ params, query }, reply) =>
    answer(outside, reply, params.a, params.b, query.lang),
  );
};

async function answer(
  outside: WikiOptions['outside'],
  reply: FastifyReply,
  language: Language,
  text: string,
  lang: Language | undefined,
) {
  reply.header('cache-control', 'no-cache');
  return wikiJson(await articleText({ outside }, { language, title: articleTitle(text) }, lang ?? language));
}
