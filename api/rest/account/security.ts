import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { type SecurityEvent, ownEvents, securityEvents } from '#api/domain/security/eventLists.ts';
import { type AccountOptions, contextOfCalls, forAdmins, forUsers } from '#api/rest/core/audience.ts';
import { messageBody } from '#api/rest/core/errorAnswers.ts';

/** Events of one answer; GraphQL pages through all of them. */
const LIST = { first: 1000, after: null } as const;

const eventBody = z.object({
  kind: z.string().nullable(),
  agent: z.string(),
  times: z.number(),
  created: z.string(),
  role: z.enum(['user', 'admin']).nullable(),
  by: z.enum(['admin', 'commandLine']).nullable(),
});

const BY = { ADMIN: 'admin', COMMAND_LINE: 'commandLine' } as const;

function eventJson({ kind, agent, times, created, detail }: SecurityEvent): z.output<typeof eventBody> {
  return {
    kind,
    agent,
    times,
    created: created.toISOString(),
    role: detail.role === undefined ? null : detail.role === 'ADMIN' ? 'admin' : 'user',
    by: detail.by === undefined ? null : BY[detail.by],
  };
}

const ROUTES = {
  own: forUsers({
    summary: 'What happened to my account, newest first',
    response: { 200: z.array(eventBody), 401: messageBody },
  }),
  all: forAdmins({
    summary: 'What happened to all accounts, newest first; for admins',
    response: {
      200: z.array(eventBody.extend({ userId: z.string().nullable() })),
      401: messageBody,
      403: messageBody,
    },
  }),
};

/** The security log, below /api/user. */
export const securityRoutes: FastifyPluginAsyncZod<AccountOptions> = async (app, { door }) => {
  const ctxOf = contextOfCalls(app, door);

  app.get('/security-log', ROUTES.own, async (call) => (await ownEvents(ctxOf(call), LIST)).rows.map(eventJson));
  app.get('/security-log/all', ROUTES.all, async (call) => {
    const { rows } = await securityEvents(ctxOf(call), { userId: null, kind: null }, LIST);
    return rows.map((event) => ({ ...eventJson(event), userId: event.userId }));
  });
};
