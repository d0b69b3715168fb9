import { markNotified } from '#api/domain/contributions/watches/notices/noticesSql.ts';
import { pendingNotices } from '#api/domain/contributions/watches/notices/pendingNotices.ts';
import { WATCH_MAILS_PATH, watchMailsToken } from '#api/domain/contributions/watches/watchMails.ts';
import { refusalForGood } from '#api/platform/mailFailures.ts';
import { languageOf } from '#common/languages.ts';
import { mailContent, unlinked } from './layout.ts';
import type { MailServices } from './services.ts';

/**
 * Mails a user the notices of watched places that have not been sent to them yet. Without any, or where the user wants
 * none, there is no mail.
 */
export async function watchMail(
  { db, mailer, publicUrl }: MailServices,
  id: string,
  { userId }: { readonly userId: string },
): Promise<void> {
  const now = new Date();
  const user = await db.prisma.user.findUnique({
    where: { id: userId, blockedAt: null, watchMailsOffAt: null },
    select: { email: true, username: true, language: true },
  });
  if (user === null) return;
  const language = languageOf(user.language);
  const notices = (await pendingNotices(db, userId, now))(language);
  if (notices.length === 0) return;
  const unsubscribe = `${publicUrl}${WATCH_MAILS_PATH}?token=${await watchMailsToken(db, userId)}`;
  const content = mailContent('watch', {
    name: user.username,
    language,
    link: `${publicUrl}/v/home?lang=${language}`,
    details: notices.map(({ place, text }) => unlinked(`${place} – ${text}`)),
    unsubscribe,
  });
  try {
    await mailer.send({ id, to: user.email, replyTo: null, unsubscribe, ...content });
  } catch (error) {
    // Notices that stay pending would be mailed to the dead address each morning.
    if (refusalForGood(error) !== null) await markNotified(db.pool, userId, notices, now);
    throw error;
  }
  await markNotified(db.pool, userId, notices, now);
}
