import type { Theme } from '#web/map/state/appearance.ts';
import type { ConditionLook } from './looks.ts';

/** Warm for what restrains, cool for what is good to know; at least 3:1 to all land and water of the base map. */
export const CONDITION_COLOURS: Readonly<Record<Theme, Readonly<Record<ConditionLook, string>>>> = {
  light: {
    closed: '#b3261e',
    warning: '#9a4a0c',
    limited: '#9a4a0c',
    notice: '#1d5593',
    groomed: '#005f75',
    groomedOld: '#005f75',
    report: '#6d2b87',
  },
  dark: {
    closed: '#ff9d94',
    warning: '#f3a860',
    limited: '#f3a860',
    notice: '#8fbff0',
    groomed: '#66e3ee',
    groomedOld: '#66e3ee',
    report: '#dfa9f5',
  },
};

/** What stands around lines and signs. */
export const CONDITION_HALO: Readonly<Record<Theme, string>> = { light: '#ffffff', dark: '#0f1411' };

/** Dashes in widths of the line; a look without any has a solid line. */
export const CONDITION_DASHES: Readonly<Partial<Record<ConditionLook, readonly [solid: number, gap: number]>>> = {
  closed: [1.4, 0.9],
  limited: [0.7, 0.7],
  notice: [2.4, 1.2],
  groomedOld: [4, 1],
};

/** Looks whose areas are hatched. */
export const HATCHED: readonly ConditionLook[] = ['closed', 'warning', 'limited'];

/** A sign on a grid of 24 units: the filled shape, and on it lines 2.4 units wide. */
export interface Sign {
  readonly shape: string;
  readonly glyph: string;
}

const DISC = 'M12 2a10 10 0 1 0 0 20a10 10 0 1 0 0-20z';
const FLAKE = 'M12 6v12M6.8 9l10.4 6M17.2 9l-10.4 6';

export const CONDITION_SIGNS: Readonly<Record<ConditionLook, Sign>> = {
  closed: { shape: DISC, glyph: 'M7.5 7.5l9 9M16.5 7.5l-9 9' },
  warning: { shape: 'M12 1.5L23.5 21.5H.5z', glyph: 'M12 9v5.2M12 18v.1' },
  limited: { shape: 'M12 .8L23.2 12 12 23.2 .8 12z', glyph: 'M12 6.6v6.4M12 17v.1' },
  notice: { shape: DISC, glyph: 'M12 11v6M12 7v.1' },
  groomed: { shape: DISC, glyph: FLAKE },
  groomedOld: { shape: DISC, glyph: 'M7.4 12h9.2' },
  report: { shape: 'M3 3h18v14h-7l-5 5v-5H3z', glyph: 'M8 8h8M8 12h5' },
};

const SIGN_PX = 20;
const HATCH_PX = 12;
/** Pixels of a picture for one of the map. */
export const SIGN_DENSITY = 2;

const NAME = /^condition-(sign|hatch)-(\w+)-(light|dark)$/;

/** Name of the picture that the map asks for. */
export function pictureName(of: 'sign' | 'hatch', look: ConditionLook, theme: Theme): string {
  return `condition-${of}-${look}-${theme}`;
}

/** The picture of a name of `pictureName`; null for other names, and where nothing can be drawn on. */
export function conditionPicture(name: string): ImageData | null {
  const [, of, look = '', theme = ''] = NAME.exec(name) ?? [];
  if (of === undefined || !isLook(look) || (theme !== 'light' && theme !== 'dark')) return null;
  const side = (of === 'sign' ? SIGN_PX : HATCH_PX) * SIGN_DENSITY;
  const canvas = document.createElement('canvas');
  canvas.width = side;
  canvas.height = side;
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (context === null) return null;
  if (of === 'sign') drawSign(context, side, look, theme);
  else drawHatch(context, side, look, theme);
  return context.getImageData(0, 0, side, side);
}

function isLook(name: string): name is ConditionLook {
  return Object.hasOwn(CONDITION_SIGNS, name);
}

function drawSign(context: CanvasRenderingContext2D, side: number, look: ConditionLook, theme: Theme): void {
  const { shape, glyph } = CONDITION_SIGNS[look];
  // Room for the ring around the shape.
  context.scale(side / 28, side / 28);
  context.translate(2, 2);
  context.lineCap = 'round';
  context.lineJoin = 'round';
  context.strokeStyle = CONDITION_HALO[theme];
  context.lineWidth = 3.6;
  context.fillStyle = CONDITION_COLOURS[theme][look];
  fillOutlined(context, new Path2D(shape));
  context.lineWidth = 2.4;
  context.stroke(new Path2D(glyph));
}

function fillOutlined(context: CanvasRenderingContext2D, shape: Path2D): void {
  context.stroke(shape);
  context.fill(shape);
}

/** Lines from the lower left to the upper right; crossing ones too where an area is closed. */
function drawHatch(context: CanvasRenderingContext2D, side: number, look: ConditionLook, theme: Theme): void {
  context.strokeStyle = CONDITION_COLOURS[theme][look];
  context.lineWidth = 1.1 * SIGN_DENSITY;
  context.beginPath();
  for (const at of [-side, 0, side]) {
    context.moveTo(at, side);
    context.lineTo(at + side, 0);
    if (look !== 'closed') continue;
    context.moveTo(at, 0);
    context.lineTo(at + side, side);
  }
  context.stroke();
}
