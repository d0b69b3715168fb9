import type { Tags } from '#api/osm/block.ts';
import { plainText } from '#api/osm/tagText.ts';
import { isBilingual } from '#common/municipalities/municipalities.ts';
import { populationRank } from '#common/places/populationRank.ts';
import { AREA_RULES, type AreaRule } from './areaRules.ts';
import { FERRY, LINE_RULES, PISTE, type LineRule } from './lineRules.ts';
import { finnishName, namesOf, type Properties } from './names.ts';
import { POINT_RULES, type PointRule } from './pointRules.ts';
import { isUnderground, roadProperties } from './roadProperties.ts';
import { anyOf } from './rules.ts';

/** An element as one row of a table draws it. */
export interface Look<R> {
  readonly rule: R;
  readonly properties: Properties;
}

/** Marks of a way by the relations of a file. */
export interface WayMarks {
  readonly skied: boolean;
  readonly ferry: Tags | null;
}

const NO_MARKS: WayMarks = { skied: false, ferry: null };

/** Tags that may draw a way or a relation; those of a node are `POINT_RULES.mayDraw`. */
export const mayDraw = anyOf([
  AREA_RULES.mayDraw,
  LINE_RULES.mayDraw,
  POINT_RULES.mayDraw,
  (key) => (key === 'piste:type' ? (value) => value === 'nordic' : undefined),
]);

/** Longer values are cut: none in use is longer, and the rest would only make the tile heavier. */
const DETAIL_MAX = 40;

type DrawingRule = AreaRule | LineRule | PointRule;

/** Of rules that look at no tag for it: one object for all elements, which is written out once (`textOf`). */
const fixedKinds = new WeakMap<DrawingRule, Properties>();

function kindOf(rule: DrawingRule, tags: Tags): Properties {
  if (typeof rule.detail === 'object') return kindWith(rule, plainText(tags[rule.detail.of], DETAIL_MAX));
  let fixed = fixedKinds.get(rule);
  if (fixed === undefined) fixedKinds.set(rule, (fixed = kindWith(rule, rule.detail)));
  return fixed;
}

function kindWith({ kind, layer }: DrawingRule, text: string | undefined): Properties {
  const saysMore = text !== undefined && (layer !== 'landuse' || text !== kind);
  return { kind, ...(saysMore && { kind_detail: text }) };
}

/** Whether a closed way encloses what its tags say, or runs round it. */
function enclosesArea(tags: Tags): boolean {
  if (tags['area'] === 'yes') return true;
  return tags['area'] !== 'no' && tags['highway'] === undefined;
}

/**
 * The areas of a closed way, or (`isRelation`) of a relation, which needs no `area=yes`. A building hides the ground
 * that it stands on.
 */
export function areaLooks(tags: Tags, isRelation: boolean): Look<AreaRule>[] {
  const rules = AREA_RULES.of(tags).filter(({ asked }) => asked === undefined || isRelation || tags['area'] === 'yes');
  const building = rules.find(({ slot }) => slot === 'building');
  const drawn = building !== undefined ? [building] : isRelation || enclosesArea(tags) ? rules : [];
  return drawn.map((rule) => ({
    rule,
    properties: rule.layer === 'water' ? { ...kindOf(rule, tags), ...intermittent(tags) } : kindOf(rule, tags),
  }));
}

/** The lines of a way; those of a closed one are fewer, since it may be an area. */
export function lineLooks(tags: Tags, closed: boolean, { skied, ferry }: WayMarks = NO_MARKS): Look<LineRule>[] {
  const asked = skied ? { ...tags, 'piste:type': 'nordic' } : tags;
  const rules = LINE_RULES.of(tags).filter(
    (rule) => isLine(rule, tags, closed) && !(rule.slot === 'road' && isUnderground(tags)),
  );
  const onFoot = rules.some(({ slot }) => slot === 'road');
  const piste = asked['piste:type'] === 'nordic' && !onFoot && !(closed && tags['area'] === 'yes') ? [PISTE] : [];
  const sails = ferry !== null && FERRY !== undefined && !rules.includes(FERRY) ? [FERRY] : [];
  return [...rules, ...piste, ...sails].map((rule) => ({
    rule: earlierWhereSkied(rule, asked),
    properties: lineProperties(rule, asked, ferry),
  }));
}

function isLine({ closed: whenClosed = 'line' }: LineRule, tags: Tags, closed: boolean): boolean {
  if (!closed || whenClosed === 'always') return true;
  return whenClosed === 'area' ? tags['area'] === 'no' : tags['area'] !== 'yes';
}

/**
 * A path with a ski track shows as early as the track, so that the track does not end where it runs on a minor path.
 */
function earlierWhereSkied(rule: LineRule, tags: Tags): LineRule {
  const skied = rule.slot === 'road' && tags['piste:type'] === 'nordic' && rule.zoom > PISTE.zoom;
  return skied ? { ...rule, zoom: PISTE.zoom, rank: PISTE.rank } : rule;
}

function lineProperties(rule: LineRule, tags: Tags, ferry: Tags | null): Properties {
  const own = rule.named ? namesOf(tags) : {};
  const names = rule.slot === 'ferry' && own['name'] === undefined && ferry !== null ? namesOf(ferry) : own;
  return {
    ...kindOf(rule, tags),
    ...names,
    ...(rule.layer === 'roads' && roadProperties(rule, tags)),
    ...(rule.layer === 'water' && intermittent(tags)),
  };
}

function intermittent(tags: Tags): Properties {
  return tags['intermittent'] === 'yes' || tags['seasonal'] === 'yes' ? { intermittent: true } : {};
}

/** The names and signs of a node, or of an area at its label point. */
export function pointLooks(tags: Tags, on: 'nodes' | 'areas'): Look<PointRule>[] {
  const rules = POINT_RULES.of(tags).filter((rule) => rule.on === 'both' || rule.on === on);
  if (rules.length === 0) return [];
  const names = namesOf(tags);
  return rules
    .filter(({ named }) => named === undefined || names['name'] !== undefined)
    .map((rule) => ({
      rule,
      properties: {
        ...kindOf(rule, tags),
        ...names,
        ...(rule.slot === 'place' && placeProperties(rule, tags)),
        ...(rule.kind === 'peak' && elevation(tags)),
      },
    }));
}

/** Places whose name is that of a municipality; a village may be its centre. */
const MAY_BE_MUNICIPALITIES: readonly PointRule['detail'][] = ['city', 'town', 'village'];

function placeProperties({ detail, population: guessed = 0 }: PointRule, tags: Tags): Properties {
  const digits = tags['population']?.replaceAll(/[\s,.]/g, '') ?? '';
  const population = /^\d{1,9}$/.test(digits) ? Number(digits) : undefined;
  const bilingual = MAY_BE_MUNICIPALITIES.includes(detail) && isBilingual(finnishName(tags) ?? '');
  return {
    ...(population !== undefined && { population }),
    population_rank: populationRank(population ?? guessed),
    ...(tags['capital'] === 'yes' && { capital: 'yes' }),
    ...(bilingual && { bilingual: true }),
  };
}

/** Metres above the sea. */
function elevation(tags: Tags): Properties {
  const metres = /^-?\d{1,4}(?:[.,]\d+)?(?=\s*m?$)/.exec(tags['ele']?.trim() ?? '')?.[0];
  return metres === undefined ? {} : { elevation: Math.round(Number(metres.replace(',', '.'))) };
}
