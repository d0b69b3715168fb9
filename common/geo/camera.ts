import { DEFAULT_CENTRE, DEFAULT_ZOOM, STORED_ZOOM_MAX, STORED_ZOOM_MIN } from '#common/limits.ts';
import { latOfMercatorY, lonOfMercatorX, mercatorX, mercatorY, type Bounds, type Position } from './bounds.ts';

/** What a map shows: its centre in degrees and its zoom, for tiles of 512 px. The map is never rotated or tilted. */
export interface Camera {
  readonly zoom: number;
  readonly centre: Position;
}

/** CSS pixels. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/** CSS pixels at the edges of the map that something else covers. */
export interface Padding {
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  readonly left: number;
}

export const DEFAULT_CAMERA: Camera = { zoom: DEFAULT_ZOOM, centre: DEFAULT_CENTRE };

const ZOOM_MAX = 24;
const ZOOM_DECIMALS = 2;
const CENTRE_DECIMALS = 5;

/** Width of the world at zoom 0, pixels and Web Mercator metres. */
const WORLD_PX = 512;
const WORLD_M = mercatorX(180) - mercatorX(-180);

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

/** The camera as a URL keeps it: with as many decimals as can be seen, about a metre. */
export function roundCamera({ zoom, centre: [lon, lat] }: Camera): Camera {
  return { zoom: round(zoom, ZOOM_DECIMALS), centre: [round(lon, CENTRE_DECIMALS), round(lat, CENTRE_DECIMALS)] };
}

/** `zoom,lon,lat`, rounded. */
export function formatCamera(camera: Camera): string {
  const { zoom, centre } = roundCamera(camera);
  return [zoom, ...centre].join(',');
}

/** Two cameras that nobody can tell apart. */
export function sameCamera(a: Camera, b: Camera): boolean {
  return formatCamera(a) === formatCamera(b);
}

/** The camera as it is kept between visits: zoom 6–12 (SPEC §9). */
export function storedCamera(camera: Camera): Camera {
  return { ...camera, zoom: Math.min(Math.max(camera.zoom, STORED_ZOOM_MIN), STORED_ZOOM_MAX) };
}

function metresPerPixel(zoom: number): number {
  return WORLD_M / (WORLD_PX * 2 ** zoom);
}

/** What a map of this size shows. */
export function boundsOfCamera({ zoom, centre: [lon, lat] }: Camera, { width, height }: Size): Bounds {
  const half = metresPerPixel(zoom) / 2;
  const x = mercatorX(lon);
  const y = mercatorY(lat);
  return [
    Math.max(lonOfMercatorX(x - width * half), -180),
    latOfMercatorY(y - height * half),
    Math.min(lonOfMercatorX(x + width * half), 180),
    latOfMercatorY(y + height * half),
  ];
}

/** The camera that shows the whole box in a map of this size, no closer than `maxZoom`; a point is a box without extent. */
export function cameraOfBounds([west, south, east, north]: Bounds, { width, height }: Size, maxZoom: number): Camera {
  const [x1, y1, x2, y2] = [mercatorX(west), mercatorY(south), mercatorX(east), mercatorY(north)];
  const needed = Math.max((x2 - x1) / width, (y2 - y1) / height);
  const zoom = needed > 0 ? Math.log2(WORLD_M / (WORLD_PX * needed)) : maxZoom;
  return {
    zoom: Math.max(0, Math.min(zoom, maxZoom)),
    centre: [lonOfMercatorX((x1 + x2) / 2), latOfMercatorY((y1 + y2) / 2)],
  };
}

/** The camera after what it shows has moved by so many pixels, right and down. */
export function shiftCamera({ zoom, centre: [lon, lat] }: Camera, right: number, down: number): Camera {
  const scale = metresPerPixel(zoom);
  return {
    zoom,
    centre: [lonOfMercatorX(mercatorX(lon) - right * scale), latOfMercatorY(mercatorY(lat) + down * scale)],
  };
}
