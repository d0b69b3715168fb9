import { issueToken, tokenHash } from '#api/domain/core/tokens.ts';
import type { Prisma } from '#api/platform/generated/prisma/client.ts';
import { formatDate, formatTime } from '#common/format.ts';
import { type Language, languageOf } from '#common/languages.ts';
import { mailContent, unlinked } from './layout.ts';
import { REGISTRATION_LABELS, SEVERAL_REGISTRATIONS } from './securityTexts.ts';
import type { MailServices } from './services.ts';

/** Registrations that one mail lists, when it is asked for again. */
const LISTED_MAX = 20;

interface Asked {
  /** The account that waits. */
  readonly where: Prisma.UserWhereInput;
  /** The one registration whose link is mailed; without it all that the address waits for. */
  readonly registrationId?: string | undefined;
  /** Language in which the mail was asked for; by default that of the registration. */
  readonly language?: Language;
}

/**
 * The mail with the confirming link: it names the user name of the registration, so that nobody confirms a stranger's
 * (RULINGS 16). Asked for again, it has the link of each registration. A mail that was not sent leaves no token behind.
 */
export async function confirmMail(
  { db, mailer, publicUrl }: MailServices,
  id: string,
  { where, registrationId, language: asked }: Asked,
): Promise<void> {
  const { prisma } = db;
  const user = await prisma.user.findFirst({
    where: { ...where, confirmedAt: null },
    include: {
      registrations: {
        ...(registrationId !== undefined && { where: { id: registrationId } }),
        orderBy: { createdAt: 'asc' },
        take: LISTED_MAX,
      },
    },
  });
  if (user === null || (registrationId !== undefined && user.registrations.length === 0)) return;
  // An account without registrations was made before they were stored.
  const open = user.registrations.length > 0 ? user.registrations : [{ ...user, id: null }];
  const language = asked ?? languageOf(open.at(-1)?.language ?? user.language);
  const sent = await Promise.all(
    open.map(async ({ id: registration, username, createdAt }) => {
      const subject = { userId: user.id, purpose: 'CONFIRM', registrationId: registration } as const;
      const token = await issueToken(prisma, subject, new Date());
      const label = REGISTRATION_LABELS[language](
        unlinked(username),
        `${formatDate(createdAt)} ${formatTime(createdAt)}`,
      );
      return { token, link: { label, href: `${publicUrl}/api/user/confirm-email?token=${token}` } };
    }),
  );
  try {
    await mailer.send({
      id,
      to: user.email,
      replyTo: null,
      ...mailContent('confirm', {
        name: open.length === 1 ? (open[0]?.username ?? '') : '',
        language,
        link: sent.map(({ link }) => link),
        ...(open.length > 1 && { details: [SEVERAL_REGISTRATIONS[language]] }),
      }),
    });
  } catch (error) {
    await prisma.userToken.deleteMany({ where: { tokenHash: { in: sent.map(({ token }) => tokenHash(token)) } } });
    throw error;
  }
}
