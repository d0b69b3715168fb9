import type { IntlShape } from 'react-intl';
import { formatDecimal } from '#common/format.ts';

const MB = 1_000_000;

/** `5,5 Mt`, from a hundred on `200 Mt`, or `12,0 Gt` from a thousand of them. */
export function sizeWords(intl: IntlShape, bytes: number): string {
  const isLarge = bytes >= 1000 * MB;
  const n = Math.max(0.1, bytes / (isLarge ? 1000 * MB : MB));
  return intl.formatMessage({ id: isLarge ? 'saved.gb' : 'saved.mb' }, { n: formatDecimal(n, n >= 100 ? 0 : 1) });
}
