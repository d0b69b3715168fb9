import { text } from 'node:stream/consumers';
import { z } from 'zod';
import { startUpstream, type Upstream } from './upstream.ts';

/** A made CDN before a server: caches public answers by URL, drops them by the tags that are posted to `purgeUrl`. */
export interface Cdn extends Pick<Upstream, 'url' | 'close'> {
  readonly purgeUrl: string;
  /** Purge requests that came, with the token of each; those that were refused too. */
  readonly purges: readonly { readonly token: string | undefined; readonly tags: readonly string[] }[];
  /** From now on purge requests are refused with 503, or taken. */
  refuse(isRefused: boolean): void;
}

interface CachedAnswer {
  readonly type: string;
  readonly body: Buffer;
  readonly tags: readonly string[];
}

const purgeBody = z.object({ tags: z.array(z.string()) });

export async function startCdn(origin: string): Promise<Cdn> {
  const cached = new Map<string, CachedAnswer>();
  const purges: { token: string | undefined; tags: readonly string[] }[] = [];
  let isRefused = false;
  const pass = async (path: string): Promise<CachedAnswer | number> => {
    const known = cached.get(path);
    if (known) return known;
    const response = await fetch(origin + path);
    const body = Buffer.from(await response.arrayBuffer());
    if (response.status !== 200) return response.status;
    const tags = response.headers.get('cache-tag')?.split(',') ?? [];
    const answer = { type: response.headers.get('content-type') ?? '', body, tags };
    if (response.headers.get('cache-control')?.startsWith('public') === true) cached.set(path, answer);
    return answer;
  };
  const upstream = await startUpstream((request, response, url) => {
    void (async () => {
      if (request.method === 'POST' && url.pathname === '/purge') {
        const { tags } = purgeBody.parse(JSON.parse(await text(request)));
        purges.push({ token: request.headers.authorization, tags });
        if (!isRefused)
          for (const [path, answer] of cached) if (answer.tags.some((tag) => tags.includes(tag))) cached.delete(path);
        response.writeHead(isRefused ? 503 : 200).end();
        return;
      }
      const answer = await pass(url.pathname);
      if (typeof answer === 'number') response.writeHead(answer).end();
      else response.writeHead(200, { 'content-type': answer.type }).end(answer.body);
    })();
  });
  return {
    url: upstream.url,
    purgeUrl: `${upstream.url.replace('//', '//secret@')}/purge`,
    purges,
    refuse: (refused) => {
      isRefused = refused;
    },
    close: () => upstream.close(),
  };
}
