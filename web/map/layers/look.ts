import type { webgl2Adapter } from '@luma.gl/webgl';
import type { Family } from '#common/catalogue/families.ts';
import { FAMILY_COLOURS } from '#common/catalogue/familyColours.ts';
import { TOP_ITEM_ABOVE_STARS } from '#common/limits.ts';
import type { Theme } from '#web/map/state/appearance.ts';

export type Rgba = [red: number, green: number, blue: number, alpha: number];

/** A picture on a WebGL context. */
export type Texture = ReturnType<Awaited<ReturnType<typeof webgl2Adapter.attach>>['createTexture']>;

/** The discs of every category: one image and where each stands in it. */
export interface Atlas {
  /** Its address, or what is already on the drawing context. */
  readonly image: string | Texture;
  readonly mapping: Record<
    string,
    {
      readonly x: number;
      readonly y: number;
      readonly width: number;
      readonly height: number;
      readonly anchorX?: number;
      readonly anchorY?: number;
    }
  >;
}

/** Pixels of LOOK "Map". */
export const DISC_PX = 24;
/** Discs of the best and of the others: the eye finds the best first. */
const DISC_BEST_PX = 30;
const DISC_PLAIN_PX = 20;
export const DOT_PX = 10;
export const DISC_HOVERED_PX = 30;
export const DISC_SELECTED_PX = 38;
/** Diameter of the ring around the disc of what is open. */
export const RING_PX = DISC_SELECTED_PX + 8;
export const CLOSED_MARK_PX = 14;
export const LINE_PX = 2;
export const LINE_SELECTED_PX = 4;
export const CASING_PX = 1.5;
/** Glow around the line of what is open. */
export const HALO_PX = 16;
export const HALO_ALPHA = 0.3;
export const AREA_EDGE_PX = 1.5;

/** Names of places under their discs. */
export const LABEL_PX = 13;
export const LABEL_GAP_PX = 3;
export const LABEL_WEIGHT = 600;
export const LABEL_FONT = "'Atkinson Hyperlegible Next Variable', system-ui, sans-serif";
const LABEL_CHARACTERS = 28;

/** Of the lines of what is closed for now, and of those beside the main line of a route. */
export const PALE_ALPHA = 0.4;
/** A line without dashes. */
export const SOLID: [solid: number, gap: number] = [0, 0];
/** Dashes of the lines beside the main line of a route, in widths of the line. */
export const SIDE_DASH: [solid: number, gap: number] = [1.5, 3];
const AREA_ALPHA = 0.08;
const AREA_SELECTED_ALPHA = 0.16;
/** Family colours are made for white glyphs and light land; lines on dark land are mixed with white. */
const DARK_TINT = 0.45;

/** Of the outlines of what is chosen. */
export const OUTLINES: Readonly<Record<Theme, { readonly ink: Rgba; readonly halo: Rgba }>> = {
  light: { ink: [53, 65, 59, 255], halo: [255, 255, 255, 255] },
  dark: { ink: [231, 238, 233, 255], halo: [15, 20, 17, 255] },
};

export const CASING: Readonly<Record<Theme, Rgba>> = { light: [255, 255, 255, 230], dark: [15, 20, 17, 230] };

export function discPx(stars: number): number {
  if (stars > TOP_ITEM_ABOVE_STARS) return DISC_BEST_PX;
  return stars > 1 ? DISC_PX : DISC_PLAIN_PX;
}

function isFamily(name: string): name is Family {
  return name in FAMILY_COLOURS;
}

/** Lines are thin: those of routes are brighter than the discs, and show on land all the same. */
const ROUTE_COLOURS: Partial<Record<Family, string>> = { trail: '#e0500a', winter: '#2372d9', cycling: '#b4491a' };

/** Colour of a family's lines and edges on the map; an unknown family is drawn as a service. */
export function lineColour(family: string, theme: Theme, alpha = 1): Rgba {
  const known = isFamily(family) ? family : 'service';
  const hex = ROUTE_COLOURS[known] ?? FAMILY_COLOURS[known];
  const tint = theme === 'dark' ? DARK_TINT : 0;
  const channel = (from: number) => {
    const value = Number.parseInt(hex.slice(from, from + 2), 16);
    return Math.round(value + (255 - value) * tint);
  };
  return [channel(1), channel(3), channel(5), Math.round(255 * alpha)];
}

export function areaFill(family: string, theme: Theme, selected = false): Rgba {
  return lineColour(family, theme, selected ? AREA_SELECTED_ALPHA : AREA_ALPHA);
}

/** Dashes in widths of the line (LOOK): ski solid, hiking short, cycling long; colour never carries meaning alone. */
export function dashOf(family: string): [solid: number, gap: number] {
  if (family === 'trail') return [2.5, 1.5];
  if (family === 'cycling') return [5, 2];
  return SOLID;
}

/** Name of the disc in the atlas. */
export function discOf({ family, icon }: { readonly family: string; readonly icon: string }): string {
  return `${family}/${icon}`;
}

/** Name of the dot in the atlas. */
export function dotOf({ family }: { readonly family: string }): string {
  return `dot/${family}`;
}

/** A name as the map writes it: long ones are cut at a word. */
export function labelOf(name: string): string {
  if (name.length <= LABEL_CHARACTERS) return name;
  const cut = name.slice(0, LABEL_CHARACTERS);
  return `${cut.includes(' ') ? cut.slice(0, cut.lastIndexOf(' ')) : cut}…`;
}
