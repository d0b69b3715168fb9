import { describe, expect, test } from 'vitest';
import { type DocumentParts, renderDocument, scriptJson } from './document.ts';

const TEMPLATE = '<!doctype html><html lang="fi" class="x"><head><meta charset="utf-8"><title>Taival</title></head><body></body></html>';

const PARTS: DocumentParts = {
  language: 'sv',
  title: 'Noux',
  description: 'Nationalpark',
  canonical: 'https://taival.example/v/place/5',
  config: { basemap: null },
  data: [],
};

describe('the served page', () => {
  test('has the language, one title and the canonical address', () => {
    const html = renderDocument(TEMPLATE, PARTS);
    expect(html).toContain('<html lang="sv">');
    expect(html.match(/<title>/g)).toHaveLength(1);
    expect(html).toContain('<title>Noux</title>');
    expect(html).toContain('<link rel="canonical" href="https://taival.example/v/place/5">');
  });

  test('a name cannot leave its attribute, its element or its script', () => {
    const name = `"><script>alert(1)</script><!-- ' & $& $1`;
    const data = [{ documentId: 'a', variables: { name }, response: { data: { name } } }];
    const html = renderDocument(TEMPLATE, { ...PARTS, title: name, description: name, data });
    expect(html).not.toContain('<script>alert');
    expect(html).not.toContain('content=""');
    const json = /<script id="taival-data" type="application\/json">(.*)<\/script>/.exec(html)?.[1] ?? '';
    expect(JSON.parse(json)).toEqual(data);
    expect(html).toContain('$&amp; $1');
  });

  test('an address of nothing of its own is in no search engine twice', () => {
    expect(renderDocument(TEMPLATE, { ...PARTS, canonical: null })).not.toContain('canonical');
  });

  test('line separators of JavaScript stay inside their text', () => {
    expect(scriptJson('\u2028</script>\u2029')).toBe('"\\u2028\\u003c/script>\\u2029"');
  });
});
