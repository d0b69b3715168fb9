import type { AddressInfo } from 'node:net';
import type { Config } from '#api/platform/config.ts';
import { errorCodeOf } from '#api/platform/errorCode.ts';

/** Begins to listen. Throws a sentence for the operator; `variable` is what names the port. */
export async function listening<T>(
  { host, port }: Pick<Config, 'host' | 'port'>,
  listen: () => Promise<T>,
  variable = 'PORT',
): Promise<T> {
  try {
    return await listen();
  } catch (error) {
    const taken = errorCodeOf(error) === 'EADDRINUSE';
    const sentence = taken
      ? `Port ${port} of ${host} is taken by another program: set ${variable} to a free one.`
      : `The server cannot listen on port ${port} of ${host}.`;
    throw new Error(sentence, { cause: error });
  }
}

export function urlOf(address: AddressInfo | string | null, host: string): string {
  return originOf(host, typeof address === 'object' && address !== null ? address.port : 0);
}

/** The server's address for programs on this machine. */
export function originOf(host: string, port: number): string {
  const name = host === '0.0.0.0' || host === '::' || host === '127.0.0.1' ? 'localhost' : host;
  return `http://${name.includes(':') ? `[${name}]` : name}:${port}`;
}
