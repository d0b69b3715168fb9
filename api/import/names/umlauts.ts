/** How gazetteers without umlauts write these letters: "Jaervenpaeae". */
const LETTERS: Readonly<Record<string, string>> = { ae: 'ä', oe: 'ö', Ae: 'Ä', Oe: 'Ö', AE: 'Ä', OE: 'Ö' };

/**
 * After these, the two letters are no ä or ö: a compound ("Broaenda"), a river's genitive ("Joensuu", but "Sjoenaes"),
 * a first name ("Mikaelsgård").
 */
const NOT_AFTER = /[aou]$|(?:mik|mich|raf|isr|gabri|dani)$/i;
const RIVER = /(?:^|[^s])j$/i;

/**
 * The name with ä and ö, where it is written without any umlaut. An å of such a name cannot be restored: it is written
 * a.
 */
export function withUmlauts(name: string): string {
  if (/[åäö]/i.test(name)) return name;
  return name.replace(/ae|oe/gi, (pair, at: number) => {
    const before = name.slice(0, at);
    const isRiver = pair.toLowerCase() === 'oe' && RIVER.test(before) && name[at + 2] === 'n';
    return isRiver || NOT_AFTER.test(before) ? pair : (LETTERS[pair] ?? pair);
  });
}
