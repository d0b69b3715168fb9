/**
 * Writes the category catalogue and the tables that name OSM objects and LIPAS types (`common/catalogue/*.json`) from
 * the names of
 * @openstreetmap/id-tagging-schema, the LIPAS type list and the rows beside this file.
 */
import { readFileSync } from 'node:fs';
import { glyphs } from '../icons/glyphs.mjs';
import { parseConditions } from './conditions.mjs';
import { types } from './lipas.mjs';
import { subCategories } from './lipasSubCategories.mjs';
import { presetName, sentenceCase } from './names.mjs';
import { emit, jsonRows } from './output.mjs';
import { rows } from './rows/index.mjs';

const KINDS = [
  'museum',
  'cafe',
  'restaurant',
  'groceries',
  'swimming',
  'cycling',
  'hiking',
  'attraction',
  'wc',
  'skiing',
];
/** Tile views beside the slugs: a slug must not be one of them. */
const VIEWS = [...KINDS, 'none', 'all'];

const lipasTypes = JSON.parse(readFileSync(new URL('lipas-types.json', import.meta.url), 'utf8')).types;

const slugOf = (key) => key.replaceAll('/', '-');

function fromRow({ key, preset = key, fi, sv, en, icon, family, kind, primary = false, weight, group = key, also }) {
  return {
    key,
    fi: fi ?? presetName(preset, 'fi'),
    sv: sv ?? presetName(preset, 'sv'),
    en: en ?? presetName(preset, 'en'),
    icon,
    family,
    kind,
    primary,
    slug: slugOf(key),
    weight,
    group,
    ...(primary && also && { also }),
  };
}

const written = rows.map(fromRow);

/**
 * A LIPAS type under its own name; one shown `as` another category looks and ranks like that one, and is not offered
 * itself.
 */
function fromLipas(type) {
  const { as, ...own } = types[type.code] ?? {};
  const twin = written.find(({ key }) => key === as);
  const shown = twin ? { ...twin, primary: false, also: undefined } : { kind: null, ...subCategories[type.sub] };
  const names = { fi: sentenceCase(type.fi), sv: sentenceCase(type.se), en: sentenceCase(type.en) };
  return fromRow({ ...shown, ...names, ...own, key: `lipas/${type.code}` });
}

/** The row as a rule for OSM objects, or null where it has none. */
function ruleOf({ key, osm, shapes = ['POINT', 'AREA'], unnamed = false, lasting = false }) {
  const alternatives = osm ?? [key.replace('/', '=')];
  if (alternatives.length === 0) return null;
  return { key, any: alternatives.map(parseConditions), shapes, needsName: !unnamed, lasting };
}

function duplicates(values) {
  return values.filter((value, at) => values.indexOf(value) !== at);
}

/** All that is wrong with the catalogue, one sentence each. */
function faults(catalogue) {
  const byKey = new Map(catalogue.map((category) => [category.key, category]));
  const wrong = catalogue.flatMap(({ key, fi, sv, en, icon, kind, weight, group, slug }) => [
    ...[fi, sv, en].flatMap((name, at) =>
      name ? [] : [`${key} has no name in ${['Finnish', 'Swedish', 'English'][at]}`],
    ),
    ...(icon in glyphs ? [] : [`${key} has the unknown icon ${icon}`]),
    ...(kind === null || KINDS.includes(kind) ? [] : [`${key} has the unknown kind ${kind}`]),
    ...(weight >= 0 && weight <= 30 ? [] : [`${key} has the weight ${weight}`]),
    ...(byKey.get(group)?.group === group ? [] : [`${key} belongs to ${group}, which stands for no group`]),
    ...(VIEWS.includes(slug) ? [`the slug ${slug} is the name of a map view`] : []),
  ]);
  const unusedKinds = KINDS.filter((kind) => !catalogue.some((category) => category.kind === kind));
  return [
    ...wrong,
    ...duplicates(catalogue.map(({ key }) => key)).map((key) => `${key} stands twice`),
    ...duplicates(catalogue.map(({ slug }) => slug)).map((slug) => `two categories share the slug ${slug}`),
    ...unusedKinds.map((kind) => `no category has the kind ${kind}`),
    ...Object.entries(shownAs)
      .filter(([, key]) => !byKey.has(key))
      .map(([code, key]) => `LIPAS ${code} is shown as the unknown ${key}`),
    ...Object.keys(types)
      .filter((code) => !byKey.has(`lipas/${code}`))
      .map((code) => `LIPAS has no type ${code}`),
  ];
}

const shownAs = Object.fromEntries(lipasTypes.map(({ code }) => [code, types[code]?.as ?? `lipas/${code}`]));
const catalogue = [...written, ...lipasTypes.map(fromLipas)].sort((a, b) => (a.key < b.key ? -1 : 1));
const found = faults(catalogue);
if (found.length > 0) {
  console.error(found.join('\n'));
  process.exit(1);
}
emit('common/catalogue/catalogue.json', jsonRows(catalogue));
const grouped = catalogue.filter(({ key, group }) => group !== key).map(({ key, group }) => [key, group]);
emit('common/catalogue/groups.json', `${JSON.stringify(Object.fromEntries(grouped), null, 1)}\n`);
emit('common/catalogue/lipasTypes.json', `${JSON.stringify(shownAs, null, 1)}\n`);
emit('common/catalogue/osmRules.json', jsonRows(rows.map(ruleOf).filter((rule) => rule !== null)));
