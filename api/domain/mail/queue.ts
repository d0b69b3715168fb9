import { z } from 'zod';
import { defineQueue } from '#api/platform/db/jobs.ts';
import { SENDING_MS } from '#api/platform/mail.ts';
import { LANGUAGES } from '#common/languages.ts';
import { SECOND_MS } from '#common/time.ts';

const language = z.enum(LANGUAGES);
const userId = z.uuid();

/**
 * A mail to be sent. Tokens are made when it is: none stands in the queue, and an address only where there is no
 * account (yet, or any more).
 */
const mailJob = z.discriminatedUnion('kind', [
  /** Without a registration: queued by a process of an older version. */
  z.object({ kind: z.literal('confirm'), userId, registrationId: z.uuid().optional() }),
  /** The account is looked up when the mail is sent: the job is the same for every address (RULINGS 17). */
  z.object({ kind: z.literal('confirmAgain'), email: z.string(), language }),
  z.object({ kind: z.literal('reset'), email: z.string(), language }),
  /** Goes on with a login whose password was right; `agent` is the browser that it came from. */
  z.object({ kind: z.literal('loginLink'), userId, agent: z.string() }),
  z.object({ kind: z.literal('alreadyRegistered'), userId }),
  z.object({ kind: z.literal('passwordChanged'), userId }),
  z.object({ kind: z.literal('accessTokenMade'), userId }),
  z.object({ kind: z.literal('secondFactorOn'), userId }),
  z.object({ kind: z.literal('secondFactorOff'), userId }),
  /** To a new address of an account. */
  z.object({ kind: z.literal('newEmail'), userId, email: z.string() }),
  z.object({ kind: z.literal('emailChangeAsked'), userId }),
  /** To the former address. */
  z.object({ kind: z.literal('emailChanged'), email: z.string(), username: z.string(), language }),
  z.object({ kind: z.literal('accountDeleted'), email: z.string(), username: z.string(), language }),
  /** Once for all that a moderator rejected at a time; the places as often as there were photos of them. */
  z.object({ kind: z.literal('imagesRejected'), userId, attractionIds: z.array(z.int()), reason: z.string() }),
  /** News of the places that a user watches; they are looked up when the mail is sent. */
  z.object({ kind: z.literal('watch'), userId }),
  /** A webhook has taken no message for days; it is looked up when the mail is sent. */
  z.object({ kind: z.literal('webhookDisabled'), userId, webhookId: z.uuid() }),
  z.object({ kind: z.literal('feedback'), feedbackId: z.int() }),
]);

export type MailJob = z.infer<typeof mailJob>;

/** Tried again for about six hours; a server that is down for longer has its mails asked for again. */
export const mailQueue = defineQueue<MailJob>('mail', mailJob, {
  limit: 12,
  delayS: 5,
  expireS: SENDING_MS / SECOND_MS + 60,
});

/** Mails that a process sends at once: a slow mail server may take minutes for one. */
export const MAILS_AT_ONCE = 4;
