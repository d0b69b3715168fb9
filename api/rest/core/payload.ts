import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { ROW_ID_MAX } from '#api/domain/core/cursors.ts';
import { code } from '#api/rest/core/codes.ts';
import { parseAttractionId } from '#common/places/attractionId.ts';

/** Takes the payload from the query where there is no body, as DELETE may (DESIGN §6); a `preValidation` hook. */
export async function payloadFromQuery(request: FastifyRequest): Promise<void> {
  request.body ??= request.query;
}

/** Whole numbers from 0 on; as text where they come from a query. */
const wholeNumber = z.union([z.number(), z.string()], {
  error: ({ input }) => code(input === undefined ? 'missing' : 'invalid'),
});

/** Attraction id of a payload. */
export const attractionIdField = wholeNumber
  .transform((value, ctx) => {
    const id = parseAttractionId(String(value));
    if (id === null) ctx.addIssue({ code: 'custom', message: code('invalid') });
    return id ?? z.NEVER;
  })
  .describe('A non-negative integer below 2^53.');

/** Id of a comment and the like in a payload. */
export const rowIdField = wholeNumber.transform((value, ctx) => {
  const id = /^\d{1,10}$/.test(String(value)) ? Number(value) : ROW_ID_MAX + 1;
  if (id > ROW_ID_MAX) ctx.addIssue({ code: 'custom', message: code('invalid') });
  return id;
});
