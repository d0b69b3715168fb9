import { createReadStream } from 'node:fs';
import { JSONParser, TokenizerError, TokenParserError, TokenType } from '@streamparser/json';
import { errorCodeOf } from '#api/platform/errorCode.ts';
import { ImportInputError } from '#api/platform/reading.ts';

/**
 * Where the wanted elements lie: in the list that is the whole document, or in a list named by a member of the
 * top-level object.
 */
export interface JsonShape {
  /** What the file should be, with its article, for the error text: `a LIPAS file`. */
  readonly what: string;
  readonly topLevelList: boolean;
  readonly members: readonly string[];
}

/**
 * A document that has not begun the wanted list after so many bytes is another kind of file; reading on would only fill
 * memory.
 */
const PREAMBLE_MAX_BYTES = 8 * 1024 * 1024;

/**
 * Streams the elements of one list of a JSON file; memory holds one element and one chunk. Throws ImportInputError that
 * names the position of the fault.
 */
export async function* jsonElements(file: string, shape: JsonShape): AsyncGenerator<unknown> {
  let reader: ElementReader | null = null;
  let bytes = 0;
  try {
    for await (const chunk of createReadStream(file)) {
      if (!(chunk instanceof Uint8Array)) continue;
      reader ??= new ElementReader(shape, firstSign(chunk));
      bytes += chunk.length;
      yield* reader.write(chunk);
      if (bytes > PREAMBLE_MAX_BYTES && !reader.begun) throw new ShapeError(shape);
    }
    if (reader === null) throw new ImportInputError(`${file} is empty.`);
    reader.end();
  } catch (error) {
    throw await inputError(error, file, reader?.lastOffset ?? 0, bytes);
  }
}

const LIST = 0x5b;
const WHITE: ReadonlySet<number> = new Set([0x20, 0x09, 0x0a, 0x0d, 0xef, 0xbb, 0xbf]);

/** The first byte that is neither white space nor part of a byte order mark. */
function firstSign(chunk: Uint8Array): number {
  return chunk.find((byte) => !WHITE.has(byte)) ?? 0;
}

/** The document is JSON as far as it was read, but does not have the wanted list. */
class ShapeError extends Error {
  constructor({ what, topLevelList, members }: JsonShape) {
    const lists = [
      ...(topLevelList ? ['a list at the top'] : []),
      ...members.map((member) => `a list named "${member}"`),
    ];
    super(`is not ${what}: it holds no ${lists.map((list) => list.slice(2)).join(' and no ')}`);
  }
}

/**
 * Feeds the parser and follows its tokens: the current member of the top-level object, whether the wanted list has
 * begun, and the position of the last token.
 */
class ElementReader {
  begun: boolean;
  lastOffset = 0;
  private depth = 0;
  private lastString = '';
  private member = '';
  private found: unknown[] = [];
  private readonly parser: JSONParser;
  private readonly shape: JsonShape;

  constructor(shape: JsonShape, first: number) {
    this.shape = shape;
    this.begun = shape.topLevelList && first === LIST;
    const paths = this.begun ? ['$.*'] : shape.members.map((member) => `$.${member}.*`);
    this.parser = new JSONParser({ paths, keepStack: false });
    this.parser.onValue = ({ value }) => {
      if (this.begun) this.found.push(value);
    };
    this.parser.onToken = ({ token, value, offset }) => this.follow(token, value, offset);
  }

  /** The elements that this chunk completes. */
  write(chunk: Uint8Array): unknown[] {
    this.found = [];
    this.parser.write(chunk);
    return this.found;
  }

  end(): void {
    if (!this.parser.isEnded) this.parser.end();
    if (!this.begun) throw new ShapeError(this.shape);
  }

  private follow(token: TokenType, value: unknown, offset: number): void {
    this.lastOffset = offset;
    if (token === TokenType.LEFT_BRACKET || token === TokenType.LEFT_BRACE) {
      if (this.depth === 1 && token === TokenType.LEFT_BRACKET && this.shape.members.includes(this.member))
        this.begun = true;
      this.depth += 1;
    } else if (token === TokenType.RIGHT_BRACKET || token === TokenType.RIGHT_BRACE) {
      this.depth -= 1;
    } else if (this.depth === 1) {
      if (token === TokenType.STRING) this.lastString = String(value);
      if (token === TokenType.COLON) this.member = this.lastString;
    }
  }
}

const SYSTEM_ERRORS: Readonly<Record<string, string>> = {
  ENOENT: 'was not found',
  EISDIR: 'is a folder, not a file',
  EACCES: 'may not be read by this user',
};

async function inputError(error: unknown, file: string, lastOffset: number, bytes: number): Promise<unknown> {
  if (!(error instanceof Error)) return error;
  if (error instanceof ShapeError) return new ImportInputError(`${file} ${error.message}.`);
  const system = SYSTEM_ERRORS[errorCodeOf(error) ?? ''];
  if (system !== undefined) return new ImportInputError(`${file} ${system}.`);
  if (/^(Parser|Tokenizer) ended in/.test(error.message)) {
    return new ImportInputError(`${file} is cut short: it ends in the middle ${await place(file, bytes)}.`, {
      cause: error,
    });
  }
  if (errorCodeOf(error) === 'ERR_ENCODING_INVALID_ENCODED_DATA') {
    const after = await place(file, lastOffset);
    return new ImportInputError(`${file} is not JSON in UTF-8: the fault is after${after.slice(2)}.`, { cause: error });
  }
  if (!(error instanceof TokenizerError || error instanceof TokenParserError)) return error;
  const offset = Number(/absolute position "(\d+)"/.exec(error.message)?.[1] ?? lastOffset);
  return new ImportInputError(`${file} is not JSON: the fault is ${await place(file, offset)}.`, { cause: error });
}

/** `at line 3, column 15 (byte 210)`: columns count characters, lines and columns from 1, bytes from 0. */
async function place(file: string, offset: number): Promise<string> {
  let line = 1;
  let column = 1;
  if (offset > 0) {
    for await (const chunk of createReadStream(file, { end: offset - 1 })) {
      if (!(chunk instanceof Uint8Array)) continue;
      for (const byte of chunk) {
        if (byte === 0x0a) {
          line += 1;
          column = 1;
        } else if ((byte & 0xc0) !== 0x80) column += 1;
      }
    }
  }
  return `at line ${line}, column ${column} (byte ${offset})`;
}
