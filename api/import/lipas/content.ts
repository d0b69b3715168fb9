import { fieldsOf, lineOf, listOf } from '#api/import/records/fields.ts';
import type { PlaceProperties, PlaceProperty } from '#common/places/placeProperties.ts';
import { webAddress } from '../osm/tagLinks.ts';
import { type Localized, localizedOf } from './localized.ts';
import { maintainerOf } from './maintainer.ts';
import { isPersonsEmail, isPersonsPhone } from './personal.ts';
import type { Site } from './site.ts';
import { factsOf } from './siteFacts.ts';

type Fields = Readonly<Record<string, unknown>>;

/** Classes of accessibility as the codes of OSM's `wheelchair`, which the client words in its language. */
const ACCESSIBILITY: Readonly<Record<string, string>> = {
  accessible: 'yes',
  'advanced-accessible': 'limited',
  inaccessible: 'no',
};

const DISABILITIES = [
  'mobility-impaired',
  'visually-impaired',
  'hearing-impaired',
  'developmentally-disabled',
] as const;

const EMAIL = /^[^\s@<>]+@[^\s@<>]+\.[^\s@<>]+$/;

/**
 * Properties of a site: its own fields, and the enriched content of its activities where that content describes the
 * whole site.
 */
export function siteProperties(site: Site): PlaceProperties {
  const whole =
    Object.values(site.activities)
      .map(fieldsOf)
      .find((activity) => !('routes' in activity)) ?? {};
  return properties(whole, site, site.comment);
}

/** LIPAS lists a ski track under this type only where somebody maintains it. */
const GROOMED_TYPE = 4402;

/** Properties of a named route: its own content, and the site's maintainer and contacts where the route states none. */
export function routeProperties(route: Fields, site: Site): PlaceProperties {
  return properties(route, { ...site, accessibilityLink: undefined }, {});
}

function properties(content: Fields, site: Site, comment: Localized): PlaceProperties {
  const contacts = [content['contacts']].flat().map(fieldsOf);
  const description = describe(content);
  const all: Record<PlaceProperty, string | undefined> = {
    wikipedia: undefined,
    wikipedia_extra: undefined,
    description: description.fi ?? comment.fi,
    description_sv: description.sv ?? comment.sv,
    description_en: description.en ?? comment.en,
    description_und: undefined,
    accessibility: accessibility(content, site.accessibilityLink),
    www: firstOf(
      [content['additional-info-link'], site.www, ...contacts.map(({ www }) => www)].flatMap(languagesOf),
      webAddressOf,
    ),
    maintainer: organisation(contacts) ?? maintainerOf(site.admin, site.owner),
    openingHours: undefined,
    phone: firstOf([site.phone, ...contacts.map((contact) => contact['phone-number'])].flatMap(languagesOf), phoneOf),
    email: firstOf([site.email, ...contacts.map(({ email }) => email)].flatMap(languagesOf), emailOf),
    artist_name: undefined,
    cuisine: undefined,
    artwork_type: undefined,
    commons: undefined,
  };
  const facts = {
    ...(site.typeCode === GROOMED_TYPE && { groomed: true }),
    ...factsOf(site.facts),
    ...Object.assign({}, ...Object.values(site.activities).map((activity) => factsOf(fieldsOf(activity)))),
    ...factsOf(content),
    ...factsOf({
      comment: description.fi === undefined ? undefined : site.comment,
      www: all.www === webAddressOf(site.www) ? undefined : site.www,
    }),
  };
  return {
    ...Object.fromEntries(Object.entries(all).filter(([, value]) => value !== undefined)),
    ...(Object.keys(facts).length > 0 && { facts }),
  };
}

/** The short description, then the long one, in each language that has any. */
function describe(content: Fields): Localized {
  const short = localizedOf(content['description-short']);
  const long = localizedOf(content['description-long']);
  const joined = (language: keyof Localized) =>
    [...new Set([short[language], long[language]])].filter((text) => text !== undefined).join('\n\n');
  return localizedOf({ fi: joined('fi'), se: joined('sv'), en: joined('en') });
}

/** The code of the accessibility class where there is one, then `: ` and the texts about it; the link comes last. */
function accessibility(content: Fields, link: string | undefined): string | undefined {
  const code = ACCESSIBILITY[lineOf(content['accessibility-classification']) ?? ''];
  const categorized = fieldsOf(content['accessibility-categorized']);
  const texts = [content['accessibility'], ...DISABILITIES.map((disability) => categorized[disability])].map(
    (text) => localizedOf(text).fi,
  );
  const written = [...texts, link].filter((text) => text !== undefined).join('\n');
  if (code === undefined) return written === '' ? undefined : written;
  return written === '' ? code : `${code}: ${written}`;
}

/** The organisation that maintains the place, where the content names one. */
function organisation(contacts: readonly Fields[]): string | undefined {
  const admin = contacts.find(({ role }) => [role].flat().includes('admin'));
  return admin === undefined ? undefined : localizedOf(admin['organization'], lineOf).fi;
}

function firstOf(values: readonly unknown[], read: (value: unknown) => string | undefined): string | undefined {
  for (const value of values) {
    const found = read(value);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** The texts of a value that may differ by language, Finnish first: contacts and links of the second version do. */
function languagesOf(value: unknown): string[] {
  const { fi, sv, en } = localizedOf(value, lineOf);
  return [fi, sv, en].filter((text) => text !== undefined);
}

function webAddressOf(value: unknown): string | undefined {
  return typeof value === 'string' ? webAddress(value) : undefined;
}

function emailOf(value: unknown): string | undefined {
  const email = lineOf(value)?.replace(/^mailto:/i, '');
  return email !== undefined && EMAIL.test(email) && !isPersonsEmail(email) ? email : undefined;
}

function phoneOf(value: unknown): string | undefined {
  const phone = lineOf(value);
  return phone === undefined || isPersonsPhone(phone) ? undefined : phone;
}

/** The named routes of all activities. */
export function routesOf(site: Site): Fields[] {
  return Object.values(site.activities).flatMap((activity) => listOf(fieldsOf(activity)['routes']).map(fieldsOf));
}
