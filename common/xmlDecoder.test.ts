import { describe, expect, test } from 'vitest';
import { xmlDecoder } from './xmlDecoder.ts';

const textOf = (bytes: Uint8Array) => xmlDecoder(bytes).decode(bytes);
const declared = (encoding: string) => `<?xml version="1.0" encoding="${encoding}"?><a>ä</a>`;
const utf16be = (text: string) => Buffer.from(text, 'utf16le').swap16();

describe('bytes of an XML document are decoded', () => {
  test.each([
    ['by the encoding that it declares', declared('ISO-8859-1'), 'latin1', ''],
    ['by one declared in single quotes', "\n<?xml version='1.0' encoding = 'windows-1252' ?><a>ä</a>", 'latin1', ''],
    ['as UTF-8 where it declares none', '<a encoding="ISO-8859-1">ä</a>', 'utf8', ''],
    ['as UTF-8 where it says so', declared('UTF-8'), 'utf8', ''],
    ['by its byte order mark first', declared('ISO-8859-1'), 'utf8', '\uFEFF'],
    ['by the mark of UTF-16', declared('UTF-16'), 'utf16le', '\uFEFF'],
    // Programs whose strings are UTF-16 write so before they store UTF-8.
    ['as UTF-8 where it declares UTF-16 in bytes that are not', declared('utf-16'), 'utf8', ''],
  ] as const)('%s', (_how, text, encoding, mark) => {
    expect(textOf(Buffer.from(mark + text, encoding))).toBe(text);
  });

  test('by the mark of UTF-16 with the high byte first', () => {
    expect(textOf(utf16be(`\uFEFF${declared('UTF-16')}`))).toBe(declared('UTF-16'));
  });
});

test('an unknown encoding has no decoder', () => {
  expect(() => xmlDecoder(Buffer.from(declared('EBCDIC')))).toThrow(RangeError);
});

test('bytes that are no text in their encoding are refused', () => {
  expect(() => textOf(Buffer.from(declared('UTF-8'), 'latin1'))).toThrow(TypeError);
});
