import {
  InvalidInputError,
  NotAuthorizedError,
  type NotAuthorizedReason,
  NoteConflictError,
  NotFoundError,
  RateLimitedError,
} from '#api/domain/core/errors.ts';
import { builder } from './builder.ts';

/** The interface of expected failures: each mutation answers a union of its payload and types of this. */
const CallErrorRef = builder.interfaceRef<Error>('CallError').implement({
  description: 'An expected failure.',
  fields: (t) => ({
    message: t.exposeString('message', { description: 'For developers; clients word failures by their other fields.' }),
  }),
});

builder.objectType(InvalidInputError, {
  name: 'InvalidInputError',
  interfaces: [CallErrorRef],
  fields: (t) => ({
    detail: t.exposeString('detail', { description: 'A stable code, such as `tooShort` or `taken`.' }),
    parameterName: t.exposeString('parameterName'),
  }),
});

const REASONS = {
  anonymous: 'ANONYMOUS',
  blocked: 'BLOCKED',
  forbidden: 'FORBIDDEN',
  crossSite: 'CROSS_SITE',
  wrong: 'WRONG_CREDENTIALS',
  pending: 'PENDING',
  linkMailed: 'LINK_MAILED',
  secondFactor: 'SECOND_FACTOR',
  proofNeeded: 'PROOF_NEEDED',
} as const satisfies Readonly<Record<NotAuthorizedReason, string>>;

const NotAuthorizedReasonEnum = builder.enumType('NotAuthorizedReason', {
  values: {
    ANONYMOUS: { description: 'There is no session.' },
    BLOCKED: { description: 'Moderators have blocked the account.' },
    CROSS_SITE: { description: 'The page is not of this site.' },
    FORBIDDEN: { description: 'The session has not the right.' },
    LINK_MAILED: {
      description:
        'Many have failed to log in to the account. Where the password was right, a link was mailed by which the ' +
        'login goes on.',
    },
    PENDING: { description: 'The e-mail address has not been confirmed yet.' },
    PROOF_NEEDED: { description: 'The password or a code has to be given anew: see `proveIdentity`.' },
    SECOND_FACTOR: { description: 'The password is right; the login needs a code of the second factor too.' },
    WRONG_CREDENTIALS: { description: 'E-mail address or password are wrong.' },
  },
});

builder.objectType(NotAuthorizedError, {
  name: 'NotAuthorizedError',
  interfaces: [CallErrorRef],
  fields: (t) => ({
    explanation: t.exposeString('explanation', {
      nullable: true,
      description: 'Of a blocked account: why, in the words of the moderator; null where they gave no reason.',
    }),
    reason: t.field({ type: NotAuthorizedReasonEnum, resolve: ({ reason }) => REASONS[reason] }),
  }),
});

builder.objectType(NotFoundError, { name: 'NotFoundError', interfaces: [CallErrorRef] });

builder.objectType(RateLimitedError, {
  name: 'RateLimitedError',
  interfaces: [CallErrorRef],
  fields: (t) => ({ retryAfterS: t.exposeInt('retryAfterS', { description: 'Seconds to wait.' }) }),
});

builder.objectType(NoteConflictError, {
  name: 'NoteConflictError',
  interfaces: [CallErrorRef],
  description: 'The note is none of the texts that the change was based on: nothing was changed.',
  fields: (t) => ({
    text: t.exposeString('text', { description: 'What it is now; empty where it has been taken away.' }),
  }),
});

/** The errors of every mutation. */
export const CALL_ERRORS = { types: [InvalidInputError, NotAuthorizedError, NotFoundError, RateLimitedError] };

/** The errors of the mutation that changes a note. */
export const NOTE_ERRORS = { types: [...CALL_ERRORS.types, NoteConflictError] };
