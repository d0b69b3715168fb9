import type { IntlShape } from 'react-intl';
import { formatDecimal } from '#common/format.ts';
import type { MessageId } from './messages.ts';

const MB = 1_000_000;

/** The texts of the units, in the group of texts that the page has loaded. */
interface SizeUnits {
  readonly mb: MessageId;
  readonly gb: MessageId;
}

const SAVED: SizeUnits = { mb: 'saved.mb', gb: 'saved.gb' };

/**
 * A size for reading: `5,5 Mt`, without decimals from 100 Mt on (`200 Mt`), in gigabytes from 1000 Mt on (`12,0 Gt`).
 */
export function sizeWords(intl: IntlShape, bytes: number, { mb, gb }: SizeUnits = SAVED): string {
  const isLarge = bytes >= 1000 * MB;
  const n = Math.max(0.1, bytes / (isLarge ? 1000 * MB : MB));
  return intl.formatMessage({ id: isLarge ? gb : mb }, { n: formatDecimal(n, n >= 100 ? 0 : 1) });
}
