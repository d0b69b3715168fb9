import { readFileSync } from 'node:fs';
import path from 'node:path';
import { beforeEach, expect, test } from 'vitest';

const PAGE = readFileSync(path.join(import.meta.dirname, '../../index.html'), 'utf8');
const SCRIPT = /<script>([^]*?)<\/script>/.exec(PAGE)?.[1] ?? '';
/** As a browser that runs scripts reads it: what stands in `noscript` is text. */
const BOOT = '<div class="boot"><noscript>&lt;p&gt;This page needs JavaScript.&lt;/p&gt;</noscript></div>';

type Listener = (event: { readonly type: string; readonly target: unknown }) => void;

/** Runs the inline script of a page as it is before the program has started. */
function open(root: string) {
  document.body.innerHTML = `<div id="root">${root}</div>`;
  const listeners = new Map<string, Listener>();
  let reloads = 0;
  const location = { reload: () => (reloads += 1) };
  const addEventListener = (type: string, listener: Listener) => listeners.set(type, listener);
  new Function('addEventListener', 'location', SCRIPT)(addEventListener, location);
  return {
    fail: (type: string, target: unknown) => listeners.get(type)?.({ type, target }),
    reloads: () => reloads,
  };
}

const entry = { type: 'module' };

beforeEach(() => sessionStorage.clear());

test('a page whose entry script is gone is reloaded', () => {
  const { fail, reloads } = open(BOOT);
  fail('error', entry);
  fail('error', entry);
  expect(reloads()).toBe(1);
});

test('so is one that cannot load the program that the entry asks for', () => {
  const { fail, reloads } = open(BOOT);
  fail('vite:preloadError', window);
  expect(reloads()).toBe(1);
});

test('where the reload did not help the page shows what can be read without the program', () => {
  open(BOOT).fail('error', entry);
  const { fail, reloads } = open(BOOT);
  fail('error', entry);
  expect(reloads()).toBe(0);
  expect(document.querySelector('.boot > p')?.textContent).toBe('This page needs JavaScript.');
});

test('but not over what the server has written into the page', () => {
  const early = `<div class="early">Museums</div>${BOOT}`;
  open(early).fail('error', entry);
  open(early).fail('error', entry);
  expect(document.querySelector('.boot > p')).toBeNull();
});

test('a minute later it is reloaded again', () => {
  sessionStorage.setItem('boot.reloadedAt', `${Date.now() - 60_001}`);
  const { fail, reloads } = open(BOOT);
  fail('error', entry);
  expect(reloads()).toBe(1);
});

test.each([
  ['the program has started', '<main></main>', entry],
  ['a picture is missing', BOOT, { src: '/a.png' }],
  ['a script has thrown', BOOT, window],
])('nothing is reloaded where %s', (_what, root, target) => {
  const { fail, reloads } = open(root);
  fail('error', target);
  expect(reloads()).toBe(0);
});
