import { z } from 'zod';
import { KINDS } from '#common/catalogue/kinds.ts';
import { DEFAULT_LANGUAGE, LANGUAGES } from '#common/languages.ts';
import { PLACE_FEATURES } from '#common/places/features.ts';

/** A tool of the MCP server: a path of REST, with names and words for assistants. */
export interface Tool {
  readonly title: string;
  readonly description: string;
  readonly input: z.ZodObject;
  /** Path and query of the REST call that answers. The arguments are those of `input`, checked. */
  readonly path: (args: Readonly<Record<string, unknown>>) => string;
}

const language = z.enum(LANGUAGES).default(DEFAULT_LANGUAGE).describe('Language of names and texts.');
const latitude = z.number().min(-90).max(90).describe('WGS84 degrees.');
const longitude = z.number().min(-180).max(180).describe('WGS84 degrees.');
const RADIUS_MAX_KM = 50;
const radiusKm = z.number().positive().max(RADIUS_MAX_KM).default(10);
const point = z.object({ latitude, longitude });

/** Makes a tool of its input and of what it asks REST for; undefined parameters are left out. */
function tool<Input extends z.ZodObject>(
  about: Pick<Tool, 'title' | 'description'>,
  input: Input,
  ask: (args: z.output<Input>) => readonly [path: string, query: Readonly<Record<string, unknown>>],
): Tool {
  return {
    ...about,
    input,
    path: (args) => {
      const [path, query] = ask(input.parse(args));
      const given = Object.entries(query).filter(([, value]) => value !== undefined);
      return `${path}?${new URLSearchParams(given.map(([name, value]) => [name, String(value)]))}`;
    },
  };
}

/** The tools of assistants: reading alone, by the same doors as everybody. */
export const TOOLS: Readonly<Record<string, Tool>> = {
  search: tool(
    {
      title: 'Search places by name or words',
      description:
        'Finds nature areas, trails, sights, museums, restaurants and services of Finland by name, category, address ' +
        'or a line such as "open café Porvoo". Answers ids for the tool `place`.',
    },
    z.object({ query: z.string().min(1).max(200), language, near: point.optional() }),
    ({ query, language: lang, near }) => [
      '/api/query/find',
      { q: query, lang, lon: near?.longitude, lat: near?.latitude },
    ],
  ),
  places_near: tool(
    {
      title: 'Best places around a point',
      description: 'Up to 40 places around a point, the best and nearest first. `features` such as `dogs`, `children`.',
    },
    point.extend({
      radiusKm,
      kind: z.enum(KINDS).optional(),
      category: z.string().max(100).optional().describe('Key or slug, see /api/query/data/categories.'),
      features: z.array(z.enum(PLACE_FEATURES)).max(PLACE_FEATURES.length).optional(),
      language,
    }),
    ({ latitude: lat, longitude: lon, radiusKm: km, kind, category, features, language: lang }) => [
      '/api/query/attractions',
      { bbox: boxAround(lat, lon, km), lon, lat, attractionKind: kind, category, features: features?.join(), lang },
    ],
  ),
  place: tool(
    {
      title: 'One place',
      description: 'Everything public about a place: description, opening hours, size, ascent, sources and licences.',
    },
    z.object({ id: z.number().int().positive(), language }),
    ({ id, language: lang }) => [`/api/query/attractions/${id}`, { lang }],
  ),
  conditions: tool(
    {
      title: 'Conditions in force',
      description:
        'Closures, official warnings, groomed tracks and reports of visitors, of one place or around a point; of a ' +
        'place also whether a fire may be lit there.',
    },
    z
      .object({ id: z.number().int().positive().optional(), near: point.optional(), radiusKm, language })
      .refine(({ id, near }) => id !== undefined || near !== undefined, 'Give `id` or `near`.'),
    ({ id, near, radiusKm: km, language: lang }) => [
      '/api/query/conditions',
      { attraction: id, bounds: near && boxAround(near.latitude, near.longitude, km), lang },
    ],
  ),
  weather: tool(
    { title: 'Weather', description: 'What was measured near a point in Finland, and the forecast.' },
    point,
    ({ latitude: lat, longitude: lon }) => ['/api/query/weatherAt', { lon, lat }],
  ),
};

const KM_PER_DEGREE = 111.2;
const DECIMALS = 5;

/** `west,south,east,north` around a point, within the world. */
function boxAround(lat: number, lon: number, km: number): string {
  const up = km / KM_PER_DEGREE;
  const aside = up / Math.max(0.05, Math.cos((lat / 180) * Math.PI));
  const [west, east] = [Math.max(-180, lon - aside), Math.min(180, lon + aside)];
  const [south, north] = [Math.max(-90, lat - up), Math.min(90, lat + up)];
  return [west, south, east, north].map((degrees) => degrees.toFixed(DECIMALS)).join();
}
