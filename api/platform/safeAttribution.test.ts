import { expect, test } from 'vitest';
import { safeAttribution } from './safeAttribution.ts';

test('text and links stay', () => {
  expect(
    safeAttribution(
      '<a href="https://example.org/copyright" target="_blank" onclick="alert(1)">© OpenStreetMap</a> &amp; others',
    ),
  ).toBe('<a href="https://example.org/copyright" rel="noopener noreferrer">© OpenStreetMap</a> &amp; others');
});

test.each([
  ['<script>alert(1)</script>Maps', 'Maps'],
  ['<img src=x onerror=alert(1)>Maps', 'Maps'],
  ['<b onmouseover=alert(1)>Maps</b>', 'Maps'],
  ['<a href="javascript:alert(1)">Maps</a>', 'Maps'],
  ['<a href="JaVaScRiPt&#58;alert(1)">Maps</a>', 'Maps'],
  ['<a href="data:text/html,x">Maps</a>', 'Maps'],
  ['<a href="//evil.example">Maps</a>', 'Maps'],
  ['<a href="/v/map">Maps</a>', 'Maps'],
  ['<style>*{display:none}</style>Maps', 'Maps'],
  ['<svg><a xlink:href="javascript:alert(1)">Maps</a></svg>', 'Maps'],
  [
    '<a href="https://a.example/" style="position:fixed">Maps</a>',
    '<a href="https://a.example/" rel="noopener noreferrer">Maps</a>',
  ],
  ['a < b', 'a &lt; b'],
  ['<a href="https://a.example/">Maps', '<a href="https://a.example/" rel="noopener noreferrer">Maps</a>'],
])('%s becomes %s', (html, safe) => {
  expect(safeAttribution(html)).toBe(safe);
});

test.each(['', ' ', '<br>', null, undefined, 7])('%j says nothing', (html) => {
  expect(safeAttribution(html)).toBeNull();
});

test('a text without end is cut', () => {
  expect(safeAttribution('x'.repeat(100_000))?.length).toBe(1000);
});
