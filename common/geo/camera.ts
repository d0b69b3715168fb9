import { DEFAULT_CENTRE, DEFAULT_ZOOM, STORED_ZOOM_MAX, STORED_ZOOM_MIN } from '#common/limits.ts';
import type { Bounds, Position } from './bounds.ts';
import {
  fromMercator,
  fromMercatorBox,
  MERCATOR_WORLD_M,
  type MercatorPoint,
  toMercator,
  toMercatorBox,
} from './mercator.ts';
import { TILE_PX } from './tileGrid.ts';

/**
 * The view of a map: its centre in degrees and its zoom, counted for tiles of 512 px. How it is turned and tilted is
 * the visitor's own, and in no address.
 */
export interface Camera {
  readonly zoom: number;
  readonly centre: Position;
}

/** The size of a map, CSS pixels. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/** CSS pixels at the edges of the map that panels cover. */
export interface Padding {
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  readonly left: number;
}

export function samePadding(a: Partial<Padding>, b: Padding): boolean {
  return a.top === b.top && a.right === b.right && a.bottom === b.bottom && a.left === b.left;
}

export const DEFAULT_CAMERA: Camera = { zoom: DEFAULT_ZOOM, centre: DEFAULT_CENTRE };

const ZOOM_MAX = 24;
const ZOOM_DECIMALS = 2;
const CENTRE_DECIMALS = 5;

const NUMBER = /^-?\d{1,3}(?:\.\d{1,20})?$/;

/** Reads `zoom,lon,lat` (SPEC §2, `pos`); null unless the three are numbers of this world. Nothing is clamped. */
export function parseCamera(text: string): Camera | null {
  const parts = text.length > 100 ? [] : text.split(',').map((part) => part.trim());
  if (parts.length !== 3 || !parts.every((part) => NUMBER.test(part))) return null;
  const [zoom = 0, lon = 0, lat = 0] = parts.map(Number);
  const inWorld = zoom >= 0 && zoom <= ZOOM_MAX && Math.abs(lon) <= 180 && Math.abs(lat) <= 90;
  return inWorld ? { zoom, centre: [lon, lat] } : null;
}

function round(n: number, decimals: number): number {
  return Number(n.toFixed(decimals));
}

/** The camera as it is written in a URL: rounded to the decimals that can be seen, about a metre. */
export function roundCamera({ zoom, centre: [lon, lat] }: Camera): Camera {
  return { zoom: round(zoom, ZOOM_DECIMALS), centre: [round(lon, CENTRE_DECIMALS), round(lat, CENTRE_DECIMALS)] };
}

/** `zoom,lon,lat`, rounded. */
export function formatCamera(camera: Camera): string {
  const { zoom, centre } = roundCamera(camera);
  return [zoom, ...centre].join(',');
}

/** Whether two cameras show the same view on a screen. */
export function sameCamera(a: Camera, b: Camera): boolean {
  return formatCamera(a) === formatCamera(b);
}

/** The camera as it is stored between visits: its zoom is clamped to 6–12 (SPEC §9). */
export function storedCamera(camera: Camera): Camera {
  return { ...camera, zoom: Math.min(Math.max(camera.zoom, STORED_ZOOM_MIN), STORED_ZOOM_MAX) };
}

/** Web Mercator metres of a pixel of the screen. */
function metresPerPixel(zoom: number): number {
  return MERCATOR_WORLD_M / (TILE_PX * 2 ** zoom);
}

/** The box that a map of this size shows. */
export function boundsOfCamera({ zoom, centre }: Camera, { width, height }: Size): Bounds {
  const half = metresPerPixel(zoom) / 2;
  const [x, y] = toMercator(centre);
  const [west, south, east, north] = fromMercatorBox([
    x - width * half,
    y - height * half,
    x + width * half,
    y + height * half,
  ]);
  return [Math.max(west, -180), south, Math.min(east, 180), north];
}

/**
 * A distance to the east and to the north as one to the right and up a screen with `bearing` (degrees) at its top; with
 * `-bearing` the other way round.
 */
function turned(east: number, north: number, bearing: number): MercatorPoint {
  const turn = (bearing * Math.PI) / 180;
  const sin = Math.sin(turn);
  const cos = Math.cos(turn);
  return [east * cos - north * sin, east * sin + north * cos];
}

/** Web Mercator metres of a pixel where such a distance fills a map of this size. */
function metresToFill(east: number, north: number, { width, height }: Size, bearing: number): number {
  const [right, up] = turned(east, north, bearing);
  return Math.max(Math.abs(right) / width, Math.abs(up) / height);
}

/**
 * The camera that shows the whole box in a map of this size, no closer than `maxZoom`; a point is a box without extent.
 * The compass direction at the top of the screen is `bearing`, degrees.
 */
export function cameraOfBounds(bounds: Bounds, size: Size, maxZoom: number, bearing = 0): Camera {
  const [x1, y1, x2, y2] = toMercatorBox(bounds);
  // For both diagonals.
  const needed = Math.max(metresToFill(x2 - x1, y2 - y1, size, bearing), metresToFill(x2 - x1, y1 - y2, size, bearing));
  const zoom = needed > 0 ? Math.log2(MERCATOR_WORLD_M / (TILE_PX * needed)) : maxZoom;
  return {
    zoom: Math.max(0, Math.min(zoom, maxZoom)),
    centre: fromMercator([(x1 + x2) / 2, (y1 + y2) / 2]),
  };
}

/**
 * The camera after the map has been moved down the screen by so many pixels; the compass direction at the top of the
 * screen is `bearing`, degrees.
 */
export function shiftCamera({ zoom, centre }: Camera, down: number, bearing: number): Camera {
  const [east, north] = turned(0, down * metresPerPixel(zoom), -bearing);
  const [x, y] = toMercator(centre);
  return { zoom, centre: fromMercator([x + east, y + north]) };
}

/** Whether a map of this size shows a position; `bearing`: the compass direction at the top of the screen, degrees. */
export function cameraShows({ zoom, centre }: Camera, size: Size, position: Position, bearing: number): boolean {
  const [x, y] = toMercator(centre);
  const [east, north] = toMercator(position);
  return 2 * metresToFill(east - x, north - y, size, bearing) <= metresPerPixel(zoom);
}
