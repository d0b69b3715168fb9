import { isIPv6 } from 'node:net';
import { z } from 'zod';
import { parseUrl } from '#common/urls/parseUrl.ts';

export const httpUrl = z.url({ protocol: /^https?$/ });

/** An address without path and query, in the form of an Origin header. */
export const origin = httpUrl
  .refine((address) => parseUrl(address)?.href === `${parseUrl(address)?.origin}/`)
  .transform((address) => new URL(address).origin);

/** Where a process listens: an IP address or the name of a host, without a port. */
export const listeningHost = z
  .string()
  .refine((host) => isIPv6(host) || /^[\w.-]+$/.test(host))
  .refine((host) => parseUrl(`http://${isIPv6(host) ? `[${host}]` : host}`) !== null)
  .default('127.0.0.1');
