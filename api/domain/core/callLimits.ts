import type { RateLimit } from '#api/platform/db/rateLimits.ts';
import { IMAGES_PER_DAY_MAX } from '#common/limits.ts';

const MINUTE_S = 60;
const HOUR_S = 60 * MINUTE_S;
const DAY_S = 24 * HOUR_S;

/**
 * Requests a minute of one address (one /64 of IPv6), counted in each process before anything is looked up. A household
 * or an office shares an address, and a saved area asks for thousands of tiles at once.
 */
export const REQUEST_LIMITS = {
  /** Reads that an index answers: REST, persisted queries. */
  read: 1200,
  /** GraphQL queries by their text. */
  query: 300,
  /** Plans of saved areas: each takes some hundred reads. */
  plan: 20,
  /** Exports of many places. */
  download: 6,
  /** Pages: a visitor who goes on within the program asks for none. */
  page: 300,
  tile: 6000,
  /** Photos and profile pictures. */
  image: 3000,
  /** Whether the process is ready. */
  ready: 600,
} as const;

/** How often what may be called (DESIGN §8), by whom the counter counts. A household or an office shares an address. */
export const CALL_LIMITS = {
  /** Failed logins from a browser that the account knows. They are counted apart from all others. */
  loginByDevice: { name: 'loginByDevice', max: 10, windowS: 15 * MINUTE_S },
  /** Failed logins from other browsers. One address can lock itself out of an account, not the account's owner. */
  loginByAddressAndAccount: { name: 'loginByAddressAndAccount', max: 10, windowS: 15 * MINUTE_S },
  loginByAddress: { name: 'loginByAddress', max: 30, windowS: 15 * MINUTE_S },
  /** From all addresses together: a guess by many. When it is full, logins go on by a mailed link. */
  loginByAccount: { name: 'loginByAccount', max: 15, windowS: 15 * MINUTE_S },
  /** Limits how many names and addresses can be tried for being registered (`taken`). */
  registerByAddress: { name: 'registerByAddress', max: 20, windowS: HOUR_S },
  registerByEmail: { name: 'registerByEmail', max: 5, windowS: HOUR_S },
  mailByAddress: { name: 'mailByAddress', max: 20, windowS: HOUR_S },
  /** Mails of all sorts together that strangers can have sent to one mailbox. */
  mailByEmail: { name: 'mailByEmail', max: 5, windowS: HOUR_S },
  tokenByAddress: { name: 'tokenByAddress', max: 60, windowS: HOUR_S },
  /** Wrong passwords given by somebody logged in: a session that was left open. */
  passwordByUser: { name: 'passwordByUser', max: 10, windowS: 15 * MINUTE_S },
  /** Wrong codes of a second factor, given by somebody who knows the password. */
  secondFactor: { name: 'secondFactor', max: 10, windowS: 15 * MINUTE_S },
  /** Each change has a mail sent and takes the work of a hash. */
  setPasswordByUser: { name: 'setPasswordByUser', max: 10, windowS: HOUR_S },
  /** Each has mails sent to two addresses. */
  changeEmailByUser: { name: 'changeEmailByUser', max: 5, windowS: HOUR_S },
  feedbackByAddress: { name: 'feedbackByAddress', max: 10, windowS: HOUR_S },
  clientErrorByAddress: { name: 'clientErrorByAddress', max: 60, windowS: HOUR_S },
  /** Written for all to read. */
  commentByUser: { name: 'commentByUser', max: 30, windowS: HOUR_S },
  /** Stored photos: moderators look at each. */
  imageByUser: { name: 'imageByUser', max: IMAGES_PER_DAY_MAX, windowS: DAY_S },
  profileImageByUser: { name: 'profileImageByUser', max: 20, windowS: DAY_S },
  /** Files that are sent, taken or refused: each is decoded. */
  uploadByUser: { name: 'uploadByUser', max: 200, windowS: DAY_S },
  /** Everything else that changes something of one's own. */
  changeByUser: { name: 'changeByUser', max: 120, windowS: MINUTE_S },
  /** Each is read by a moderator. */
  reportByUser: { name: 'reportByUser', max: 20, windowS: HOUR_S },
  /** What moderators do, up to a hundred photos at a time. */
  moderateByUser: { name: 'moderateByUser', max: 300, windowS: MINUTE_S },
  /** Files of own places: each takes a second of work and writes up to five hundred places. */
  importByUser: { name: 'importByUser', max: 20, windowS: HOUR_S },
  /** Bodies of megabytes, whatever stands in them. */
  longBodyByUser: { name: 'longBodyByUser', max: 30, windowS: HOUR_S },
  /** Files of all own places or favourites, with whole routes. */
  exportByUser: { name: 'exportByUser', max: 30, windowS: HOUR_S },
  dataByUser: { name: 'dataByUser', max: 10, windowS: DAY_S },
} as const satisfies Readonly<Record<string, RateLimit>>;
