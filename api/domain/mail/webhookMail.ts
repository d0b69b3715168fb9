import { languageOf } from '#common/languages.ts';
import { mailContent, unlinked } from './layout.ts';
import type { MailJob } from './queue.ts';
import type { MailServices } from './services.ts';

/** To the owner of a webhook that was disabled; none where it has been removed. */
export async function webhookMail(
  { db, mailer }: MailServices,
  id: string,
  { webhookId, userId }: Extract<MailJob, { kind: 'webhookDisabled' }>,
): Promise<void> {
  const webhook = await db.prisma.webhook.findFirst({
    where: { id: webhookId, userId },
    select: { name: true, url: true, user: { select: { email: true, username: true, language: true } } },
  });
  if (webhook === null) return;
  const { email, username, language } = webhook.user;
  const details = [`${unlinked(webhook.name)}: ${webhook.url}`];
  const content = mailContent('webhookDisabled', { name: username, language: languageOf(language), link: '', details });
  await mailer.send({ id, to: email, replyTo: null, ...content });
}
