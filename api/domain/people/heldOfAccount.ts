import { emailKey } from '#common/account/email.ts';
import { feedbackByContact, removeFeedbackContact } from './accountDataSql.ts';
import { type Held, nothingMore } from './held.ts';

export const account: Held = {
  tables: ['app_user'],
  read: async ({ db, viewer }) => {
    const {
      passwordHash: _secret,
      emailKey: _email,
      usernameKey: _username,
      ...rest
    } = await db.prisma.user.findUniqueOrThrow({ where: { id: viewer.id } });
    return { account: rest };
  },
  remove: nothingMore,
};

/** The person whom an issuer has named as the account's owner. */
export const staffIdentity: Held = {
  tables: ['staff_identity'],
  read: async ({ db, viewer }) => ({
    staffIdentity: await db.prisma.staffIdentity.findUnique({
      where: { userId: viewer.id },
      select: { issuer: true, subject: true },
    }),
  }),
  remove: nothingMore,
};

export const sessions: Held = {
  tables: ['session'],
  read: async ({ db, viewer }) => ({
    sessions: await db.prisma.session.findMany({
      where: { userId: viewer.id },
      select: { agent: true, createdAt: true, lastSeenAt: true, expiresAt: true },
      orderBy: { createdAt: 'asc' },
    }),
  }),
  remove: nothingMore,
};

export const devices: Held = {
  tables: ['known_device'],
  read: async ({ db, viewer }) => ({
    knownBrowsers: await db.prisma.knownDevice.findMany({
      where: { userId: viewer.id },
      select: { lastLoginAt: true },
      orderBy: { lastLoginAt: 'asc' },
    }),
  }),
  remove: nothingMore,
};

/** Browsers that show notices; without the keys to which they are encrypted. */
export const pushDevices: Held = {
  tables: ['push_device'],
  read: async ({ db, viewer }) => ({
    pushDevices: await db.prisma.pushDevice.findMany({
      where: { userId: viewer.id },
      select: { endpoint: true, language: true, createdAt: true },
      orderBy: { createdAt: 'asc' },
    }),
  }),
  remove: nothingMore,
};

/** Addresses that get a message of each publish; without the secrets that sign the messages. */
export const webhooks: Held = {
  tables: ['webhook'],
  read: async ({ db, viewer }) => ({
    webhooks: await db.prisma.webhook.findMany({
      where: { userId: viewer.id },
      select: { name: true, url: true, bounds: true, category: true, createdAt: true, toldAt: true, disabledAt: true },
      orderBy: { createdAt: 'asc' },
    }),
  }),
  remove: nothingMore,
};

/** The right to post conditions for an organisation. */
export const manager: Held = {
  tables: ['manager'],
  read: async ({ db, viewer }) => ({
    manager: await db.prisma.manager.findUnique({
      where: { userId: viewer.id },
      select: { organisation: true, municipalities: true, placeIds: true, createdAt: true },
    }),
  }),
  remove: nothingMore,
};

/** The security log of the account. */
export const events: Held = {
  tables: ['security_event'],
  read: async ({ db, viewer }) => ({
    securityEvents: await db.prisma.securityEvent.findMany({
      where: { userId: viewer.id },
      select: { kind: true, agent: true, detail: true, times: true, createdAt: true },
      orderBy: { createdAt: 'asc' },
    }),
  }),
  remove: nothingMore,
};

/** That there is a second factor, and how many recovery codes; never the secrets themselves. */
export const secondFactor: Held = {
  tables: ['second_factor', 'recovery_code'],
  read: async ({ db, viewer }) => {
    const where = { userId: viewer.id };
    const factor = await db.prisma.secondFactor.findUnique({ where, select: { confirmedAt: true } });
    const unused = await db.prisma.recoveryCode.count({ where: { ...where, usedAt: null } });
    return { secondFactor: factor && { since: factor.confirmedAt, unusedRecoveryCodes: unused } };
  },
  remove: nothingMore,
};

/** Access tokens and how often they were used, without their hashes; the queries that programs stored. */
export const accessTokens: Held = {
  tables: ['access_token', 'access_token_use', 'stored_query'],
  read: async ({ db, viewer }) => {
    const where = { userId: viewer.id };
    const tokens = await db.prisma.accessToken.findMany({
      where,
      select: {
        name: true,
        scopes: true,
        createdAt: true,
        expiresAt: true,
        lastUsedOn: true,
        uses: { select: { day: true, calls: true }, orderBy: { day: 'asc' } },
      },
      orderBy: { createdAt: 'asc' },
    });
    const queries = await db.prisma.storedQuery.findMany({
      where,
      select: { text: true, createdAt: true },
      orderBy: { createdAt: 'asc' },
    });
    return { accessTokens: tokens, storedQueries: queries };
  },
  remove: nothingMore,
};

export const links: Held = {
  // Registrations end when one of them is confirmed.
  tables: ['user_token', 'registration'],
  read: async ({ db, viewer }) => ({
    mailedLinks: await db.prisma.userToken.findMany({
      where: { userId: viewer.id },
      select: { purpose: true, createdAt: true, expiresAt: true, usedAt: true },
      orderBy: { createdAt: 'asc' },
    }),
  }),
  remove: nothingMore,
};

/** Feedback belongs to no account, but its contact may be the address of one. */
export const feedback: Held = {
  tables: [],
  read: async ({ db, viewer }) => ({ feedback: await feedbackByContact(db.pool, emailKey(viewer.email)) }),
  remove: (tx, { viewer }) => removeFeedbackContact(tx, emailKey(viewer.email)),
};

/** Ids that the user's programs gave to calls (`clientMutationId`). */
export const receipts: Held = {
  tables: ['mutation_receipt'],
  read: async ({ db, viewer }) => ({
    receipts: await db.prisma.mutationReceipt.findMany({
      where: { userId: viewer.id },
      select: { clientMutationId: true, operation: true, createdAt: true },
      orderBy: { createdAt: 'asc' },
    }),
  }),
  remove: nothingMore,
};
