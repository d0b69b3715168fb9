import type { RateLimit } from '#api/platform/db/rateLimits.ts';
import { IMAGES_PER_DAY_MAX } from '#common/limits.ts';
import { DAY_S, HOUR_S, MINUTE_S } from '#common/time.ts';

/**
 * Whom a limit counts: an address (one /64 of IPv6), which a household or an office shares; the logged-in user; a
 * browser that the account knows; an account or a mailbox, for all callers together; an access token; the owner of
 * access tokens, for all of them together.
 */
type Counted = 'address' | 'user' | 'browser' | 'address and account' | 'account' | 'mailbox' | 'token' | 'owner';

/** One row of the address book. `what` is for its readers: docs/limits.md holds the whole table. */
export interface CallLimit extends RateLimit {
  readonly per: Counted;
  readonly what: string;
}

function limit<Name extends string>(name: Name, max: number, windowS: number, per: Counted, what: string) {
  return { name, max, windowS, per, what } as const satisfies CallLimit;
}

/**
 * Requests of one address, counted in each process before anything is looked up. A saved area asks for thousands of
 * tiles at once.
 */
export const REQUEST_LIMITS = {
  read: limit('read', 1200, MINUTE_S, 'address', 'reads that an index answers: REST, persisted queries'),
  query: limit('query', 300, MINUTE_S, 'address', 'GraphQL queries by their text'),
  plan: limit('plan', 20, MINUTE_S, 'address', 'plans of saved areas: each takes some hundred reads'),
  download: limit('download', 6, MINUTE_S, 'address', 'exports of many places'),
  features: limit('features', 300, MINUTE_S, 'address', 'pages of features with their geometry (OGC API)'),
  page: limit('page', 300, MINUTE_S, 'address', 'pages: a visitor who goes on within the program asks for none'),
  tile: limit('tile', 6000, MINUTE_S, 'address', 'tiles'),
  image: limit('image', 3000, MINUTE_S, 'address', 'photos, profile pictures and small maps'),
  preview: limit('preview', 60, MINUTE_S, 'address', 'pictures of shared links: each is decoded'),
  ready: limit('ready', 600, MINUTE_S, 'address', 'whether the process is ready'),
} as const satisfies Readonly<Record<string, CallLimit>>;

/** Requests with an access token, counted in each process in place of `REQUEST_LIMITS`. */
export const TOKEN_LIMITS = {
  tokenCall: limit('tokenCall', 6000, MINUTE_S, 'address', 'requests with any token, before it is looked up'),
  tokenRead: limit('tokenRead', 3000, MINUTE_S, 'token', 'what `read` counts, and stored queries'),
  tokenQuery: limit('tokenQuery', 600, MINUTE_S, 'owner', 'GraphQL queries by their text'),
  tokenPlan: limit('tokenPlan', 20, MINUTE_S, 'owner', 'plans of saved areas'),
  tokenDownload: limit('tokenDownload', 12, MINUTE_S, 'owner', 'exports of many places'),
  tokenFile: limit('tokenFile', 12_000, MINUTE_S, 'owner', 'tiles, photos, profile pictures and small maps'),
} as const satisfies Readonly<Record<string, CallLimit>>;

const QUARTER_S = 15 * MINUTE_S;

