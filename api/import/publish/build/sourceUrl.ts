import type { Source } from '#api/import/records/record.ts';

/** Page of a record at its source (RULINGS 7); null where there is none. */
export function sourceUrl(source: Source, ref: string): string | null {
  switch (source) {
    case 'osm':
      return `https://www.openstreetmap.org/${ref}`;
    case 'lipas':
      return ref.startsWith('loi/') ? null : `https://www.lipas.fi/liikuntapaikat/${ref.split('/', 1)[0] ?? ref}`;
    case 'starter':
      return null;
  }
}
