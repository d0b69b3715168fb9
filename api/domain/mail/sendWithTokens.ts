import { tokenHash } from '#api/domain/core/tokens.ts';
import type { Mail } from '#api/platform/mail.ts';
import { mayHaveArrived } from '#api/platform/mailFailures.ts';
import type { MailServices } from './services.ts';

/**
 * Sends a mail with the links of these tokens. Where it surely was not sent, the tokens are deleted, as nobody has
 * them. Throws what the mailer throws.
 */
export async function sendWithTokens(
  { db, mailer }: Pick<MailServices, 'db' | 'mailer'>,
  mail: Mail,
  tokens: readonly string[],
): Promise<void> {
  try {
    await mailer.send(mail);
  } catch (error) {
    const hashes = tokens.map(tokenHash);
    if (!mayHaveArrived(error)) await db.prisma.userToken.deleteMany({ where: { tokenHash: { in: hashes } } });
    throw error;
  }
}
