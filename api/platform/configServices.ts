import { z } from 'zod';
import { httpUrl } from './configAddresses.ts';
import { type MaintenanceSource, maintenanceVariables } from './configMaintenance.ts';

/** A host, a host's subdomains (`*.example.org`), or an origin where it is not https by its usual port. */
const PUSH_SERVICE = /^(?:(?:\*\.)?[a-z0-9-]+(?:\.[a-z0-9-]+)+|https?:\/\/[a-z0-9.-]+(?::\d+)?)$/;
/** Those of the browsers that there are. */
const PUSH_SERVICES = 'fcm.googleapis.com *.push.services.mozilla.com *.push.apple.com *.notify.windows.com';

/** An origin. */
const ORIGIN = /^https?:\/\/[a-z0-9.-]+(?::\d+)?$/;

const wordsOf = (text: string) => text.split(/\s+/).filter((name) => name !== '');

/** The variables of services outside that are asked about places. */
export const serviceVariables = {
  FMI_URL: httpUrl.default('https://opendata.fmi.fi/wfs'),
  FMI_WARNINGS_URL: httpUrl.default('https://alerts.fmi.fi/cap/feed/rss_fi-FI.rss'),
  ...maintenanceVariables,
  WIKIPEDIA_URL: z
    .string()
    .refine((value) => httpUrl.safeParse(value.replaceAll('{lang}', 'fi')).success)
    .default('https://{lang}.wikipedia.org'),
  WIKIDATA_URL: httpUrl.default('https://www.wikidata.org'),
  COMMONS_URL: httpUrl.default('https://commons.wikimedia.org'),
  PUSH_SERVICES: z
    .string()
    .transform(wordsOf)
    .refine((names) => names.every((name) => PUSH_SERVICE.test(name)))
    .default(PUSH_SERVICES.split(' ')),
  WEBHOOK_ORIGINS: z
    .string()
    .transform(wordsOf)
    .refine((origins) => origins.every((origin) => ORIGIN.test(origin)))
    .default([]),
};

export interface ServicesConfig {
  /** The weather service's WFS. */
  readonly fmiUrl: string;
  /** Its feed of warnings, RSS or Atom; null = no warnings. */
  readonly fmiWarningsUrl: string | null;
  /** Empty: the server asks no such source. */
  readonly maintenanceSources: readonly MaintenanceSource[];
  /** Origins, and paths where a wiki lies below one, without a trailing slash; `{lang}` is the language. */
  readonly wikipediaUrl: string;
  readonly wikidataUrl: string;
  /** Origin of Wikimedia Commons; null = no photos of it. */
  readonly commonsUrl: string | null;
  /** Hosts or origins of push services that browsers may name; empty: no notices are pushed. */
  readonly pushServices: readonly string[];
  /** Origins to which webhooks may go although they are no public https addresses. */
  readonly webhookOrigins: readonly string[];
}

/** Throws no error: the values have been checked. `isEmpty`: the variable is set, to nothing. */
export function servicesConfig(
  value: z.infer<z.ZodObject<typeof serviceVariables>>,
  isEmpty: (name: keyof typeof serviceVariables) => boolean,
): ServicesConfig {
  return {
    fmiUrl: value.FMI_URL,
    // The variables whose empty value says something: that service is not asked.
    fmiWarningsUrl: isEmpty('FMI_WARNINGS_URL') ? null : value.FMI_WARNINGS_URL,
    maintenanceSources: isEmpty('MAINTENANCE_SOURCES') ? [] : value.MAINTENANCE_SOURCES,
    pushServices: isEmpty('PUSH_SERVICES') ? [] : value.PUSH_SERVICES,
    webhookOrigins: value.WEBHOOK_ORIGINS,
    commonsUrl: isEmpty('COMMONS_URL') ? null : withoutSlash(value.COMMONS_URL),
    wikipediaUrl: withoutSlash(value.WIKIPEDIA_URL),
    wikidataUrl: withoutSlash(value.WIKIDATA_URL),
  };
}

function withoutSlash(url: string): string {
  return url.replace(/\/+$/, '');
}
