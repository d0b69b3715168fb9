import { formatDecimal } from '#common/format.ts';

/** Fills a plural text with a number: `n` chooses the form, `count` is what is read. */
export const counted = (n: number) => ({ n, count: formatDecimal(n, 0) });
