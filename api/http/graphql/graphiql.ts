import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { CACHE, sendCached } from '#api/http/core/caching.ts';

interface Page {
  /** Gzipped HTML: two megabytes instead of nine. */
  readonly body: Buffer;
  readonly policy: string;
}

const DEFAULT_QUERY = `# Places of Finland, in Finnish, Swedish and English.
{
  attractionLists(bounds: [24.9, 60.1, 25.0, 60.2], kind: museum) {
    best {
      attractionId
      name(language: en)
      stars
      category { name(language: en) }
    }
  }
}
`;

let page: Promise<Page> | undefined;

/** The in-browser editor at /graphql, with everything it needs in one page. */
export async function sendGraphiql(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  page ??= makePage();
  const { body, policy } = await page;
  reply.type('text/html; charset=utf-8').header('content-encoding', 'gzip').header('content-security-policy', policy);
  return sendCached(
    request,
    reply,
    body,
    `"${createHash('sha256').update(policy).digest('base64url')}"`,
    CACHE.revalidate,
  );
}

async function makePage(): Promise<Page> {
  // Nine megabytes of text, loaded when the page is first opened.
  const { renderGraphiQL } = await import('@graphql-yoga/render-graphiql');
  const html = renderGraphiQL({ title: 'Taival GraphQL', endpoint: '/graphql', defaultQuery: DEFAULT_QUERY });
  return { body: await promisify(gzip)(html), policy: policyOf(html) };
}

/** The page's Content-Security-Policy: its inline script (by hash), workers from blobs, inline styles, nothing else. */
function policyOf(html: string): string {
  const start = html.indexOf('<script>') + '<script>'.length;
  const script = html.slice(start, html.lastIndexOf('</script>'));
  const hash = createHash('sha256').update(script).digest('base64');
  return [
    "default-src 'none'",
    `script-src 'sha256-${hash}' blob:`,
    'worker-src blob:',
    "style-src 'unsafe-inline'",
    'img-src data: blob:',
    'font-src data:',
    "connect-src 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}
