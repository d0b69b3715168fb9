import { z } from 'zod';
import { featurePropertiesBody } from '#api/rest/attractions/attractionJson.ts';
import { creditsBody } from '#api/rest/attractions/sourcesJson.ts';

export const ref = (kind: 'parameters' | 'responses' | 'schemas', name: string) => ({
  $ref: `#/components/${kind}/${name}`,
});

const link = {
  type: 'object',
  required: ['href', 'rel'],
  properties: Object.fromEntries(['href', 'rel', 'type', 'title'].map((name) => [name, { type: 'string' }])),
};
const links = { type: 'array', items: ref('schemas', 'link') };

const placeProperties = z.toJSONSchema(
  featurePropertiesBody.extend({
    municipality: z.string().nullable(),
    updated: z.iso.date().nullable().describe('When it was last changed at its source.'),
    credits: creditsBody,
  }),
  { target: 'openapi-3.0' },
);

function featureOf(geometry: object, properties: object) {
  return {
    type: 'object',
    required: ['type', 'id', 'geometry', 'properties'],
    properties: {
      type: { type: 'string', enum: ['Feature'] },
      id: { type: 'integer', format: 'int64' },
      bbox: { type: 'array', items: { type: 'number' } },
      geometry,
      properties,
      links,
    },
  };
}

function collectionOf(feature: string) {
  return {
    type: 'object',
    required: ['type', 'features'],
    properties: {
      type: { type: 'string', enum: ['FeatureCollection'] },
      timeStamp: { type: 'string', format: 'date-time' },
      numberReturned: { type: 'integer', minimum: 0 },
      numberMatched: { type: 'integer', minimum: 0 },
      features: { type: 'array', items: ref('schemas', feature) },
      links,
    },
  };
}

export const SCHEMAS = {
  exception: {
    type: 'object',
    required: ['code'],
    properties: { code: { type: 'string' }, description: { type: 'string' } },
  },
  link,
  geometry: { type: 'object', required: ['type'], properties: { type: { type: 'string' } } },
  feature: featureOf({ type: 'object', nullable: true }, { type: 'object', nullable: true }),
  featureCollection: collectionOf('feature'),
  place: featureOf(ref('schemas', 'geometry'), placeProperties),
  places: collectionOf('place'),
};
