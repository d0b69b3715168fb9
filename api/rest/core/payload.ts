import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { InvalidDetail } from '#api/domain/core/errors.ts';
import { parseAttractionId } from '#common/places/attractionId.ts';

/** Messages are the stable codes of RULINGS 18. */
const code = (detail: InvalidDetail) => detail;

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

const ROW_ID_MAX = 2 ** 31 - 1;

/** Id of a comment and the like in a payload. */
export const rowIdField = wholeNumber.transform((value, ctx) => {
  const id = /^\d{1,10}$/.test(String(value)) ? Number(value) : ROW_ID_MAX + 1;
  if (id > ROW_ID_MAX) ctx.addIssue({ code: 'custom', message: code('invalid') });
  return id;
});
