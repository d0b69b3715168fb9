import { describe, expect, test } from 'vitest';
import { type DocumentParts, renderDocument, scriptJson } from './document.ts';
import { listLinkedData } from './linkedData/listLinkedData.ts';
import { addressOf } from './pageAddress.ts';
import type { PageHead } from './pageHead.ts';

const TEMPLATE =
  '<!doctype html><html lang="fi" class="x"><head><meta charset="utf-8"><title>Taival</title></head><body>' +
  '<div id="root"><i>mark</i></div></body></html>';

const HEAD: PageHead = {
  status: 200,
  title: 'Noux – Taival',
  description: 'Nationalpark',
  type: 'article',
  picture: null,
  address: addressOf('/v/place/5'),
  moved: null,
  shared: addressOf('/v/map/5?pos=11,24,60'),
  shows: null,
};

const PARTS: DocumentParts = {
  head: HEAD,
  language: 'sv',
  asked: null,
  publicUrl: 'https://taival.example',
  config: { basemap: null },
  isEmbeddable: true,
  data: [],
  linked: null,
  texts: '/assets/sv-1.js',
  early: '',
};

const HOSTILE = `"><script>alert(1)</script><!-- ' & $& $1 </title></head>`;

describe('the served page', () => {
  test('has its language and one title', () => {
    const html = renderDocument(TEMPLATE, PARTS);
    expect(html).toContain('<html lang="sv">');
    expect(html.match(/<title>/g)).toHaveLength(1);
    expect(html).toContain('<title>Noux – Taival</title>');
  });

  test('has its texts fetched at once', () => {
    expect(renderDocument(TEMPLATE, PARTS)).toContain('<link rel="modulepreload" href="/assets/sv-1.js" crossorigin>');
    expect(renderDocument(TEMPLATE, { ...PARTS, texts: null })).not.toContain('modulepreload');
  });

  test('can be read before its program runs', () => {
    expect(renderDocument(TEMPLATE, { ...PARTS, early: '<p>$& Noux</p>' })).toContain(
      '<div id="root"><p>$& Noux</p><i>mark</i></div>',
    );
  });

  test('leads search engines to one address, and to the other languages', () => {
    const html = renderDocument(TEMPLATE, PARTS);
    expect(html).toContain('<link rel="canonical" href="https://taival.example/v/place/5">');
    for (const language of ['fi', 'sv', 'en']) {
      expect(html).toContain(
        `<link rel="alternate" hreflang="${language}" href="https://taival.example/v/place/5?lang=${language}">`,
      );
    }
    expect(html).toContain('<link rel="alternate" hreflang="x-default" href="https://taival.example/v/place/5">');
    expect(html).not.toContain('noindex');
  });

  test('in a language that was asked for is a page of that language', () => {
    const html = renderDocument(TEMPLATE, { ...PARTS, asked: 'sv' });
    expect(html).toContain('<link rel="canonical" href="https://taival.example/v/place/5?lang=sv">');
    expect(html).toContain(
      '<meta property="og:url" content="https://taival.example/v/map/5?pos=11,24,60&amp;lang=sv">',
    );
  });

  test('is shared with its title, its text, its language and a picture', () => {
    const html = renderDocument(TEMPLATE, PARTS);
    for (const [property, content] of [
      ['og:site_name', 'Taival'],
      ['og:type', 'article'],
      ['og:title', 'Noux – Taival'],
      ['og:description', 'Nationalpark'],
      ['og:url', 'https://taival.example/v/map/5?pos=11,24,60'],
      ['og:locale', 'sv_FI'],
      ['og:image', 'https://taival.example/static/share.png'],
      ['og:image:alt', 'Taival: Finlands natur, leder och sevärdheter på kartan'],
    ]) {
      expect(html).toContain(`<meta property="${property}" content="${content}">`);
    }
    expect(html.match(/og:locale:alternate/g)).toHaveLength(2);
  });

  test('without an address of its own is in no search engine', () => {
    const html = renderDocument(TEMPLATE, { ...PARTS, head: { ...HEAD, address: null, shared: null } });
    expect(html).toContain('<meta name="robots" content="noindex">');
    expect(html).not.toMatch(/canonical|hreflang|og:url/);
  });

  test('a name cannot leave its attribute, its element or its script', () => {
    const data = [{ documentId: 'a', variables: { HOSTILE }, response: { data: { HOSTILE } } }];
    const head = {
      ...HEAD,
      title: HOSTILE,
      description: HOSTILE,
      address: addressOf(`/v/${HOSTILE}`),
      shared: addressOf(`/v/${HOSTILE}`),
    };
    const linked = listLinkedData(HOSTILE, [{ attractionId: 5, name: HOSTILE }], 'https://taival.example');
    const html = renderDocument(TEMPLATE, { ...PARTS, head, data, linked });
    expect(html).not.toContain('<script>alert');
    expect(html.match(/<\/head>/g)).toHaveLength(1);
    expect(html.match(/<\/title>/g)).toHaveLength(1);
    expect(html).not.toContain('content=""');
    const json = /<script id="taival-data" type="application\/json">(.*)<\/script>/.exec(html)?.[1] ?? '';
    expect(JSON.parse(json)).toEqual(data);
    const machines = /<script type="application\/ld\+json">(.*)<\/script>/.exec(html)?.[1] ?? '';
    expect(JSON.parse(machines)).toEqual(linked);
    expect(html).toContain('$&amp; $1');
  });

  test('line separators of JavaScript stay inside their text', () => {
    expect(scriptJson('\u2028</script>\u2029')).toBe('"\\u2028\\u003c/script>\\u2029"');
  });
});
