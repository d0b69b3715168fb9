import { expect, test } from 'vitest';
import { isPublicAddress, isPublicHost } from './publicAddress.ts';

test.each(['93.184.216.34', '8.8.8.8', '172.32.0.1', '100.128.0.1', '2606:2800:220:1::1'])(
  '%s is public',
  (address) => {
    expect(isPublicAddress(address)).toBe(true);
  },
);

test.each([
  '0.0.0.0',
  '10.1.2.3',
  '100.64.0.1',
  '127.0.0.1',
  '127.255.255.254',
  '169.254.169.254',
  '172.16.0.1',
  '172.31.255.255',
  '192.168.1.1',
  '198.18.0.1',
  '224.0.0.1',
  '255.255.255.255',
  '::',
  '::1',
  '::ffff:127.0.0.1',
  '::ffff:8.8.8.8',
  '64:ff9b::a00:1',
  'fc00::1',
  'fd12::1',
  'fe80::1',
  'fec0::1',
  'ff02::1',
  '2001::1',
  '2001:db8::1',
  '2002:7f00:1::',
  'no address',
])('%s is not public', (address) => {
  expect(isPublicAddress(address)).toBe(false);
});

test.each([
  'https://localhost/',
  'https://127.1/',
  'https://0x7f000001/',
  'https://2130706433/',
  'https://[::1]/',
  'https://[::ffff:10.0.0.1]/',
])('%s is no public host, in any notation', async (url) => {
  expect(await isPublicHost(new URL(url))).toBe(false);
});
