import { addressText } from '#api/import/records/addressText.ts';
import { dayOf, fieldsOf, lineOf, textOf, wholeNumberOf } from '#api/import/records/fields.ts';
import { type Localized, localizedOf } from './localized.ts';

/** A document of LIPAS, of either version of its interface, with the fields read and named alike. */
export interface Site {
  readonly id: number;
  /** Null where it is missing or no number. */
  readonly typeCode: number | null;
  /** `active` where the document does not say: the first version lists active sites only. */
  readonly status: string;
  readonly names: Localized;
  readonly marketingName: string | undefined;
  /** Key of the second version (`city-sports`) or Finnish text of the first (`Kunta / liikuntatoimi`). */
  readonly admin: string | undefined;
  readonly owner: string | undefined;
  readonly www: string | undefined;
  readonly phone: string | undefined;
  readonly email: string | undefined;
  readonly comment: Localized;
  readonly accessibilityLink: string | undefined;
  readonly cityCode: number | null;
  readonly declaredLengthKm: unknown;
  /** GeoJSON FeatureCollection, not yet checked. */
  readonly geometries: unknown;
  /** Position of the first version where it has no geometries, not yet checked. */
  readonly lonLat: readonly [unknown, unknown];
  readonly activities: Readonly<Record<string, unknown>>;
  /** Fields that become facts of the place (siteFacts.ts), not yet checked. */
  readonly facts: Readonly<Record<string, unknown>>;
  /** ISO date. */
  readonly changed: string | null;
}

/** Id and day of a document; null where it has no usable id. Cheap, for the first pass over a file. */
export function identify(document: unknown): { readonly id: number; readonly changed: string | null } | null {
  const fields = fieldsOf(document);
  const id = wholeNumberOf(fields['lipas-id'] ?? fields['sportsPlaceId']);
  return id === null ? null : { id, changed: dayOf(fields['event-date'] ?? fields['lastModified']) };
}

/**
 * Reads a document of the v2 interface (`lipas-id`) or of v1 (`sportsPlaceId`); null without a usable id, the only
 * field that must be there.
 */
export function readSite(document: unknown): Site | null {
  const known = identify(document);
  if (known === null) return null;
  const fields = fieldsOf(document);
  return 'lipas-id' in fields ? { ...known, ...secondVersion(fields) } : { ...known, ...firstVersion(fields) };
}

type Fields = Readonly<Record<string, unknown>>;
type Rest = Omit<Site, 'id' | 'changed'>;

function secondVersion(fields: Fields): Rest {
  const properties = fieldsOf(fields['properties']);
  const location = fieldsOf(fields['location']);
  return {
    typeCode: wholeNumberOf(fieldsOf(fields['type'])['type-code']),
    status: lineOf(fields['status']) ?? 'active',
    names: { ...localizedOf(fields['name-localized'], lineOf), ...localizedOf(fields['name'], lineOf) },
    marketingName: lineOf(fields['marketing-name']),
    admin: lineOf(fields['admin']),
    owner: lineOf(fields['owner']),
    www: textOf(fields['www']),
    phone: lineOf(fields['phone-number']),
    email: lineOf(fields['email']),
    comment: localizedOf(fields['comment']),
    accessibilityLink: textOf(properties['accessibility-info']),
    cityCode: wholeNumberOf(fieldsOf(location['city'])['city-code']),
    declaredLengthKm: properties['route-length-km'],
    geometries: location['geometries'],
    lonLat: [undefined, undefined],
    activities: publishedOf(fieldsOf(fields['activities'])),
    facts: {
      ...properties,
      ...pick(fields, ['status', 'owner', 'construction-year', 'renovation-years', 'renovations', 'reservations-link']),
      photos: fields['images'],
      neighborhood: fieldsOf(location['city'])['neighborhood'],
      address: addressText(location['address'], location['postal-code'], location['postal-office']),
    },
  };
}

function pick(fields: Fields, keys: readonly string[]): Fields {
  return Object.fromEntries(keys.map((key) => [key, fields[key]]));
}

/** The activities without drafts, which LIPAS gives out although they are not to be published. */
function publishedOf(activities: Fields): Fields {
  return Object.fromEntries(
    Object.entries(activities).filter(([, activity]) => lineOf(fieldsOf(activity)['status']) !== 'draft'),
  );
}

/** The second version's name of a field of the first. */
function kebab(key: string): string {
  return key.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

function firstVersion(fields: Fields): Rest {
  const properties = fieldsOf(fields['properties']);
  const location = fieldsOf(fields['location']);
  const wgs84 = fieldsOf(fieldsOf(location['coordinates'])['wgs84']);
  return {
    typeCode: wholeNumberOf(fieldsOf(fields['type'])['typeCode']),
    status: 'active',
    names: localizedOf(fields['name'], lineOf),
    marketingName: lineOf(fields['marketingName']),
    admin: localizedOf(fields['admin'], lineOf).fi,
    owner: localizedOf(fields['owner'], lineOf).fi,
    www: textOf(fields['www']),
    phone: lineOf(fields['phoneNumber']),
    email: lineOf(fields['email']),
    comment: localizedOf(properties['infoFi']),
    accessibilityLink: textOf(properties['accessibilityInfo']),
    cityCode: wholeNumberOf(fieldsOf(location['city'])['cityCode']),
    declaredLengthKm: properties['routeLengthKm'],
    geometries: location['geometries'],
    lonLat: [wgs84['lon'], wgs84['lat']],
    activities: {},
    facts: {
      ...Object.fromEntries(Object.entries(properties).map(([key, value]) => [kebab(key), value])),
      'construction-year': fields['constructionYear'],
      'renovation-years': fields['renovationYears'],
      'free-use': fields['freeUse'],
      address: addressText(location['address'], location['postalCode'], location['postalOffice']),
    },
  };
}
