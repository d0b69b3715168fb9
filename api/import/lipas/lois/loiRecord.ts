import { dayOf, fieldsOf, lineOf } from '#api/import/records/fields.ts';
import type { RecordNames, SourceRecord } from '#api/import/records/record.ts';
import type { Skipped } from '#api/platform/reading.ts';
import type { PlaceProperties } from '#common/places/placeProperties.ts';
import { isThere } from '../apiDocuments.ts';
import { readDrawing, shapeOf } from '../drawing.ts';
import { localizedOf } from '../localized.ts';
import { factsOf } from '../siteFacts.ts';
import { isInFinland } from '../siteRecords.ts';
import { LOI_CATEGORIES, NAMED_LOIS } from './loiTypes.ts';

type Fields = Readonly<Record<string, unknown>>;

const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** Id and day of a location of interest; null where it has no usable id. */
export function identifyLoi(document: unknown): { readonly id: string; readonly changed: string | null } | null {
  const fields = fieldsOf(document);
  const id = lineOf(fields['id']);
  return id === undefined || !UUID.test(id) ? null : { id: id.toLowerCase(), changed: dayOf(fields['event-date']) };
}

/**
 * The record of a location of interest of LIPAS; what is wrong with an unusable one, and null for one that is planned,
 * gone or of a type that is not shown.
 */
export function loiRecord(document: unknown): SourceRecord | Skipped | null {
  const known = identifyLoi(document);
  if (known === null) return { ref: 'loi', reason: 'has no usable id' };
  const fields = fieldsOf(document);
  const ref = `loi/${known.id}`;
  const type = lineOf(fields['loi-type']) ?? '';
  const category = LOI_CATEGORIES[type];
  if (category === undefined || !isThere(lineOf(fields['status']))) return null;
  const names = namesOf(fields);
  if (NAMED_LOIS.has(type) && Object.keys(names).length === 0) return { ref, reason: 'has no name' };
  const drawing = readDrawing(fields['geometries']);
  const shape = drawing === null ? null : shapeOf(drawing);
  if (shape === null) return { ref, reason: 'has no usable geometry' };
  if (!isInFinland(shape)) return { ref, reason: 'lies outside Finland' };
  return {
    source: 'lipas',
    ref,
    proposedId: null,
    category,
    names,
    ...shape,
    properties: propertiesOf(fields),
    wikidata: null,
    municipalities: [],
    sourceDate: known.changed,
  };
}

function namesOf(fields: Fields): RecordNames {
  const { fi, sv, en } = localizedOf(fields['name'], lineOf);
  return {
    ...(fi !== undefined && { fi }),
    ...(sv !== undefined && { sv }),
    ...(en !== undefined && { en }),
  };
}

/** A site for fires that one has to book, `Varaustulipaikka`. */
const BOOKED_TYPE = 'reservation-campsite';

function propertiesOf(fields: Fields): PlaceProperties {
  const { fi, sv, en } = localizedOf(fields['description']);
  const facts = factsOf({
    ...fields,
    status: [fields['status']],
    photos: fields['images'],
    images: undefined,
    ...(fields['loi-type'] === BOOKED_TYPE && { 'to-be-booked': true }),
  });
  return {
    ...(fi !== undefined && { description: fi }),
    ...(sv !== undefined && { description_sv: sv }),
    ...(en !== undefined && { description_en: en }),
    ...accessibilityOf(fields),
    ...(Object.keys(facts).length > 0 && { facts }),
  };
}

function accessibilityOf(fields: Fields): PlaceProperties {
  const accessible = fields['accessible?'];
  const code = typeof accessible === 'boolean' ? (accessible ? 'yes' : 'no') : undefined;
  const { fi: text } = localizedOf(fields['accessibility']);
  const parts = [code, text].filter((part) => part !== undefined);
  return parts.length === 0 ? {} : { accessibility: parts.join(': ') };
}
