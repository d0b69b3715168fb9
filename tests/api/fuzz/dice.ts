import fc, { type GeneratorValue } from 'fast-check';

/** Chooses what a request is made of. fast-check records the choices, and makes them smaller after a finding. */
export interface Dice {
  /** One of a list that is not empty. */
  one<T>(list: readonly T[]): T;
  /** A whole number from 0 to `max`. */
  upTo(max: number): number;
  /** True so many times in a hundred. */
  percent(chance: number): boolean;
  /** So many things that `make` makes, at most. */
  some<T>(max: number, make: () => T): T[];
  /** Any characters. */
  text(): string;
  json(): unknown;
  bytes(max: number): Buffer;
}

const text = () => fc.oneof(fc.constantFrom(...STRANGE_TEXTS), fc.string({ unit: 'binary', maxLength: 30 }));
const bytes = (max: number) => fc.uint8Array({ maxLength: max });

/** What has broken programs before. */
const STRANGE_TEXTS = [
  '',
  ' ',
  '\0',
  'a\0b',
  "'",
  '"',
  '\\',
  '%',
  '%00',
  '%zz',
  '../../../../etc/passwd',
  '..\\..\\windows',
  "' OR 1=1 --",
  '<script>alert(1)</script>',
  'NaN',
  'Infinity',
  '-0',
  '1e309',
  '-1',
  '2147483648',
  '9007199254740993',
  '99999999999999999999999999',
  '0x10',
  '1_000',
  '\u202e',
  '\ud800',
  '\udfff x',
  '🏕️',
  'a\u0308',
  '__proto__',
  'constructor',
  'toString',
  'null',
  'undefined',
  'true',
  '[]',
  '{}',
  '${7*7}',
  '\r\nx: y',
  'x'.repeat(600),
  'ä'.repeat(5000),
] as const;

/** The dice of one run of a property over `fc.gen()`. */
export function diceOf(generate: GeneratorValue): Dice {
  const dice: Dice = {
    one: (list) => {
      for (const chosen of list.slice(dice.upTo(list.length - 1))) return chosen;
      throw new Error('there is nothing to choose from');
    },
    upTo: (max) => generate(fc.nat, max),
    percent: (chance) => dice.upTo(99) >= 100 - chance,
    some: (max, make) => Array.from({ length: dice.upTo(max) }, make),
    text: () => generate(text),
    json: () => generate(fc.jsonValue, {}),
    bytes: (max) => Buffer.from(generate(bytes, max)),
  };
  return dice;
}
