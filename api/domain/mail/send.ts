import { recordSent } from '#api/domain/deletions/sentMails.ts';
import type { JobRun } from '#api/platform/db/jobs.ts';
import type { Mail } from '#api/platform/mail.ts';
import { refusalForGood } from '#api/platform/mailFailures.ts';
import { emailKey } from '#common/account/email.ts';
import { languageOf } from '#common/languages.ts';
import { confirmMail } from './confirmMail.ts';
import { escaped, mailContent } from './layout.ts';
import { linkMail, loginLinkMail } from './linkMails.ts';
import type { MailJob } from './queue.ts';
import { rejectionMail } from './rejectionMail.ts';
import type { MailServices } from './services.ts';
import { watchMail } from './watchMail.ts';
import { webhookMail } from './webhookMail.ts';

type Job<Kind extends MailJob['kind']> = Extract<MailJob, { kind: Kind }>;

/**
 * Sends the mail of a job, or none when its account is gone. Throws when the mail server does not take it; then the job
 * is tried again, unless the server has refused it for good.
 */
export async function sendMail(services: MailServices, job: MailJob, { id }: JobRun): Promise<void> {
  try {
    await send(services, job, id);
  } catch (error) {
    const responseCode = refusalForGood(error);
    if (responseCode === null) throw error;
    // Without the words of the server, which repeat the address.
    services.log.warn({ job: id, kind: job.kind, responseCode }, 'the mail server refused a mail for good');
    return;
  }
  await recordSent(services.db, id);
}

async function send(services: MailServices, job: MailJob, id: string): Promise<void> {
  switch (job.kind) {
    case 'confirm':
      return confirmMail(services, id, { where: { id: job.userId }, registrationId: job.registrationId });
    case 'confirmAgain':
      return confirmMail(services, id, { where: { emailKey: emailKey(job.email) }, language: job.language });
    case 'loginLink':
      return loginLinkMail(services, id, job);
    case 'reset':
      return linkMail(services, id, {
        purpose: 'RESET',
        where: { emailKey: emailKey(job.email), confirmedAt: { not: null }, blockedAt: null },
        language: job.language,
      });
    case 'newEmail':
      return linkMail(services, id, {
        purpose: 'EMAIL',
        where: { id: job.userId, confirmedAt: { not: null }, blockedAt: null },
        to: job.email,
      });
    case 'accessTokenMade':
    case 'alreadyRegistered':
    case 'emailChangeAsked':
    case 'passwordChanged':
    case 'secondFactorOn':
    case 'secondFactorOff':
      return notice(services, id, job);
    case 'accountDeleted':
    case 'emailChanged':
      return farewell(services, id, job);
    case 'imagesRejected':
      return rejectionMail(services, id, job);
    case 'watch':
      return watchMail(services, id, job);
    case 'webhookDisabled':
      return webhookMail(services, id, job);
    case 'feedback':
      return feedbackMail(services, id, job);
  }
}

/** To an address that is no account's any more. */
function farewell({ mailer, publicUrl }: MailServices, id: string, job: Job<'accountDeleted' | 'emailChanged'>) {
  const { kind, email, username, language } = job;
  const link = `${publicUrl}/v/feedback?lang=${language}`;
  return mailer.send({ id, to: email, replyTo: null, ...mailContent(kind, { name: username, language, link }) });
}

type Notice =
  | 'accessTokenMade'
  | 'alreadyRegistered'
  | 'emailChangeAsked'
  | 'passwordChanged'
  | 'secondFactorOn'
  | 'secondFactorOff';

async function notice(
  { db, mailer, publicUrl }: MailServices,
  id: string,
  { kind, userId }: Job<Notice>,
): Promise<void> {
  const user = await db.prisma.user.findUnique({
    where: { id: userId },
    select: { email: true, username: true, language: true },
  });
  if (user === null) return;
  const content = mailContent(kind, {
    name: user.username,
    language: languageOf(user.language),
    link: `${publicUrl}/v/forgotpw?lang=${languageOf(user.language)}`,
  });
  await mailer.send({ id, to: user.email, replyTo: null, ...content });
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
