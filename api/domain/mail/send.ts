import { issueToken, type TokenPurpose, tokenHash } from '#api/domain/core/tokens.ts';
import { recordSent } from '#api/domain/deletions/sentMails.ts';
import type { Database } from '#api/platform/db/database.ts';
import type { JobRun } from '#api/platform/db/jobs.ts';
import type { Mail, Mailer } from '#api/platform/mail.ts';
import { emailKey } from '#common/account/email.ts';
import { isLanguage, type Language, DEFAULT_LANGUAGE } from '#common/languages.ts';
import { escaped, mailContent } from './layout.ts';
import type { MailJob } from './queue.ts';
import { REJECTED_LABELS } from './texts.ts';

export interface MailServices {
  readonly db: Database;
  readonly mailer: Mailer;
  readonly publicUrl: string;
  readonly feedbackTo: string | null;
}

type Job<Kind extends MailJob['kind']> = Extract<MailJob, { kind: Kind }>;

/**
 * Sends the mail of a job, or none when its account is gone. Throws when the mail server does not take it; then the job
 * is tried again.
 */
export async function sendMail(services: MailServices, job: MailJob, { id }: JobRun): Promise<void> {
  await send(services, job, id);
  await recordSent(services.db, id);
}

async function send(services: MailServices, job: MailJob, id: string): Promise<void> {
  switch (job.kind) {
    case 'confirm':
      return linkMail(services, id, { id: job.userId, confirmedAt: null }, 'CONFIRM');
    case 'confirmAgain':
      return linkMail(services, id, { emailKey: emailKey(job.email), confirmedAt: null }, 'CONFIRM', job.language);
    case 'reset':
      return linkMail(
        services,
        id,
        { emailKey: emailKey(job.email), confirmedAt: { not: null }, blockedAt: null },
        'RESET',
        job.language,
      );
    case 'alreadyRegistered':
    case 'passwordChanged':
      return notice(services, id, job);
    case 'accountDeleted':
      return services.mailer.send({
        id,
        to: job.email,
        replyTo: null,
        ...mailContent('accountDeleted', { name: job.username, language: job.language, link: '' }),
      });
    case 'imagesRejected':
      return rejectionMail(services, id, job);
    case 'feedback':
      return feedbackMail(services, id, job);
  }
}

interface Addressee {
  readonly id?: string;
  readonly emailKey?: string;
  readonly confirmedAt: null | { readonly not: null };
  readonly blockedAt?: null;
}

const LINKS: Readonly<Record<TokenPurpose, { readonly kind: 'confirm' | 'reset'; readonly path: string }>> = {
  CONFIRM: { kind: 'confirm', path: '/api/user/confirm-email' },
  RESET: { kind: 'reset', path: '/api/user/confirm-reset-password' },
};

/** A mail with a token. One that was not sent leaves no token behind. */
async function linkMail(
  { db, mailer, publicUrl }: MailServices,
  id: string,
  where: Addressee,
  purpose: TokenPurpose,
  asked?: Language,
): Promise<void> {
  const { prisma } = db;
  const user = await prisma.user.findFirst({
    where,
    select: { id: true, email: true, username: true, language: true },
  });
  if (user === null) return;
  const token = await issueToken(prisma, user.id, purpose, new Date());
  const { kind, path } = LINKS[purpose];
  const link = `${publicUrl}${path}?token=${token}`;
  try {
    await mailer.send({
      id,
      to: user.email,
      replyTo: null,
      ...mailContent(kind, { name: user.username, language: asked ?? languageOf(user), link }),
    });
  } catch (error) {
    await prisma.userToken.deleteMany({ where: { tokenHash: tokenHash(token) } });
    throw error;
  }
}

async function notice(
  { db, mailer, publicUrl }: MailServices,
  id: string,
  { kind, userId }: Job<'alreadyRegistered' | 'passwordChanged'>,
): Promise<void> {
  const user = await db.prisma.user.findUnique({
    where: { id: userId },
    select: { email: true, username: true, language: true },
  });
  if (user === null) return;
  const content = mailContent(kind, {
    name: user.username,
    language: languageOf(user),
    link: `${publicUrl}/v/forgotpw?lang=${languageOf(user)}`,
  });
  await mailer.send({ id, to: user.email, replyTo: null, ...content });
}

async function rejectionMail(
  { db, mailer }: MailServices,
  id: string,
  { userId, attractionIds, reason }: Job<'imagesRejected'>,
): Promise<void> {
  const user = await db.prisma.user.findUnique({
    where: { id: userId },
    select: { email: true, username: true, language: true },
  });
  if (user === null) return;
  const language = languageOf(user);
  const found = await db.prisma.attraction.findMany({
    where: { id: { in: attractionIds } },
    select: { id: true, name: true },
    orderBy: { name: 'asc' },
  });
  const places = found.map((place) => {
    const photos = attractionIds.filter((attractionId) => attractionId === Number(place.id)).length;
    return photos === 1 ? place.name : `${place.name} (${photos})`;
  });
  const labels = REJECTED_LABELS[language];
  const details = [`${labels.places}: ${places.join(', ')}`, `${labels.reason}: ${reason}`];
  await mailer.send({
    id,
    to: user.email,
    replyTo: null,
    ...mailContent('imagesRejected', { name: user.username, language, link: '', details }),
  });
}

async function feedbackMail(
  { db, mailer, feedbackTo }: MailServices,
  id: string,
  { feedbackId }: Job<'feedback'>,
): Promise<void> {
  const feedback = feedbackTo === null ? null : await db.prisma.feedback.findUnique({ where: { id: feedbackId } });
  if (feedback === null || feedbackTo === null) return;
  const { text, contact } = feedback;
  const body = contact === '' ? text : `${text}\n\nYhteystieto: ${contact}`;
  const mail: Mail = {
    id,
    to: feedbackTo,
    replyTo: null,
    language: 'fi',
    subject: `Palaute ${feedbackId} – Taival`,
    text: `${body}\n`,
    html:
      '<!doctype html>\n<html lang="fi"><meta charset="utf-8"><body>' +
      `<pre style="white-space:pre-wrap;font:inherit">${escaped(body)}</pre></body></html>\n`,
  };
  await mailer.send(mail);
}

function languageOf({ language }: { readonly language: string }): Language {
  return isLanguage(language) ? language : DEFAULT_LANGUAGE;
}
