import { describe, expect, test } from 'vitest';
import { childrenOf, textOf, type XmlElement, xmlElements } from './xmlElements.ts';

const LIST = 'list/items';

function elementsOf(xml: string | Buffer, containers: readonly string[] = [LIST]): XmlElement[] {
  const taken: XmlElement[] = [];
  const elements = xmlElements(containers, (element) => void taken.push(element));
  // In pieces that cut tags, entities and letters.
  const bytes = Buffer.from(xml);
  const piece = Math.max(7, Math.ceil(bytes.length / 1_000));
  for (let at = 0; at < bytes.length; at += piece) elements.write(bytes.subarray(at, at + piece));
  elements.end();
  return taken;
}

describe('elements of XML', () => {
  test('are handed over with their text, attributes and parts, without prefixes', () => {
    const [item] = elementsOf(
      '<a:list><title>x</title><items><a:item id="1"> Sää &amp; <b>lumi</b><b>jää</b><![CDATA[<i>]]> ' +
        '</a:item></items></a:list>',
    );
    if (item === undefined) throw new Error('no item');
    expect([item.name, item.attributes, item.text]).toEqual(['item', { id: '1' }, ' Sää & <i> ']);
    expect([childrenOf(item, 'b').length, textOf(item, 'b'), textOf(item, 'c')]).toEqual([2, 'lumi', '']);
  });

  test('of a container are handed over one by one, each before the next is read', () => {
    let taken = 0;
    const elements = xmlElements([LIST], () => void (taken += 1));
    elements.write(Buffer.from('<list><items>'));
    for (let at = 1; at <= 1_000; at += 1) {
      elements.write(Buffer.from(`<item>${'x'.repeat(10_000)}</item>`));
      expect(taken).toBe(at);
    }
  });

  test('of a document are one where its own element is asked for', () => {
    expect(elementsOf('<?xml version="1.0"?>\n<alert><a/></alert>\n', ['']).map(({ name }) => name)).toEqual(['alert']);
    expect(elementsOf('<html><body>Sorry</body></html>')).toEqual([]);
  });

  const bomb = Array.from({ length: 10 }, (_, at) => `<!ENTITY e${at + 1} "${`&e${at};`.repeat(10)}">`).join('');
  test.each<[string, string | Buffer]>([
    ['a page of HTML', '<!DOCTYPE html><html><body><p>Sorry<br></body></html>'],
    ['entities that grow', `<!DOCTYPE list [<!ENTITY e0 "ha">${bomb}]><list><items><item>&e10;</item></items></list>`],
    [
      'a file of ours as an entity',
      '<!DOCTYPE l [<!ENTITY f SYSTEM "file:///etc/passwd">]><list><items>&f;</items></list>',
    ],
    ['an entity of HTML', '<list><items><item>S&auml;&auml;</item></items></list>'],
    ['tags that do not fit', '<list><items><item></items></item></list>'],
    ['half a document', '<list><items><item>1</item>'],
    ['nothing', ''],
    ['JSON', '{"list":[]}'],
    ['two documents', '<list/><list/>'],
    ['other letters than UTF-8', Buffer.from('<list><items><item>Sää</item></items></list>', 'latin1')],
    ['what is nested deep', `<list><items>${'<item>'.repeat(50)}${'</item>'.repeat(50)}</items></list>`],
    ['an element of too many parts', `<list><items><item>${'<a/>'.repeat(200_001)}</item></items></list>`],
  ])('are not read from %s', (_, xml) => {
    expect(() => elementsOf(xml)).toThrow(Error);
  });

  test.each([
    ['a text', '<list><items><item>'],
    ['a comment', '<list><!--'],
    ['an attribute', '<list a="'],
    ['a name', '<list'],
  ])('are not read from %s without end', (_, beginning) => {
    const elements = xmlElements([LIST], () => undefined);
    const chunk = Buffer.alloc(1_000_000, 'x');
    elements.write(Buffer.from(beginning));
    expect(() => {
      for (let at = 0; at < 10; at += 1) elements.write(chunk);
    }).toThrow('too long');
  });
});
