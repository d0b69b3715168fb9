import { expect, test } from 'vitest';
import { isOfPushService } from './pushService.ts';

const SERVICES = ['fcm.googleapis.com', '*.push.apple.com', 'http://127.0.0.1:4001'];

test.each([
  ['https://fcm.googleapis.com/fcm/send/abc', true],
  ['https://web.push.apple.com/Q', true],
  ['http://127.0.0.1:4001/x', true],
  ['https://push.apple.com/Q', false],
  ['http://fcm.googleapis.com/fcm/send/abc', false],
  ['https://fcm.googleapis.com:8443/fcm/send/abc', false],
  ['https://user@fcm.googleapis.com/fcm/send/abc', false],
  ['https://fcm.googleapis.com.evil.example/abc', false],
  ['https://evilpush.apple.com/abc', false],
  ['http://127.0.0.1:4002/x', false],
  ['https://169.254.169.254/latest', false],
  ['file:///etc/passwd', false],
  ['not an address', false],
])('%s is an address of a push service: %s', (endpoint, is) => {
  expect(isOfPushService(endpoint, SERVICES)).toBe(is);
});
