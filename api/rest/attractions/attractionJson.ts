import type { Geometry } from 'geojson';
import { z } from 'zod';
import type { Child } from '#api/domain/places/children.ts';
import { type Place, positionOf } from '#api/domain/places/places.ts';
import { type LocalisedText, placeAdmin, placeDescription, placeName } from '#api/domain/places/placeTexts.ts';
import { commentBody } from '#api/rest/comments/commentJson.ts';
import { conditionBody, fireBody } from '#api/rest/conditions/conditionJson.ts';
import { LANGUAGES, type Language } from '#common/languages.ts';
import { factTexts, isClosedForNow } from '#common/places/placeFacts.ts';
import { PLACE_PROPERTIES } from '#common/places/placeProperties.ts';
import { recordOf } from '#common/recordOf.ts';
import { countsBody } from './countsJson.ts';
import { imageBody, sampleImageBody } from './imageJson.ts';
import { reliefBody } from './reliefJson.ts';
import { creditsBody, recordsBody } from './sourcesJson.ts';

const position = z.tuple([z.number(), z.number()]).readonly().describe('[lon, lat], WGS84 degrees.');
const bounds = z
  .tuple([z.number(), z.number(), z.number(), z.number()])
  .readonly()
  .describe('[west, south, east, north], WGS84 degrees.');

/** An attraction in lists, with the field names of SPEC §3. */
export const attractionBody = z.object({
  id: z.number(),
  name: z.string().describe('Finnish or local name; the name of its category where it has none.'),
  name_sv: z.string().nullable(),
  name_en: z.string().nullable(),
  category: z.string(),
  type: z.enum(['POINT', 'PATH', 'AREA']),
  pos: position,
  bbox: bounds,
  area: z.number().nullable().describe('m², areas only.'),
  contour: z.number().nullable().describe('Length of a route, m.'),
  height: z.number().nullable().describe('Metres above the sea; null where no height is known.'),
  ascent: z.number().nullable().describe('Metres up along a route; null where its heights are not known.'),
  admin: z.array(z.string()).readonly().describe('Areas it lies in, the smallest first.'),
  stars: z.number(),
  quality2: z.number().describe('Sort score, 0–100.'),
  source: z.enum(['user', 'custom', 'lipas', 'osm']).describe('Of the preferred record; `custom`: of our own.'),
  closedForNow: z.boolean().describe('Out of service for the time being, whatever its opening hours say.'),
});

export type AttractionBody = z.output<typeof attractionBody>;

const geometryBody = z.custom<Geometry>().meta({ type: 'object', description: 'GeoJSON geometry, WGS84.' });

/** A child of an area or route. */
export const childBody = attractionBody.extend({
  relation: z.enum(['INSIDE', 'ALONG']),
  metresAlong: z.number().nullable().describe('Metres from the start of the route; null inside an area.'),
});

/** The description comes in one language, the asked one where there is one. */
const REST_PROPERTIES = PLACE_PROPERTIES.filter((name) => !name.startsWith('description_'));

const propertiesBody = z
  .object({
    name_sv: z.string(),
    name_en: z.string(),
    ...recordOf(REST_PROPERTIES, () => z.string()),
    facts: z
      .array(z.object({ key: z.string(), name: z.string(), text: z.string() }))
      .readonly()
      .describe('Further facts in words of the asked language: duration, surface, rules.'),
    descriptionLanguage: z
      .enum(LANGUAGES)
      .describe('What the description is written in, which may differ from the asked one; left out where unknown.'),
  })
  .partial();

/** The properties of a place as a feature of GeoJSON. */
export const featurePropertiesBody = propertiesBody.extend(attractionBody.omit({ id: true, bbox: true }).shape);

export const attractionDetailBody = attractionBody.extend({
  geometry: geometryBody,
  relief: reliefBody.nullable().describe('Of routes whose heights are known.'),
  properties: propertiesBody,
  aliases: z.array(z.string()).readonly().describe('Names that moderators added.'),
  images: z
    .array(imageBody)
    .readonly()
    .describe('With the cover mark first, then our own, then the newest; the first hundred.'),
  sampleImages: z.array(sampleImageBody).readonly().describe('Photos of what lies in it or along it, one of each.'),
  comments: z.array(commentBody).readonly().describe('Newest first; the first hundred.'),
  favourites: countsBody,
  conditions: z.array(conditionBody).readonly().describe('In force now, as they are shown: what is official first.'),
  fire: fireBody.nullable().describe('Whether a fire may be lit now; null for places where visitors make no fires.'),
  note: z.string().nullable().describe("The caller's own note, shown to no other user; null without one."),
  sources: recordsBody,
  credits: creditsBody,
  expandedChildren: z.array(childBody).readonly(),
  expandedParent: attractionBody.nullable(),
});

export type AttractionDetailBody = z.output<typeof attractionDetailBody>;

/** `source` of SPEC §3, by the source of the record that was preferred. */
export const SOURCE_NAMES: Readonly<Record<string, AttractionBody['source']>> = {
  osm: 'osm',
  lipas: 'lipas',
  starter: 'custom',
};

export function attractionJson(place: Place, language: Language): AttractionBody {
  return {
    id: place.id,
    name: place.named ? place.name : placeName(place, language),
    name_sv: place.nameSv,
    name_en: place.nameEn,
    category: place.category,
    type: place.type,
    pos: positionOf(place),
    bbox: place.bbox,
    area: place.areaM2,
    contour: place.lengthM,
    height: place.heightM,
    ascent: place.ascentM,
    admin: placeAdmin(place, language),
    stars: place.stars,
    quality2: place.quality,
    source: SOURCE_NAMES[place.sources[0]?.source ?? ''] ?? 'custom',
    closedForNow: isClosedForNow(place.properties),
  };
}

export function childJson({ place, relation, metresAlong }: Child, language: Language): z.output<typeof childBody> {
  return { ...attractionJson(place, language), relation, metresAlong };
}

/** The properties of SPEC §3; unknown ones are left out. */
export function propertiesJson(place: Place, language: Language): AttractionDetailBody['properties'] {
  const {
    description: _fi,
    description_sv: _sv,
    description_en: _en,
    description_und: _und,
    facts: _,
    ...properties
  } = place.properties;
  const facts = factTexts(place.properties, language).map(({ key, name, text }) => ({ key, name, text }));
  return {
    ...properties,
    ...(facts.length > 0 && { facts }),
    ...(place.nameSv !== null && { name_sv: place.nameSv }),
    ...(place.nameEn !== null && { name_en: place.nameEn }),
    ...described(placeDescription(place, language)),
  };
}

function described(
  text: LocalisedText | null,
): Partial<Record<'description', string> & Record<'descriptionLanguage', Language>> {
  if (text === null) return {};
  return { description: text.text, ...(text.language !== null && { descriptionLanguage: text.language }) };
}
