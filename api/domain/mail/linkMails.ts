import { lockAccount } from '#api/domain/core/accountLocksSql.ts';
import { issueReserved, issueToken, type TokenPurpose } from '#api/domain/core/tokens.ts';
import { recordEvent } from '#api/domain/security/events.ts';
import type { Prisma } from '#api/platform/generated/prisma/client.ts';
import { type Language, languageOf } from '#common/languages.ts';
import { HOUR_MS } from '#common/time.ts';
import { mailContent } from './layout.ts';
import { BROWSER_LABELS } from './securityTexts.ts';
import { sendWithTokens } from './sendWithTokens.ts';
import type { MailServices } from './services.ts';
import type { MailKind } from './texts.ts';

type Purpose = Exclude<TokenPurpose, 'CONFIRM'>;

const LINKS: Readonly<Record<Purpose, { readonly kind: MailKind; readonly path: string }>> = {
  EMAIL: { kind: 'newEmail', path: '/api/user/confirm-new-email' },
  LOGIN: { kind: 'loginLink', path: '/api/user/confirm-login' },
  RESET: { kind: 'reset', path: '/api/user/confirm-reset-password' },
};

/** Links of one account within an hour by which a login goes on. Only those who know its password can ask for them. */
const LOGIN_LINKS_MAX = 5;

interface LinkMail {
  readonly purpose: Purpose;
  /** The account that the mail goes to; without one none is sent. */
  readonly where: Prisma.UserWhereInput;
  /** Language in which the mail was asked for; by default the account's. */
  readonly language?: Language;
  /** The new address that the mail proves; by default the mail goes to the account's. */
  readonly to?: string;
  readonly details?: (language: Language) => readonly string[];
  /** Asked while other mails of the account wait, before its token is made; false: no mail is sent. */
  readonly isAllowed?: (tx: Prisma.TransactionClient) => Promise<boolean>;
}

/** Sends a mail with a token. One that surely was not sent leaves no token behind that anybody has. */
export async function linkMail({ db, mailer, publicUrl }: MailServices, id: string, mail: LinkMail): Promise<void> {
  const { purpose, where, to, details } = mail;
  const { prisma } = db;
  const user = await prisma.user.findFirst({
    where,
    select: { id: true, email: true, username: true, language: true },
  });
  if (user === null) return;
  const language = mail.language ?? languageOf(user.language);
  const token = await prisma.$transaction((tx) => tokenOf(tx, user.id, mail));
  if (token === null) return;
  const { kind, path } = LINKS[purpose];
  const content = mailContent(kind, {
    name: user.username,
    language,
    link: `${publicUrl}${path}?token=${token}`,
    ...(details !== undefined && { details: details(language) }),
  });
  await sendWithTokens({ db, mailer }, { id, to: to ?? user.email, replyTo: null, ...content }, [token]);
}

/** The token of the mail's link; null where no mail is to be sent any more. */
async function tokenOf(
  tx: Prisma.TransactionClient,
  userId: string,
  { purpose, to, isAllowed }: LinkMail,
): Promise<string | null> {
  if (to !== undefined) return issueReserved(tx, { userId, purpose: 'EMAIL', email: to }, new Date());
  // Several mails are sent at once: each counts those before it.
  if (isAllowed !== undefined && !((await lockAccount(tx, userId)) && (await isAllowed(tx)))) return null;
  return issueToken(tx, { userId, purpose }, new Date());
}

/** The mail by which a login goes on whose password was right. */
export async function loginLinkMail(
  services: MailServices,
  id: string,
  { userId, agent }: { readonly userId: string; readonly agent: string },
): Promise<void> {
  await linkMail(services, id, {
    purpose: 'LOGIN',
    where: { id: userId, confirmedAt: { not: null }, blockedAt: null },
    details: (language) => (agent === '' ? [] : [`${BROWSER_LABELS[language]}: ${agent}`]),
    isAllowed: async (tx) => {
      const hourAgo = new Date(Date.now() - HOUR_MS);
      const sent = await tx.userToken.count({ where: { userId, purpose: 'LOGIN', createdAt: { gt: hourAgo } } });
      if (sent >= LOGIN_LINKS_MAX) return false;
      await recordEvent(tx, { now: new Date() }, { userId, kind: 'LOGIN_LINK_MAILED', agent });
      return true;
    },
  });
}
