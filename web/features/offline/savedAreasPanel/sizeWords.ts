import type { IntlShape } from 'react-intl';
import { formatDecimal } from '#common/format.ts';

const MB = 1_000_000;

/**
 * A size for reading: `5,5 Mt`, without decimals from 100 Mt on (`200 Mt`), in gigabytes from 1000 Mt on (`12,0 Gt`).
 */
export function sizeWords(intl: IntlShape, bytes: number): string {
  const isLarge = bytes >= 1000 * MB;
  const n = Math.max(0.1, bytes / (isLarge ? 1000 * MB : MB));
  return intl.formatMessage({ id: isLarge ? 'saved.gb' : 'saved.mb' }, { n: formatDecimal(n, n >= 100 ? 0 : 1) });
}
