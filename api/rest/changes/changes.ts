import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { type Change, CHANGES_STORED_DAYS, changesSince, feedOfChanges } from '#api/domain/changes/changes.ts';
import type { Context } from '#api/domain/core/context.ts';
import { InvalidInputError } from '#api/domain/core/errors.ts';
import { invalidBody, messageBody } from '#api/rest/core/errorAnswers.ts';
import { bbox, category, changesCursor, changesLimit, changesSinceWhen, id, lang } from '#api/rest/core/parameters.ts';
import { CHANGE_FIELDS } from '#common/places/changeFields.ts';
import { changesAtom } from './changesAtom.ts';

export interface ChangeOptions {
  /** The context of one request. */
  readonly context: () => Promise<Context>;
  /** Throws RateLimitedError when the address has asked too often. */
  readonly limitRead: (request: FastifyRequest, reply: FastifyReply) => Promise<void>;
  /** Origin of the links in the feed, without a slash at its end. */
  readonly publicUrl: string;
}

const positionBody = z.object({ version: z.number(), at: z.iso.datetime() });

const changeBody = z.object({
  id: z.number(),
  kind: z.enum(['added', 'changed', 'merged', 'gone']),
  fields: z
    .array(z.enum(CHANGE_FIELDS))
    .readonly()
    .optional()
    .describe('Of a changed place; without them any field may have changed.'),
  into: z.number().optional().describe('The place that finds the id from now on.'),
  version: z.number().describe('The data set of its last change.'),
  at: z.iso.datetime(),
});

const changesBody = z.object({
  from: positionBody,
  to: positionBody.describe('Ask next with `since={to.at}`.'),
  changes: z.array(changeBody),
  next: z.string().nullable().describe('`cursor` of the next page; null: this was the last one.'),
});

const readAnewBody = messageBody.extend({ explanation: z.string() });

const FAULTS = { 400: invalidBody, 429: messageBody } as const;

const SCHEMAS = {
  json: {
    summary: 'What changed of the public places since a version or a time',
    description:
      'Each place once, by id: what its changes since then come to. Without `since` no changes, but where the ' +
      `data are now: a copy begins there. Changes are stored for ${CHANGES_STORED_DAYS} days, and those between a ` +
      'backup and its restore are lost; 410: read everything anew. A place that was hidden by moderators is gone, ' +
      'one that is shown again is added.',
    querystring: z.object({ since: changesSinceWhen, limit: changesLimit, cursor: changesCursor }),
    response: { 200: changesBody, ...FAULTS, 410: readAnewBody },
  },
  atom: {
    summary: 'The newest changes of a place, of a box or of a category as an Atom feed',
    querystring: z.object({ bounds: bbox.optional(), id: id.optional(), category: category.optional(), lang }),
    response: {
      200: { description: 'A feed.', content: { 'application/atom+xml': { schema: z.string() } } },
      ...FAULTS,
    },
  },
};

const READ_ANEW = {
  message: 'tooOld',
  explanation:
    `Changes are stored for ${CHANGES_STORED_DAYS} days, and not those since then; or they were lost before a backup ` +
    'was restored. Ask without "since" where the data are now, read all places anew, and go on from there.',
};

/** The journal of the public places. Caches ask each time whether there is anything new. */
export const changeRoutes: FastifyPluginAsyncZod<ChangeOptions> = async (app, options) => {
  const { context, limitRead: onRequest, publicUrl } = options;

  app.get('/changes', { onRequest, schema: SCHEMAS.json }, async ({ query }, reply) => {
    const { since = null, limit: first, cursor: after = null } = query;
    const page = await changesSince(await context(), { since, first, after });
    reply.header('cache-control', 'no-cache');
    if (page === null) return reply.code(410).send(READ_ANEW);
    return {
      from: { version: page.from.version, at: page.from.at.toISOString() },
      to: { version: page.to.version, at: page.to.at.toISOString() },
      changes: page.changes.map(changeJson),
      next: page.next,
    };
  });
  app.get('/changes.atom', { onRequest, schema: SCHEMAS.atom }, async ({ query, url }, reply) => {
    const { bounds = null, id: place = null, category: key = null, lang: language } = query;
    if (bounds === null && place === null && key === null) throw new InvalidInputError('bounds', 'missing');
    const { rows, time } = await feedOfChanges(await context(), { id: place, bounds, category: key, language });
    reply.header('cache-control', 'no-cache').type('application/atom+xml; charset=utf-8');
    return reply.send(changesAtom(rows, { publicUrl, self: url, language, time }));
  });
};

function changeJson({ id: place, kind, fields, into, version, at }: Change): z.input<typeof changeBody> {
  return {
    id: place,
    kind,
    ...(fields !== null && { fields }),
    ...(into !== null && { into }),
    version,
    at: at.toISOString(),
  };
}
