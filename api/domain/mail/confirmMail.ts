import { issueToken } from '#api/domain/core/tokens.ts';
import type { Database } from '#api/platform/db/database.ts';
import type { Prisma } from '#api/platform/generated/prisma/client.ts';
import { formatDateTime } from '#common/format.ts';
import { type Language, languageOf } from '#common/languages.ts';
import { mailContent, unlinked } from './layout.ts';
import { REGISTRATION_LABELS, SEVERAL_REGISTRATIONS } from './securityTexts.ts';
import { sendWithTokens } from './sendWithTokens.ts';
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
 * (RULINGS 16). Asked for again, it has the link of each registration. A mail that surely was not sent
 * leaves no token behind.
 */
export async function confirmMail({ db, mailer, publicUrl }: MailServices, id: string, asked: Asked): Promise<void> {
  const waiting = await waitingFor(db, asked);
  if (waiting === null) return;
  const { userId, email, open } = waiting;
  const language = asked.language ?? languageOf(open.at(-1)?.language ?? '');
  const links = await Promise.all(
    open.map(async ({ id: registrationId, username, createdAt }) => {
      const token = await issueToken(db.prisma, { userId, purpose: 'CONFIRM', registrationId }, new Date());
      const time = formatDateTime(createdAt);
      const href = `${publicUrl}/api/user/confirm-email?token=${token}`;
      return { token, href, label: REGISTRATION_LABELS[language](unlinked(username), time) };
    }),
  );
  const several = { name: '', details: [SEVERAL_REGISTRATIONS[language]] };
  const said = open.length === 1 ? { name: open[0]?.username ?? '' } : several;
  const content = mailContent('confirm', { ...said, language, link: links });
  const tokens = links.map(({ token }) => token);
  await sendWithTokens({ db, mailer }, { id, to: email, replyTo: null, ...content }, tokens);
}

interface Waiting {
  readonly userId: string;
  readonly email: string;
  readonly open: readonly {
    /** Null: an account that was made before registrations were stored. */
    readonly id: string | null;
    readonly username: string;
    readonly language: string;
    readonly createdAt: Date;
  }[];
}

/** The account that waits for its link, with the registrations to be mailed, oldest first; null when none waits. */
async function waitingFor({ prisma }: Database, { where, registrationId }: Asked): Promise<Waiting | null> {
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
  if (user === null) return null;
  const { registrations, ...account } = user;
  if (registrationId !== undefined && registrations.length === 0) return null;
  const open = registrations.length > 0 ? registrations : [{ ...account, id: null }];
  return { userId: user.id, email: user.email, open };
}
