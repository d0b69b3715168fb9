import { useIntl } from 'react-intl';
import type { MessageId } from './messages.ts';

interface Source {
  readonly key: string;
  /** As the server says it, in English. */
  readonly name: string;
}

/** Sources whose names are words, not proper names. */
const NAMES: Readonly<Partial<Record<string, MessageId>>> = {
  fmi: 'source.fmi',
  municipalities: 'source.municipalities',
  starter: 'source.starter',
};

/** What has to stand where the data of a source is shown. */
const CREDITS: Readonly<Partial<Record<string, MessageId>>> = {
  osm: 'credit.osm',
  lipas: 'credit.lipas',
  municipalities: 'credit.municipalities',
  places: 'credit.places',
  'geo-maps': 'credit.geoMaps',
  fmi: 'credit.fmi',
  wikipedia: 'credit.wikipedia',
};

/** Names and credits of sources in the language of the page; those that the client does not know stay as the server says them. */
export function useSourceWords(): {
  readonly nameOf: (source: Source) => string;
  readonly creditOf: (source: Source & { readonly attribution: string }) => string;
} {
  const intl = useIntl();
  const said = (id: MessageId | undefined, otherwise: string) =>
    id === undefined ? otherwise : intl.formatMessage({ id });
  return {
    nameOf: ({ key, name }) => said(NAMES[key], name),
    creditOf: ({ key, attribution }) => said(CREDITS[key], attribution),
  };
}
