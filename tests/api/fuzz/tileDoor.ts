import { KINDS } from '#common/catalogue/kinds.ts';
import { toTileGrid } from '#common/geo/tileGrid.ts';
import { IDS } from '../../support/made/placesOfHelsinki.ts';
import type { Dice } from './dice.ts';
import { escaped, type MadeRequest } from './sending.ts';
import { fitting, strayHeaders } from './values.ts';

/** Makes requests for tiles, cells of saved areas and photos, of the base tiles' set among others. */
export function tileDoor(baseSet: string): (dice: Dice) => MadeRequest {
  return (dice) => {
    const path = dice.one(PATHS)(dice, baseSet);
    // At times one segment is another.
    const segments = path.split('/');
    const at = 1 + dice.upTo(segments.length - 2);
    const changed = dice.percent(10) ? segments.with(at, escaped(dice.text())) : segments;
    return {
      method: dice.percent(97) ? 'GET' : 'HEAD',
      path: changed.join('/'),
      headers: strayHeaders(dice),
      body: null,
    };
  };
}

const version = (dice: Dice) =>
  dice.percent(70) ? '2' : dice.one(['1', '3', '0', '-1', '999999999', '2147483648', '9007199254740993']);

function tileOf(dice: Dice): string {
  const zoom = dice.one([0, 4, 5, 8, 10, 12, 13, 14, 15, 22, 30]);
  const [x = 0, y = 0] = toTileGrid([24.94, 60.17], zoom).map(Math.floor);
  const last = 2 ** zoom;
  if (dice.percent(60)) return `${zoom}/${x}/${y}`;
  return `${zoom}/${dice.one([x, x + 1, 0, last - 1, last, -1])}/${dice.one([y, y - 1, 0, last - 1, last])}`;
}

const fileOf = (dice: Dice) =>
  `${dice.one(Object.values(IDS))}/${dice.one(['x', 'abcdefghij'])}` +
  `${dice.one(['', '_100sq', '_0', '_99999sq'])}.${dice.one(['jpg', 'avif', 'svg'])}`;

const PATHS: readonly ((dice: Dice, baseSet: string) => string)[] = [
  (dice) => `/tiles/attractions/${version(dice)}/${dice.one(['all', 'own', ...KINDS])}/${tileOf(dice)}.mvt`,
  (dice, baseSet) => `/tiles/base/${dice.one([baseSet, baseSet, 'none', '1'])}/${tileOf(dice)}.mvt`,
  (dice) => `/ogc/tiles/${dice.one(['attractions', 'base', 'x'])}/${tileOf(dice)}.mvt`,
  (dice) => `/saved/${version(dice)}/${tileOf(dice)}.json`,
  (dice) => `/saved/${version(dice)}/places?ids=${String(fitting(dice, 'ids'))}`,
  (dice) => `/saved/plan?bounds=${String(fitting(dice, 'bbox'))}`,
  (dice) => `/images/${fileOf(dice)}`,
  (dice) => `/thumbs/${fileOf(dice)}`,
  (dice) => `/previews/${fileOf(dice)}`,
  (dice) => `/profiles/${dice.one(['x_50sq.jpg', 'x.jpg', 'abcdefghij_50sq.avif'])}`,
];
