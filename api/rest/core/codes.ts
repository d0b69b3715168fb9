import { z } from 'zod';
import type { InvalidDetail } from '#api/domain/core/errors.ts';

/** Messages of the schemas are the stable codes of RULINGS 18; errorAnswers.ts makes 400 answers of them. */
export const code = (detail: InvalidDetail): InvalidDetail => detail;

/** A text that is given once: absent is `missing`; of another type, or given twice in an address, is `invalid`. */
export const text = z.string({ error: ({ input }) => code(input === undefined ? 'missing' : 'invalid') });
