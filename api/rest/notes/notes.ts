import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { saveNote } from '#api/domain/contributions/notes.ts';
import { body } from '#api/rest/core/accountJson.ts';
import { type AccountOptions, contextOfCalls, forUsers } from '#api/rest/core/audience.ts';
import { text } from '#api/rest/core/codes.ts';
import { invalidBody, messageBody } from '#api/rest/core/errorAnswers.ts';
import { attractionIdField } from '#api/rest/core/payload.ts';

const noteBody = z.object({
  attractionId: z.number(),
  text: z.string(),
  updated: z.string().nullable().describe('Null where there is no note.'),
});

const SAVE = forUsers({
  summary: 'Store a note on an attraction that only its author reads',
  description: 'At most 5,000 characters; an empty text takes the note away.',
  body: body({ attractionId: attractionIdField, text }),
  response: {
    200: noteBody,
    400: invalidBody,
    401: messageBody,
    403: messageBody,
    404: messageBody,
    429: messageBody,
  },
});

/** The documented path of private notes (SPEC §7), below /api/notes. */
export const noteRoutes: FastifyPluginAsyncZod<AccountOptions> = async (app, { door }) => {
  const ctxOf = contextOfCalls(app, door);

  app.put('/', SAVE, async (call) => {
    const input = { ...call.body, basedOn: null, clientMutationId: null };
    const { attractionId, note } = await saveNote(ctxOf(call), input);
    return { attractionId, text: note?.text ?? '', updated: note?.updated.toISOString() ?? null };
  });
};
