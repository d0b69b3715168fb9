import { useIntl } from 'react-intl';
import type { MessageId } from './messages.ts';

interface Source {
  readonly key: string;
  /** The server's name for the source, in English. */
  readonly name: string;
}

/** Sources whose names are translated, because they are no proper names. */
const NAMES: Readonly<Partial<Record<string, MessageId>>> = {
  elevation: 'source.elevation',
  fmi: 'source.fmi',
  municipalities: 'source.municipalities',
  starter: 'source.starter',
};

/** The credit that the licence of a source requires wherever its data is shown. */
const CREDITS: Readonly<Partial<Record<string, MessageId>>> = {
  osm: 'credit.osm',
  lipas: 'credit.lipas',
  municipalities: 'credit.municipalities',
  places: 'credit.places',
  'geo-maps': 'credit.geoMaps',
  fmi: 'credit.fmi',
  elevation: 'credit.elevation',
  'natural-earth': 'credit.naturalEarth',
  helsinki: 'credit.helsinki',
  wikipedia: 'credit.wikipedia',
};

/** Licences that have no proper name. */
const LICENCES: Readonly<Partial<Record<string, MessageId>>> = { 'Public domain': 'licence.publicDomain' };

/**
 * Names, credits and licences of sources in the page's language; the server's text for what the client does not know.
 * The pages that show credits and licences load the texts of `pwa`.
 */
export function useSourceWords(): {
  readonly nameOf: (source: Source) => string;
  readonly creditOf: (source: Source & { readonly attribution: string }) => string;
  readonly licenceOf: (source: { readonly licence: string }) => string;
} {
  const intl = useIntl();
  const translated = (id: MessageId | undefined, original: string) =>
    id === undefined ? original : intl.formatMessage({ id });
  return {
    nameOf: ({ key, name }) => translated(NAMES[key], name),
    creditOf: ({ key, attribution }) => translated(CREDITS[key], attribution),
    licenceOf: ({ licence }) => translated(LICENCES[licence], licence),
  };
}
