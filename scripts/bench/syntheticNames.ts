import type { RecordNames } from '#api/import/records/record.ts';
import { category, categoryName } from '#common/catalogue/catalogue.ts';

/** A reproducible source of numbers. */
export interface Random {
  /** Uniform in [0, 1). */
  next(): number;
  /** Normally distributed around 0. */
  normal(): number;
  weighted<T>(items: readonly (readonly [item: T, weight: number])[]): T;
}

/** Numbers of the generator mulberry32. */
export function random(seed: number): Random {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = state;
    t = Math.imul(t ^ (t >>> 15), t | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
  };
  return {
    next,
    normal: () => Math.sqrt(-2 * Math.log(1 - next())) * Math.cos(2 * Math.PI * next()),
    weighted: (items) => {
      let left = next() * items.reduce((sum, [, weight]) => sum + weight, 0);
      for (const [item, weight] of items) {
        left -= weight;
        if (left <= 0) return item;
      }
      const last = items.at(-1);
      if (last === undefined) throw new RangeError('nothing to choose from');
      return last[0];
    },
  };
}

const BEGINNINGS = `
  Haukka Musta Iso Pikku Karhu Ahven Hauki Kala Lumme Joutsen Kurki Honka Koivu Tammi Kuusi Kanta Pyhä Riihi Sauna
  Susi Orava Kivi Sammal Peura Ilves Tuuli Halla Kesä Talvi Ruis Palo Myllä Kettu Kota Vares Sorsa Lehto Hieta Vehka
  Lintu
`
  .trim()
  .split(/\s+/);
const ENDINGS = [
  'lampi',
  'järvi',
  'mäki',
  'vuori',
  'saari',
  'niemi',
  'lahti',
  'koski',
  'suo',
  'kangas',
  'ranta',
  'joki',
  'luoto',
  'harju',
  'korpi',
  'salo',
];
const SWEDISH = [
  'träsk',
  'sjö',
  'backe',
  'berg',
  'holme',
  'udde',
  'vik',
  'fors',
  'mosse',
  'mo',
  'strand',
  'å',
  'skär',
  'ås',
  'skog',
  'ö',
];

/** An invented name that says what the place is: "Haukkalammi museo" – good enough to be searched for. */
export function syntheticName(rng: Random, key: string): RecordNames {
  const beginning = rng.weighted(BEGINNINGS.map((text) => [text, 1]));
  const middle = rng.next() < 0.5 ? rng.weighted(BEGINNINGS.map((text) => [text.toLowerCase(), 1])) : '';
  const at = Math.floor(rng.next() * ENDINGS.length);
  const row = category(key);
  const local = `${beginning}${middle}${ENDINGS[at] ?? ''} ${row.fi.toLowerCase()}`;
  return {
    fi: local,
    local,
    ...(rng.next() < 0.25 && { sv: `${beginning}${SWEDISH[at] ?? ''} ${categoryName(row, 'sv').toLowerCase()}` }),
    ...(rng.next() < 0.1 && {
      en: `${beginning}${middle}${ENDINGS[at] ?? ''} ${categoryName(row, 'en').toLowerCase()}`,
    }),
  };
}
