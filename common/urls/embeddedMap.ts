import type { BaseTilesSource } from '#common/baseMap.ts';
import type { Position } from '#common/geo/bounds.ts';
import type { Language } from '#common/languages.ts';
import type { EmbedTheme } from './embedAddress.ts';

/** The settings that the server writes for the program of an embed, in the page itself. */
export interface EmbeddedMap {
  readonly language: Language;
  readonly theme: EmbedTheme;
  readonly zoom: number;
  readonly centre: Position;
  readonly baseTiles: BaseTilesSource;
  /** Address of the tiles of places, with `{z}`, `{x}` and `{y}`; null: no places are drawn. */
  readonly placeTiles: string | null;
  /** The one place that is shown; null: all of the tiles. */
  readonly place: { readonly id: number; readonly position: Position } | null;
  /** Path and query of this embed without its position, by which the list is asked for again; null: it has no list. */
  readonly list: string | null;
  /** Path of a place's page, with `{id}`. */
  readonly page: string;
  readonly words: EmbeddedWords;
}

export interface EmbeddedWords {
  /** The link to the full page. */
  readonly open: string;
  readonly map: string;
  readonly sources: string;
  readonly zoomIn: string;
  readonly zoomOut: string;
  /** How a map inside another page is moved: with a mouse, on a Mac, with fingers. */
  readonly moveByMouse: string;
  readonly moveOnMac: string;
  readonly moveByFingers: string;
}
