import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import {
  turnWatchMailsOff,
  WATCH_MAILS_PATH,
  type WatchMails,
  watchMailsOf,
} from '#api/domain/contributions/watches/watchMails.ts';
import { CACHE } from '#api/http/core/caching.ts';
import type { Doors } from '#api/http/core/doors.ts';
import { browserLanguage } from '#api/http/pages/pageAddress.ts';
import { watchMailsPage } from './watchMailsPage.ts';

const ROUTE = { config: { audience: 'anyone' }, schema: { hide: true } } as const;
/** The forms in which mail providers post (RFC 8058). */
const FORMS = ['application/x-www-form-urlencoded', 'multipart/form-data'];
/** Bytes; what is posted says only that it is a click. */
const BODY_MAX = 10_000;

const query = z.object({ token: z.string().catch('') });

/**
 * The links of mails that work without a session. Mail providers and pages of other sites may post to them too: the
 * token alone has the right. Providers post for many users from few addresses, so that only the limit of reads counts.
 */
export async function mailRoutes(app: FastifyInstance, { calls, limiters }: Doors): Promise<void> {
  app.addHook('onRequest', limiters.read);
  app.addContentTypeParser(FORMS, { parseAs: 'string', bodyLimit: BODY_MAX }, async () => null);
  app.get(WATCH_MAILS_PATH, ROUTE, async (request, reply) =>
    send(request, reply, await watchMailsOf(await calls.withoutSession(request, reply), tokenOf(request))),
  );
  app.post(WATCH_MAILS_PATH, ROUTE, async (request, reply) =>
    send(request, reply, await turnWatchMailsOff(await calls.withoutSession(request, reply), tokenOf(request))),
  );
}

function tokenOf(request: FastifyRequest): string {
  return query.parse(request.query).token;
}

function send({ headers }: FastifyRequest, reply: FastifyReply, mails: WatchMails | null): FastifyReply {
  return reply
    .code(mails === null ? 404 : 200)
    .header('cache-control', CACHE.own)
    .type('text/html; charset=utf-8')
    .send(watchMailsPage(mails, mails?.language ?? browserLanguage(headers['accept-language'])));
}
