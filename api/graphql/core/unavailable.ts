import { UnavailableError, type UnavailableReason } from '#api/domain/core/errors.ts';
import { builder } from './builder.ts';

const REASONS = { timeout: 'TIMEOUT', down: 'DOWN', noData: 'NO_DATA' } as const satisfies Readonly<
  Record<UnavailableReason, string>
>;

const UnavailableReasonEnum = builder.enumType('UnavailableReason', {
  values: {
    DOWN: { description: 'The service is down, or answers what makes no sense.' },
    NO_DATA: { description: 'The service has nothing of this.' },
    TIMEOUT: { description: 'The service did not answer in time.' },
  },
});

/** The answer in place of an UnavailableError: GraphQL treats an error object as a failure, not as an answer. */
export interface Unavailable {
  readonly unavailable: UnavailableReason;
}

export const UnavailableRef = builder.objectRef<Unavailable>('Unavailable').implement({
  description: 'What a service outside should have told; the rest of the page does without.',
  fields: (t) => ({
    reason: t.field({ type: UnavailableReasonEnum, resolve: ({ unavailable }) => REASONS[unavailable] }),
  }),
});

/** Turns a thrown UnavailableError into the answer `Unavailable`; other errors propagate. */
export async function orUnavailable<T>(answer: Promise<T>): Promise<T | Unavailable> {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof UnavailableError) return { unavailable: error.reason };
    throw error;
  }
}
