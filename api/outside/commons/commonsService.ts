import { type ArticleName, mainArticle, type ArticleProperties } from '#api/outside/encyclopedia/article.ts';
import { apiUrl, type EncyclopediaAddress, politeness } from '#api/outside/encyclopedia/encyclopediaService.ts';
import { getBytes, getJson, type HttpOptions } from '#api/platform/http/httpClient.ts';
import { HttpError } from '#api/platform/http/httpFaults.ts';
import { IMAGE_BYTES_MAX } from '#common/limits.ts';
import { type CommonsFile, filesOf, itemImagesOf, pageImageOf } from './commonsAnswers.ts';
import { fileTitle } from './fileTitle.ts';

export interface CommonsAddress extends EncyclopediaAddress {
  readonly commonsUrl: string;
}

/** By what a place names its photos. */
export interface PictureNames {
  readonly properties: ArticleProperties & { readonly commons?: string };
  readonly wikidata: string | null;
}

/** Asks Wikimedia Commons, and the encyclopedia which of its files are of a place. */
export interface CommonsService {
  /**
   * The photos that a place names by its tags, its item or its article, in this order; at most `max`. Throws HttpError,
   * or ZodError for an answer of another form.
   */
  photosOf(names: PictureNames, max: number): Promise<CommonsFile[]>;
  /** The bytes of a photo. Throws HttpError, also for an address on a host of others. */
  download(file: CommonsFile): Promise<Buffer>;
}

export interface CommonsOptions {
  readonly timeoutMs?: number;
  /** For the bytes of a photo. */
  readonly downloadMs?: number;
  /** Waits before a request, so that they go one after another with a pause. */
  readonly turn?: () => Promise<void>;
}

const TIMEOUT_MS = 10_000;
const DOWNLOAD_MS = 30_000;
/** Pixels: a width that the service has made already for most photos. */
const WIDTH = 1280;
/** The public service has its files on a host of their own. */
const PUBLIC_HOST = 'commons.wikimedia.org';
const PUBLIC_FILES = 'upload.wikimedia.org';

export function commonsService(
  address: CommonsAddress,
  { timeoutMs = TIMEOUT_MS, downloadMs = DOWNLOAD_MS, turn = async () => undefined }: CommonsOptions = {},
): CommonsService {
  const http: Partial<HttpOptions> = { ...politeness(address), timeoutMs, attempts: 1 };
  const asked = async (url: URL) => {
    await turn();
    return getJson(url, http);
  };
  const titlesOf = async (names: PictureNames): Promise<string[]> => {
    const tagged = fileTitle(names.properties.commons);
    const item = names.wikidata === null ? [] : itemImagesOf(await asked(claimsUrl(address, names.wikidata)));
    const article = mainArticle(names);
    const pictured = article === null ? null : pageImageOf(await asked(pictureUrl(address, article)));
    return [...new Set([tagged, ...item, pictured].filter((title) => title !== null))];
  };
  return {
    photosOf: async (names, max) => {
      const titles = (await titlesOf(names)).slice(0, max);
      if (titles.length === 0) return [];
      const files = [...filesOf(await asked(filesUrl(address, titles)), titles).values()];
      return files.filter(({ title }, at) => files.findIndex((other) => other.title === title) === at);
    },
    download: async ({ downloadUrl }) => {
      if (!isOfService(address.commonsUrl, downloadUrl))
        throw new HttpError('Wikimedia Commons names a file on a host of others', { status: 200 });
      await turn();
      return getBytes(downloadUrl, {
        ...http,
        accept: 'image/jpeg,image/png,image/webp',
        types: ['image/jpeg', 'image/png', 'image/webp'],
        maxBytes: IMAGE_BYTES_MAX,
        timeoutMs: downloadMs,
      });
    },
  };
}

/** Whether a file lies on the configured host, or on that of the public service's files. */
function isOfService(commonsUrl: string, { origin, protocol, host }: URL): boolean {
  const configured = new URL(commonsUrl);
  return (
    origin === configured.origin || (configured.host === PUBLIC_HOST && protocol === 'https:' && host === PUBLIC_FILES)
  );
}

function filesUrl({ commonsUrl }: CommonsAddress, titles: readonly string[]): URL {
  return apiUrl(commonsUrl, {
    action: 'query',
    prop: 'imageinfo',
    titles: titles.map((title) => `File:${title}`).join('|'),
    redirects: '1',
    iiprop: 'url|size|mime|extmetadata',
    iiurlwidth: String(WIDTH),
    iiextmetadatafilter: 'Artist|Attribution|License|LicenseShortName',
    iiextmetadatalanguage: 'en',
  });
}

function pictureUrl({ wikipediaUrl }: CommonsAddress, { language, title }: ArticleName): URL {
  return apiUrl(wikipediaUrl.replaceAll('{lang}', language), {
    action: 'query',
    prop: 'pageimages',
    titles: title,
    redirects: '1',
    piprop: 'name',
    pilicense: 'free',
  });
}

function claimsUrl({ wikidataUrl }: CommonsAddress, item: string): URL {
  return apiUrl(wikidataUrl, { action: 'wbgetclaims', entity: item, property: 'P18' });
}
