import type { Place } from '#api/domain/places/places.ts';
import { termsOf } from '#api/domain/places/sources.ts';

const unique = (texts: readonly (string | null | undefined)[]) => [
  ...new Set(texts.filter((text): text is string => text !== null && text !== undefined)),
];

/** The licences of the records that a place was made of, and the credits that they ask for. */
export function recordLicences({ sources }: Pick<Place, 'sources'>) {
  const terms = sources.map(({ source }) => termsOf(source));
  const licences = unique(terms.map((one) => one?.licence));
  return {
    odbl: licences.some((licence) => licence.startsWith('ODbL')),
    ccBy: licences.some((licence) => licence.startsWith('CC BY ')),
    licences: licences.join('; '),
    credits: unique(terms.map((one) => one?.attribution)).join('; '),
  };
}

/** The records that a place was made of, each with its licence. */
export function recordSources({ sources }: Pick<Place, 'sources'>) {
  return sources.map((record) => ({ ...record, licence: termsOf(record.source)?.licence ?? null }));
}
