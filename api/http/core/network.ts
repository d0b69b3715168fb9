import { isIPv6 } from 'node:net';

/** The key of a rate limit: the IPv4 address, or the /64 of an IPv6 address, which belongs to one customer. */
export function networkOf(ip: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)?.[1];
  if (mapped !== undefined) return mapped;
  if (!isIPv6(ip)) return ip;
  const [head = '', tail] = ip.toLowerCase().split('%')[0]?.split('::') ?? [];
  const groups = (part: string | undefined) => (part === undefined || part === '' ? [] : part.split(':'));
  const first = groups(head);
  const last = groups(tail);
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - first.length - last.length - (ip.includes('.') ? 1 : 0));
  const all = [...first, ...Array.from({ length: zeros }, () => '0'), ...last];
  return `${all
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':')}::/64`;
}
