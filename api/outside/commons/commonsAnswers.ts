import { z } from 'zod';
import { lineOf } from '#api/outside/encyclopedia/articleHtml.ts';
import { parseUrl } from '#common/urls/parseUrl.ts';
import { filePageUrl, titled } from './fileTitle.ts';
import { licenceOf } from './licence.ts';

/** The author of a photo, and the terms by which it is shown. */
export interface PhotoCredit {
  /** Plain text, never empty. */
  readonly author: string;
  /** Its short name, such as `CC BY-SA 4.0`. */
  readonly licence: string;
  /** Its text; null where there is none, as in the public domain. */
  readonly licenceUrl: string | null;
  /** The page of the file. */
  readonly pageUrl: string;
}

/** A photo that may be shown. */
export interface CommonsFile {
  /** Without its namespace. */
  readonly title: string;
  readonly credit: PhotoCredit;
  /** The photo, or a smaller one of the service's own. */
  readonly downloadUrl: URL;
}

const text = z.object({ value: z.union([z.string(), z.number()]) });
const info = z.object({
  url: z.string().optional(),
  thumburl: z.string().optional(),
  width: z.number().optional(),
  height: z.number().optional(),
  mime: z.string().optional(),
  extmetadata: z.record(z.string(), z.unknown()).optional(),
});
const page = z.object({ title: z.string(), imageinfo: z.array(info).optional() });
const pages = z.union([z.array(z.unknown()), z.record(z.string(), z.unknown())]);
const named = z.object({ from: z.string(), to: z.string() });
const answer = z.object({
  query: z.object({
    pages: pages.optional(),
    normalized: z.array(named).optional(),
    redirects: z.array(named).optional(),
  }),
});

const TYPES: ReadonlySet<string> = new Set(['image/jpeg', 'image/png', 'image/webp']);
/** Pixels: smaller ones look poor at the head of a place. */
const SIDE_MIN = 400;
const AUTHOR_MAX = 200;
/** Texts that replace the author's name where the author is unknown. */
const NOBODY =
  /^(?:the )?(?:unknown|anonymous|tuntematon|okänd|n\/a|see below|author unknown)(?:\s*(?:author|tekijä))?\.?$/i;

/**
 * The files that were asked for and may be shown, by the titles they were asked for by: those with an author and a
 * licence that allows it. Throws ZodError for an answer of another form.
 */
export function filesOf(body: unknown, asked: readonly string[]): ReadonlyMap<string, CommonsFile> {
  const { pages: found = [], normalized = [], redirects = [] } = answer.parse(body).query;
  const leads = new Map([...normalized, ...redirects].map(({ from, to }) => [from, to]));
  const byTitle = new Map(
    Object.values(found).flatMap((one) => {
      const read = page.safeParse(one);
      return read.success ? [[read.data.title, read.data] as const] : [];
    }),
  );
  return new Map(
    asked.flatMap((title) => {
      let at = `File:${title}`;
      for (let steps = 0; steps < 4; steps += 1) at = leads.get(at) ?? at;
      const one = byTitle.get(at);
      const file = one === undefined ? null : fileOf(one);
      return file === null ? [] : [[title, file] as const];
    }),
  );
}

function fileOf({ title: named, imageinfo }: z.output<typeof page>): CommonsFile | null {
  const title = titled(named.replace(/^[^:]+:/, ''));
  const one = imageinfo?.[0];
  if (title === null || one === undefined || !TYPES.has(one.mime ?? '')) return null;
  if (Math.min(one.width ?? 0, one.height ?? 0) < SIDE_MIN) return null;
  const downloadUrl = parseUrl(one.thumburl ?? one.url ?? '');
  const credit = creditOf(title, one.extmetadata ?? {});
  return downloadUrl === null || credit === null ? null : { title, credit, downloadUrl };
}

function creditOf(title: string, metadata: Readonly<Record<string, unknown>>): PhotoCredit | null {
  const value = (name: string) => {
    const read = text.safeParse(metadata[name]);
    return read.success ? String(read.data.value) : '';
  };
  // The author may ask to be named in other words than the field of the author has.
  const author = lineOf(value('Attribution')) || lineOf(value('Artist'));
  const licence = licenceOf({ code: value('License'), name: lineOf(value('LicenseShortName')) });
  if (author === '' || author.length > AUTHOR_MAX || NOBODY.test(author) || licence === null) return null;
  return { author, licence: licence.name, licenceUrl: licence.url, pageUrl: filePageUrl(title) };
}

/** The file of an article's picture; null where it has none. Throws ZodError for an answer of another form. */
export function pageImageOf(body: unknown): string | null {
  const read = z
    .object({ query: z.object({ pages: z.array(z.object({ pageimage: z.string().optional() })).optional() }) })
    .parse(body);
  return titled(read.query.pages?.[0]?.pageimage ?? '');
}

const claims = z.object({
  claims: z
    .object({
      P18: z.array(z.object({ mainsnak: z.object({ datavalue: z.object({ value: z.unknown() }).optional() }) })),
    })
    .partial()
    .or(z.array(z.unknown()).transform(() => ({ P18: undefined }))),
});

/** The files of an item's pictures (P18), the first first. Throws ZodError for an answer of another form. */
export function itemImagesOf(body: unknown): string[] {
  return (claims.parse(body).claims.P18 ?? []).flatMap(({ mainsnak }) => {
    const value = mainsnak.datavalue?.value;
    return (typeof value === 'string' ? titled(value) : null) ?? [];
  });
}
