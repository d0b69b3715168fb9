/** What the server writes into index.html before it goes out. */
export interface DocumentParts {
  readonly language: string;
  readonly title: string;
  readonly description: string;
  /** Absolute URL; null where the page has none of its own. */
  readonly canonical: string | null;
  /** The client's settings. */
  readonly config: unknown;
  /** Answers of the route's persisted queries. */
  readonly data: readonly BootAnswer[];
}

export interface BootAnswer {
  readonly documentId: string;
  readonly variables: Readonly<Record<string, unknown>>;
  readonly response: { readonly data: Readonly<Record<string, unknown>> };
}

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/** Text for an attribute in quotes or between tags. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character);
}

/** JSON for a script element: nothing in it can end the element or begin a comment. */
export function scriptJson(value: unknown): string {
  return JSON.stringify(value).replace(/</g, '\\u003c').replace(/\u2028/g, '\\u2028').replace(/\u2029/g, '\\u2029');
}

/** The built page with language, title, head tags, settings and answers in it. */
export function renderDocument(template: string, parts: DocumentParts): string {
  return template
    .replace(/<html[^>]*>/, () => `<html lang="${escapeHtml(parts.language)}">`)
    .replace(/<title>[^<]*<\/title>/, () => '')
    .replace('</head>', () => `${head(parts)}</head>`);
}

function head({ title, description, canonical, config, data }: DocumentParts): string {
  const meta = (key: string, name: string, content: string) => `<meta ${key}="${name}" content="${escapeHtml(content)}">`;
  return [
    `<title>${escapeHtml(title)}</title>`,
    meta('name', 'description', description),
    meta('property', 'og:type', 'website'),
    meta('property', 'og:title', title),
    meta('property', 'og:description', description),
    ...(canonical === null ? [] : [meta('property', 'og:url', canonical), `<link rel="canonical" href="${escapeHtml(canonical)}">`]),
    `<script id="taival-config" type="application/json">${scriptJson(config)}</script>`,
    ...(data.length === 0 ? [] : [`<script id="taival-data" type="application/json">${scriptJson(data)}</script>`]),
    '',
  ].join('\n');
}
