import { type Answering, sending } from '../services/upstream.ts';

/** A file of a replayed Wikimedia Commons. */
export interface MadeFile {
  readonly bytes: Buffer;
  readonly mime?: string;
  readonly size?: readonly [width: number, height: number];
  /** HTML, as people write it; null: not given. */
  readonly author?: string | null;
  /** What the service calls the licence; null: not given. */
  readonly licence?: string | null;
  /** Where the file lies, if not on the service's own host. */
  readonly url?: string;
  readonly redirectsTo?: string;
}

export interface MadeCommons {
  readonly files: Readonly<Record<string, MadeFile>>;
  /** Files of the pictures of articles, by `fi:Title`. */
  readonly articles?: Readonly<Record<string, string>>;
  /** Files of the pictures (P18) of items. */
  readonly items?: Readonly<Record<string, string>>;
}

const JSON_TYPE = 'application/json; charset=utf-8';

/** The action APIs of Commons, of an encyclopedia below `/{lang}` and of a Wikidata, and the files themselves. */
export function madeCommons(made: MadeCommons): Answering {
  return (request, response, url) => {
    const { searchParams, pathname, origin } = url;
    const file = made.files[decodeURIComponent(pathname.replace(/^\/files\//, ''))];
    if (file !== undefined) return sending(file.bytes, file.mime ?? 'image/jpeg')(request, response, url);
    const host = `http://${request.headers.host ?? origin}`;
    const entity = searchParams.get('entity');
    const body = entity !== null ? claimsOf(made.items?.[entity]) : pagesOf(made, url, host);
    return sending(JSON.stringify(body), JSON_TYPE)(request, response, url);
  };
}

function claimsOf(value: string | undefined) {
  const snak = { snaktype: 'value', property: 'P18', datavalue: { value, type: 'string' } };
  return { claims: value === undefined ? [] : { P18: [{ mainsnak: snak, type: 'statement', rank: 'normal' }] } };
}

function pagesOf(made: MadeCommons, { pathname, searchParams }: URL, host: string) {
  const titles = searchParams.get('titles')?.split('|') ?? [];
  if (searchParams.get('prop') === 'pageimages') {
    const language = /^\/(\w+)\/w\//.exec(pathname)?.[1] ?? 'fi';
    const pages = titles.map((title) => ({ title, pageimage: made.articles?.[`${language}:${title}`] }));
    return { batchcomplete: true, query: { pages } };
  }
  const redirects = titles.flatMap((from) => {
    const to = made.files[from.slice('File:'.length)]?.redirectsTo;
    return to === undefined ? [] : [{ from, to: `File:${to}` }];
  });
  const leads = new Map(redirects.map(({ from, to }) => [from, to]));
  const pages = titles.map((title) => pageOf(made, leads.get(title) ?? title, host));
  return { batchcomplete: true, query: { ...(redirects.length > 0 && { redirects }), pages } };
}

function pageOf(made: MadeCommons, title: string, host: string) {
  const name = title.slice('File:'.length);
  const file = made.files[name];
  if (file === undefined) return { ns: 6, title, missing: true, imagerepository: '' };
  const { author = 'Aino', licence = 'cc-by-sa-4.0', mime = 'image/jpeg', size: [width, height] = [800, 600] } = file;
  const extmetadata = {
    ...(author !== null && { Artist: { value: author, source: 'commons-desc-page' } }),
    ...(licence !== null && {
      License: { value: licence, source: 'commons-templates', hidden: '' },
      LicenseShortName: {
        value: licence
          .toUpperCase()
          .replace('-', ' ')
          .replace(/-(?=\d)/, ' '),
      },
    }),
  };
  const address = file.url ?? `${host}/files/${encodeURIComponent(name)}`;
  return {
    ns: 6,
    title,
    imagerepository: 'local',
    imageinfo: [{ size: 1, width, height, url: address, mime, extmetadata }],
  };
}
