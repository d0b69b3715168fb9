import { markNotified } from '#api/domain/contributions/watches/notices/noticesSql.ts';
import { pendingNotices } from '#api/domain/contributions/watches/notices/pendingNotices.ts';
import { languageOf } from '#common/languages.ts';
import { mailContent, unlinked } from './layout.ts';
import type { MailServices } from './services.ts';

/**
 * Mails a user the notices of watched places that have not been sent to them yet; without any there is no mail.
 */
export async function watchMail(
  { db, mailer, publicUrl }: MailServices,
  id: string,
  { userId }: { readonly userId: string },
): Promise<void> {
  const now = new Date();
  const user = await db.prisma.user.findUnique({
    where: { id: userId, blockedAt: null },
    select: { email: true, username: true, language: true },
  });
  if (user === null) return;
  const language = languageOf(user.language);
  const notices = (await pendingNotices(db, userId, now))(language);
  if (notices.length === 0) return;
  const content = mailContent('watch', {
    name: user.username,
    language,
    link: `${publicUrl}/v/home?lang=${language}`,
    details: notices.map(({ place, text }) => unlinked(`${place} – ${text}`)),
  });
  await mailer.send({ id, to: user.email, replyTo: null, ...content });
  await markNotified(db.pool, userId, notices, now);
}