/** How often each thing may be called (DESIGN §8), counted in the database for all processes together. */
export const CALL_LIMITS = {
  // One address can lock itself out of an account, not the account's owner: known browsers are counted apart.
  loginByDevice: limit(
    'loginByDevice',
    10,
    QUARTER_S,
    'browser',
    'failed logins from a browser that the account knows',
  ),
  loginByAddressAndAccount: limit(
    'loginByAddressAndAccount',
    10,
    QUARTER_S,
    'address and account',
    'failed logins from other browsers',
  ),
  loginByAddress: limit('loginByAddress', 30, QUARTER_S, 'address', 'failed logins to any account'),
  // Against one that guesses from many addresses. When it is full, logins go on by a mailed link.
  loginByAccount: limit('loginByAccount', 15, QUARTER_S, 'account', 'failed logins from all addresses together'),
  // Limits how many names and addresses can be tried for being registered (`taken`).
  registerByAddress: limit('registerByAddress', 20, HOUR_S, 'address', 'registrations'),
  registerByEmail: limit('registerByEmail', 5, HOUR_S, 'mailbox', 'registrations of one mailbox'),
  mailByAddress: limit('mailByAddress', 20, HOUR_S, 'address', 'mails that somebody asks for'),
  mailByEmail: limit('mailByEmail', 5, HOUR_S, 'mailbox', 'mails of all sorts that strangers have sent to one mailbox'),
  tokenByAddress: limit('tokenByAddress', 60, HOUR_S, 'address', 'links of mails that are opened'),
  passwordByUser: limit('passwordByUser', 10, QUARTER_S, 'user', 'wrong passwords in a session that was left open'),
  secondFactor: limit('secondFactor', 10, QUARTER_S, 'account', 'wrong codes by somebody who knows the password'),
  setPasswordByUser: limit('setPasswordByUser', 10, HOUR_S, 'user', 'new passwords: each is hashed and mailed about'),
  accessTokenByUser: limit('accessTokenByUser', 20, HOUR_S, 'user', 'new access tokens: each is mailed about'),
  changeEmailByUser: limit('changeEmailByUser', 5, HOUR_S, 'user', 'new addresses: each has two mails sent'),
  feedbackByAddress: limit('feedbackByAddress', 10, HOUR_S, 'address', 'feedback'),
  clientErrorByAddress: limit('clientErrorByAddress', 60, HOUR_S, 'address', 'failures that pages report'),
  commentByUser: limit('commentByUser', 30, HOUR_S, 'user', 'comments, for all to read'),
  conditionByUser: limit('conditionByUser', 30, HOUR_S, 'user', 'reports of conditions, for all to read'),
  pushDeviceByUser: limit('pushDeviceByUser', 20, DAY_S, 'user', 'browsers added for notices'),
  webhookByUser: limit('webhookByUser', 20, DAY_S, 'user', 'webhooks added: each name is resolved'),
  imageByUser: limit('imageByUser', IMAGES_PER_DAY_MAX, DAY_S, 'user', 'stored photos: moderators look at each'),
  profileImageByUser: limit('profileImageByUser', 20, DAY_S, 'user', 'profile pictures'),
  uploadByUser: limit('uploadByUser', 200, DAY_S, 'user', 'sent files, taken or refused: each is decoded'),
  changeByUser: limit('changeByUser', 120, MINUTE_S, 'user', "everything else that changes something of one's own"),
  reportByUser: limit('reportByUser', 20, HOUR_S, 'user', 'reports: a moderator reads each'),
  moderateByUser: limit('moderateByUser', 300, MINUTE_S, 'user', 'what moderators do, up to a hundred photos each'),
  importByUser: limit('importByUser', 20, HOUR_S, 'user', 'files of own places, of up to five hundred each'),
  longBodyByUser: limit('longBodyByUser', 30, HOUR_S, 'user', 'bodies of megabytes, whatever stands in them'),
  exportByUser: limit('exportByUser', 30, HOUR_S, 'user', 'files of all own places or favourites'),
  dataByUser: limit('dataByUser', 10, DAY_S, 'user', 'downloads of all that is stored about one'),
} as const satisfies Readonly<Record<string, CallLimit>>;

const OF_OTHERS: ReadonlySet<Counted> = new Set(['account', 'mailbox']);
const OWN: ReadonlySet<string> = new Set(
  Object.values(CALL_LIMITS).flatMap(({ name, per }) => (OF_OTHERS.has(per) ? [] : [name])),
);

/** Whether a limit counts only calls of the caller. The others would show callers how much strangers have called. */
export function isCallersOwn({ name }: RateLimit): boolean {
  return OWN.has(name);
}
