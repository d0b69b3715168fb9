import { request as httpRequest } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { USER_AGENT } from './httpClient.ts';
import { addressIn, isPublicAddress, lookupPublic, NotPublicError } from './publicAddress.ts';

/** For one POST, its answer included. */
const TIMEOUT_MS = 5_000;

/**
 * One POST of JSON to an address that a user gave; answers the status. Redirects are not followed, and the body of the
 * answer is not read. Throws NotPublicError for anything but https at public addresses, unless it `isTrusted`; another
 * error where nothing answers in time, or the connection ends without an answer.
 */
export function postPublic(
  url: URL,
  body: string,
  { headers, isTrusted }: { readonly headers: Readonly<Record<string, string>>; readonly isTrusted: boolean },
): Promise<number> {
  const address = addressIn(url);
  const isRefused = url.protocol !== 'https:' || (address !== null && !isPublicAddress(address));
  if (isRefused && !isTrusted) return Promise.reject(new NotPublicError(`${url.host} is no public address`));
  const send = url.protocol === 'https:' ? httpsRequest : httpRequest;
  const options = {
    method: 'POST',
    headers: {
      ...headers,
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(body),
      'user-agent': USER_AGENT,
    },
    signal: AbortSignal.timeout(TIMEOUT_MS),
    agent: false,
    ...(!isTrusted && { lookup: lookupPublic }),
  };
  return new Promise((resolve, reject) => {
    const request = send(url, options, (response) => {
      resolve(response.statusCode ?? 0);
      response.destroy();
    });
    request.once('error', reject);
    // Node.js closes a connection without an error after a 101, and then the timeout ends nothing.
    request.once('close', () => reject(new Error(`${url.host} closed the connection without an answer`)));
    request.end(body);
  });
}
