import { describe, expect, test } from 'vitest';
import { articleHtml, shortened, textOf } from './articleHtml.ts';

const safe = (extract: string) => articleHtml(extract, 'fi');

describe('the text of an article', () => {
  test('has its paragraphs, lists and emphasis', () => {
    const html = '<p><b>Evo</b> on <i>kylä</i> H<sub>2</sub>O:n äärellä.</p><ul><li>yksi</li></ul>';
    expect(safe(html)).toBe(html);
  });

  test('that is plain is made of its lines, up to the first heading', () => {
    expect(safe('Evo on kylä & metsä.\nSiellä on 3 < 4.\n\n\n== Historia ==\nKauan sitten.')).toBe(
      '<p>Evo on kylä &amp; metsä.</p><p>Siellä on 3 &lt; 4.</p>',
    );
  });

  // Issue "Weather and encyclopedia": A hostile encyclopedia does no harm; its pictures are left out (RULINGS 28)
  test.each([
    ['spaces before a word', `<p>${'&nbsp;'.repeat(4000)}a</p>`],
    ['empty lines', `${'\n'.repeat(29_000)}a`],
    ['spaces before no heading', `${' \n'.repeat(14_000)}a`],
  ])('is read quickly in any case: %s', (_name, extract) => {
    expect(textOf(safe(extract)).trim()).toBe('a');
  });

  // Issue "Weather and encyclopedia": A hostile encyclopedia does no harm; its pictures are left out (RULINGS 28)
  test.each([
    ['a script', '<p>a<script>alert(1)</script>b</p>', '<p>ab</p>'],
    ['event handlers', '<p onclick="alert(1)" id="x" class="y">a<b onmouseover=alert(1)>b</b></p>', '<p>a<b>b</b></p>'],
    ['styles', '<style>p{}</style><p style="position:fixed">a</p>', '<p>a</p>'],
    [
      'pictures and what they load',
      '<p>a<img src=x onerror=alert(1)><picture><source srcset=x></picture><video src=x></video></p>',
      '<p>a</p>',
    ],
    [
      'svg and mathematics',
      '<p>a<svg><script>alert(1)</script><text>x</text></svg><math><mi xlink:href="javascript:alert(1)">x</mi>' +
        '</math></p>',
      '<p>a</p>',
    ],
    [
      'frames, objects, forms',
      '<p>a</p><iframe src="https://evil.example"></iframe><object data=x></object><form action=x><input>' +
        '<button>b</button></form>',
      '<p>a</p>b',
    ],
    [
      'links to scripts',
      '<p><a href="javascript:alert(1)">a</a> <a href=" jav\tascript:alert(1)">b</a> ' +
        '<a href="data:text/html,x">c</a> <a href="vbscript:x">d</a></p>',
      '<p>a b c d</p>',
    ],
    [
      'links that are not https, or hold a password or a port',
      '<p><a href="http://evil.example">a</a><a href="https://u:p@evil.example">b</a>' +
        '<a href="https://evil.example:8443/">c</a></p>',
      '<p>abc</p>',
    ],
    ['comments', '<p>a<!-- <script>alert(1)</script> --></p>', '<p>a</p>'],
    ['what is empty', '<p class="mw-empty-elt">\n</p><p>a</p><p> </p>', '<p>a</p>'],
    ['tables', '<p>a</p><table><tr><td>x</td></tr></table>', '<p>a</p>'],
    ['broken ends', '<p>a<b>b', '<p>a<b>b</b></p>'],
    ['half a tag', '<p>a</p><img src=x onerror=alert(1) ', '<p>a</p>'],
  ])('is rid of %s', (_what, hostile, expected) => {
    expect(safe(hostile)).toBe(expected);
  });

  test('has links to https alone, those of the encyclopedia whole, all of them without a way back', () => {
    expect(
      safe(
        '<p><a href="/wiki/H%C3%A4me" title="x" target="_top">Häme</a> ' +
          '<a href="//fi.wikipedia.org/wiki/A">A</a> <a href="https://evo.example/?a=1&amp;b=2">B</a></p>',
      ),
    ).toBe(
      '<p><a href="https://fi.wikipedia.org/wiki/H%C3%A4me" rel="noopener noreferrer nofollow" ' +
        'target="_blank">Häme</a> ' +
        '<a href="https://fi.wikipedia.org/wiki/A" rel="noopener noreferrer nofollow" target="_blank">A</a> ' +
        '<a href="https://evo.example/?a=1&amp;b=2" rel="noopener noreferrer nofollow" target="_blank">B</a></p>',
    );
  });

  test('of any length and depth is read quickly, and cut to what a page takes', () => {
    const start = performance.now();
    const deep = safe(`<p>${'<b>'.repeat(100_000)}x`);
    const long = safe(`<p>${'sana '.repeat(1_000)}</p>`.repeat(100));
    const attributes = safe(`<p ${'a="b" '.repeat(20_000)}>x</p>`);
    expect(performance.now() - start).toBeLessThan(5_000);
    expect([deep.length < 40_000, long.length <= 30_000, long.endsWith('</p>'), attributes]).toEqual([
      true,
      true,
      true,
      '',
    ]);
  });

  test('holds nothing that a browser would run, however elements are nested', () => {
    const hostile =
      '<p><noscript><p title="</noscript><img src=x onerror=alert(1)>"></noscript><template>' +
      '<script>alert(1)</script></template><a href="https://a.example/&quot;onclick=alert(1)">x</a><xmp>' +
      '<script>alert(1)</script></xmp></p><plaintext><script>alert(1)</script>';
    expect(safe(hostile)).not.toMatch(
      new RegExp(
        [
          /<(?!\/?(?:p|b|strong|i|em|ul|ol|li|sub|sup|br|a)\b)/.source,
          /\son\w+\s*=\s*[^&]*\balert\(1\)>/.source,
          /<a(?! href="https:\/\/[^"]*" rel="noopener noreferrer nofollow" target="_blank">)/.source,
        ].join('|'),
      ),
    );
  });
});

describe('a text is shortened to its first paragraph', () => {
  const first = '<p>Ensin.</p>';
  // SPEC §9: Wiki text shortened to the first paragraph if it ends more than 200 characters before the end
  test.each([
    ['when it ends more than 200 characters before the end', 201, true],
    ['not when it ends 200 characters before the end', 200, false],
  ])('%s', (_when, rest, isShortened) => {
    const html = `${first}<p>${'a'.repeat(rest)}</p>`;
    expect(shortened(html, 'fi')).toEqual(isShortened ? { html: first, isShortened } : { html, isShortened });
  });

  test('counting the characters of the text, not those of tags', () => {
    const html = `${first}<p><b>${'&amp;'.repeat(150)}</b></p>`;
    expect(shortened(html, 'fi').isShortened).toBe(false);
    expect(textOf('<p>a &amp; <b>b</b></p><p>c</p>')).toBe('a & b\nc');
  });
});
