import { expect, test } from 'vitest';
import { storageNotice } from './storageNotice.ts';

const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 ' +
  'Mobile/15E148 Safari/604.1';
const CHROME_OF_IPHONE = IPHONE.replace('Version/18.5', 'CriOS/137.0');
const ANDROID =
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/137.0.0.0 Mobile Safari/537.36';
const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';

test.each([
  [true, false, IPHONE, 'saved.sevenDays'],
  [false, false, CHROME_OF_IPHONE, 'saved.sevenDays'],
  [false, true, IPHONE, 'saved.notPromised'],
  [true, false, ANDROID, 'saved.promised'],
  [false, false, FIREFOX, 'saved.notPromised'],
])(
  'where areas are promised: %s, and the app is installed: %s, %s says %s',
  (isPromised, isInstalled, agent, notice) => {
    expect(storageNotice(isPromised, isInstalled, agent)).toBe(notice);
  },
);
