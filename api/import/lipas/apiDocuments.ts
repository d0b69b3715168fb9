import { fieldsOf, wholeNumberOf } from '#api/import/records/fields.ts';
import { getJson, type HttpOptions } from '#api/platform/http/httpClient.ts';
import { HttpError } from '#api/platform/http/httpFaults.ts';
import { ImportInputError, type Progress } from '#api/platform/reading.ts';
import { parseUrl } from '#common/urls/parseUrl.ts';
import type { Documents } from './documents.ts';
import { openSpool } from './documentSpool.ts';

/** The states of sites and locations that exist; others are planned or gone. */
const STATUSES: readonly string[] = ['active', 'out-of-service-temporarily'];

/** Whether LIPAS says of something that it exists, for use or shut for a while. */
export function isThere(status: string | undefined): boolean {
  return status !== undefined && STATUSES.includes(status);
}

/** The address of an interface. Throws ImportInputError for a text that is none. */
function addressOf(text: string): URL {
  const address = parseUrl(text);
  if (address === null) throw new ImportInputError(`${text} is not an address.`);
  return address;
}

/** A question to the service: type and municipality codes as numbers; null asks for all. */
export interface Question {
  readonly collection: 'sports-sites' | 'lois';
  readonly types: readonly number[] | null;
  readonly cities: readonly number[] | null;
}

/** The service's own limit. */
const PAGE_SIZE = 100;

/** More pages than the whole register could ever fill: past them the service's answers are wrong. */
const PAGES_MAX = 10_000;

/**
 * Reads all pages of `GET {address}/{collection}` (LIPAS v2) into a spool. Throws ImportInputError that names the page
 * when one cannot be fetched after retries, since then nothing is known completely, or where `address` is none.
 */
export async function apiDocuments(
  address: string,
  question: Question,
  progress: Progress,
  http: Partial<HttpOptions> = {},
): Promise<Documents> {
  const base = addressOf(address);
  const spool = await openSpool();
  try {
    let pages = 1;
    let announced = 0;
    let read = 0;
    for (let page = 1; page <= pages; page += 1) {
      const answer = await readPage(pageUrl(base, question, page), page, http);
      if (answer.items.length === 0 && page < answer.pages) {
        throw new ImportInputError(
          `Page ${page} of ${collectionUrl(base, question).href} is empty, though ${answer.pages} pages are announced.`,
        );
      }
      spool.add(answer.items);
      pages = answer.pages;
      announced = answer.total;
      read += answer.items.length;
      progress('Fetching LIPAS', read, announced, 'sites');
    }
    return {
      name: collectionUrl(base, question).href,
      announced,
      read: spool.read,
      close: spool.close,
    };
  } catch (error) {
    spool.close();
    throw error;
  }
}

/** `{base}/{collection}`, unless the address ends so already. */
function collectionUrl(base: URL, { collection }: Question): URL {
  const url = new URL(base);
  const folder = url.pathname.replace(/\/+$/, '');
  url.pathname = folder.endsWith(`/${collection}`) ? folder : `${folder}/${collection}`;
  url.search = '';
  url.hash = '';
  return url;
}

function pageUrl(base: URL, question: Question, page: number): URL {
  const { types, cities } = question;
  const url = collectionUrl(base, question);
  url.search = new URLSearchParams({
    statuses: STATUSES.join(','),
    ...(types !== null && { 'type-codes': types.join(',') }),
    ...(cities !== null && { 'city-codes': cities.join(',') }),
    page: String(page),
    'page-size': String(PAGE_SIZE),
  }).toString();
  return url;
}

interface Page {
  readonly items: readonly unknown[];
  readonly pages: number;
  readonly total: number;
}

async function readPage(url: URL, page: number, http: Partial<HttpOptions>): Promise<Page> {
  const answer = fieldsOf(await fetched(url, page, http));
  const pagination = fieldsOf(answer['pagination']);
  const pages = wholeNumberOf(pagination['total-pages']);
  const total = wholeNumberOf(pagination['total-items']);
  if (!Array.isArray(answer['items']) || pages === null || pages > PAGES_MAX || total === null) {
    throw new ImportInputError(
      `Page ${page} of ${url.origin}${url.pathname} is not an answer of LIPAS v2: it lacks items or pagination.`,
    );
  }
  return { items: answer['items'], pages, total };
}

async function fetched(url: URL, page: number, http: Partial<HttpOptions>): Promise<unknown> {
  try {
    return await getJson(url, http);
  } catch (error) {
    if (!(error instanceof HttpError)) throw error;
    throw new ImportInputError(`Page ${page} of LIPAS could not be read: ${error.message}.`, { cause: error });
  }
}
