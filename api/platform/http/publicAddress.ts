import { lookup } from 'node:dns';
import { BlockList, isIP, type LookupFunction } from 'node:net';

/** IPv4 networks that are no part of the public internet (IANA special-purpose registry, multicast, reserved). */
const NOT_PUBLIC_V4: readonly (readonly [net: string, prefix: number])[] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
];

/** Parts of the global unicast network of IPv6 that lead elsewhere: Teredo and others, documentation, 6to4. */
const NOT_PUBLIC_V6: readonly (readonly [net: string, prefix: number])[] = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
];

const refused = new BlockList();
for (const [net, prefix] of NOT_PUBLIC_V4) refused.addSubnet(net, prefix, 'ipv4');
for (const [net, prefix] of NOT_PUBLIC_V6) refused.addSubnet(net, prefix, 'ipv6');
const globalUnicast = new BlockList();
globalUnicast.addSubnet('2000::', 3, 'ipv6');

/**
 * Whether an IP address is one of the public internet. All of IPv6 but global unicast is refused, so mapped IPv4 too.
 */
export function isPublicAddress(address: string): boolean {
  const family = isIP(address);
  if (family === 4) return !refused.check(address, 'ipv4');
  return family === 6 && globalUnicast.check(address, 'ipv6') && !refused.check(address, 'ipv6');
}

/** A host name has an address that is not public, or is one. */
export class NotPublicError extends Error {
  override readonly name = 'NotPublicError';
}

/**
 * Resolves a name for a connection, and fails with NotPublicError where any of its addresses is not public: the checked
 * address is the one connected to, even if the name resolves to another one a moment later.
 */
export const lookupPublic: LookupFunction = (hostname, options, callback) => {
  lookup(hostname, { ...options, all: true }, (error, addresses) => {
    const [first] = addresses ?? [];
    if (error !== null) return callback(error, '');
    if (first === undefined || addresses.some(({ address }) => !isPublicAddress(address)))
      return callback(new NotPublicError(`${hostname} is no public address`), '');
    return options.all === true ? callback(null, addresses) : callback(null, first.address, first.family);
  });
};

/** The host of a URL as an IP address; null where it is a name. */
export function addressIn({ hostname }: URL): string | null {
  const bare = hostname.replace(/^\[|\]$/g, '');
  return isIP(bare) === 0 ? null : bare;
}

/** Whether a host of a URL resolves to public addresses alone. */
export function isPublicHost(url: URL): Promise<boolean> {
  const address = addressIn(url);
  if (address !== null) return Promise.resolve(isPublicAddress(address));
  return new Promise((resolve) => {
    lookupPublic(url.hostname, { all: true }, (error) => resolve(error === null));
  });
}
