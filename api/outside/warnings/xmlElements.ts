import { SaxesParser } from 'saxes';

/** An element of XML with its text and what it holds; names are without prefix. */
export interface XmlElement {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  /** Its own text, of all parts together. */
  readonly text: string;
  readonly children: readonly XmlElement[];
}

interface OpenElement extends XmlElement {
  text: string;
  readonly children: OpenElement[];
}

export interface XmlElements {
  /** Reads on. Throws Error for what is not well-formed, has a document type, or is larger or deeper than allowed. */
  write(chunk: Uint8Array): void;
  /** Throws Error where the document is not whole. */
  end(): void;
}

const DEPTH_MAX = 30;
/** Characters that the parser may hold back until a tag, a text or a comment ends. */
const UNFINISHED_MAX = 8_000_000;
/** Of one element that is handed over. */
const ELEMENT_CHARACTERS_MAX = 64_000_000;
const ELEMENT_PARTS_MAX = 200_000;

/**
 * Reads XML (UTF-8) in chunks of any size and hands over, one by one, the elements that lie directly in a container, so
 * that a document of any length takes the memory of one of them. `containers` are paths such as `rss/channel`; the
 * empty path hands over the document's element itself. No entities but XML's own are known.
 */
export function xmlElements(
  containers: readonly string[],
  take: (element: XmlElement, parent: string) => void,
): XmlElements {
  const reading = new ElementReading(new Set(containers), take);
  const parser = new SaxesParser({ position: false, xmlns: false });
  parser.on('doctype', () => {
    throw new Error('a document type has no place in an answer');
  });
  parser.on('opentag', ({ name, attributes }) => reading.open(localName(name), attributes));
  parser.on('text', (part) => reading.hear(part));
  parser.on('cdata', (part) => reading.hear(part));
  parser.on('closetag', () => reading.close());
  const decoder = new TextDecoder('utf-8', { fatal: true });
  const read = (text: string) => {
    reading.unfinished += text.length;
    parser.write(text);
    if (reading.unfinished > UNFINISHED_MAX) throw new Error('a part of the answer is too long');
  };
  return {
    write: (chunk) => read(decoder.decode(chunk, { stream: true })),
    end: () => {
      read(decoder.decode());
      parser.close();
    },
  };
}

class ElementReading {
  unfinished = 0;
  readonly #containers: ReadonlySet<string>;
  readonly #take: (element: XmlElement, parent: string) => void;
  /** Names of the open elements around what is being handed over. */
  readonly #around: string[] = [];
  /** Open elements of what is being handed over. */
  readonly #open: OpenElement[] = [];
  #characters = 0;
  #parts = 0;

  constructor(containers: ReadonlySet<string>, take: (element: XmlElement, parent: string) => void) {
    this.#containers = containers;
    this.#take = take;
  }

  open(name: string, attributes: Readonly<Record<string, string>>): void {
    this.unfinished = 0;
    const parent = this.#open.at(-1);
    if (this.#around.length + this.#open.length >= DEPTH_MAX) throw new Error('the answer is nested too deep');
    if (parent === undefined && !this.#containers.has(this.#around.join('/'))) {
      this.#around.push(name);
      return;
    }
    const element: OpenElement = { name, attributes, text: '', children: [] };
    this.#parts += 1;
    if (this.#parts > ELEMENT_PARTS_MAX) throw new Error('an element of the answer has too many parts');
    parent?.children.push(element);
    this.#open.push(element);
  }

  hear(part: string): void {
    this.unfinished = 0;
    const element = this.#open.at(-1);
    if (element === undefined) return;
    this.#characters += part.length;
    if (this.#characters > ELEMENT_CHARACTERS_MAX) throw new Error('an element of the answer is too long');
    element.text += part;
  }

  close(): void {
    this.unfinished = 0;
    const element = this.#open.pop();
    if (element === undefined) this.#around.pop();
    else if (this.#open.length === 0) {
      this.#characters = 0;
      this.#parts = 0;
      this.#take(element, this.#around.join('/'));
    }
  }
}

function localName(name: string): string {
  return name.slice(name.indexOf(':') + 1);
}

/** The elements of a name directly in an element. */
export function childrenOf({ children }: XmlElement, name: string): readonly XmlElement[] {
  return children.filter((child) => child.name === name);
}

/** Trimmed text of the first element of a name directly in an element that has one; empty where none has. */
export function textOf(element: XmlElement, name: string): string {
  return (
    childrenOf(element, name)
      .map(({ text }) => text.trim())
      .find((text) => text !== '') ?? ''
  );
}
