import type { FastifyReply, FastifyRequest } from 'fastify';
import { prefersPage } from '#api/rest/core/acceptHeaders.ts';
import type { DeclaredRoute } from './audiences.ts';
import { addVary, CACHE } from './caching.ts';

/** Paths that programs ask: their errors are JSON, whatever a browser would like. */
const PROGRAM_PATHS = /^\/(?:api|graphql|mcp|ogc|tiles|dumps)(?:\/|$)/;

/** What else than a page a browser could be answered. */
const DATA_TYPES = ['application/json'] as const;

export interface UnroutedOptions {
  readonly routes: () => readonly DeclaredRoute[];
  /** The page for people whose address leads nowhere, in the language of a header Accept-Language. */
  readonly missingPage: ((acceptLanguage: string | undefined) => string) | null;
}

/**
 * Answers a request that no route takes: 405 with `Allow` where its path has routes of other methods (RFC 9110
 * §15.5.6), else 404, to people as a page.
 */
export function answerUnrouted({ routes, missingPage }: UnroutedOptions) {
  // The routes are complete when the first request comes.
  let methodsOf: ((path: string) => readonly string[]) | null = null;
  return ({ method, url, headers }: FastifyRequest, reply: FastifyReply): FastifyReply => {
    const path = url.split('?', 1)[0] ?? '';
    methodsOf ??= methodsOfPaths(routes());
    const allowed = methodsOf(path);
    reply.header('cache-control', CACHE.never);
    if (allowed.length > 0 && !allowed.includes(method))
      return reply.code(405).header('allow', allowed.join(', ')).send({ message: 'methodNotAllowed' });
    reply.code(404);
    if (missingPage === null || PROGRAM_PATHS.test(path)) return reply.send({ message: 'notFound' });
    addVary(reply, 'accept');
    if (!prefersPage(headers.accept, DATA_TYPES)) return reply.send({ message: 'notFound' });
    addVary(reply, 'accept-language');
    return reply.type('text/html; charset=utf-8').send(missingPage(headers['accept-language']));
  };
}

/** A function that lists the methods of a path's routes, sorted; none for a path without routes. */
export function methodsOfPaths(
  routes: readonly Pick<DeclaredRoute, 'method' | 'url'>[],
): (path: string) => readonly string[] {
  const methods = new Map<string, Set<string>>();
  for (const { method, url } of routes) {
    const path = withoutSlash(url);
    methods.set(path, (methods.get(path) ?? new Set()).add(method));
  }
  const patterns = [...methods].flatMap(([url, taken]) => (/[:*]/.test(url) ? [[patternOf(url), taken] as const] : []));
  return (path) => {
    const matching = patterns.flatMap(([pattern, taken]) => (pattern.test(path) ? [...taken] : []));
    return [...new Set([...(methods.get(withoutSlash(path)) ?? []), ...matching])].sort();
  };
}

function withoutSlash(path: string): string {
  return path.replace(/\/$/, '');
}

/**
 * The paths of a route of Fastify, with or without a slash at their end: `:name` is a segment or a part of one, `*` is
 * anything.
 */
function patternOf(url: string): RegExp {
  const pattern = url
    .replace(/[.+?^${}()|[\]\\]/g, '\\$&')
    .replace(/:\w+/g, '[^/]+?')
    .replace(/\*/g, '.*');
  return new RegExp(`^${pattern}/?$`);
}
