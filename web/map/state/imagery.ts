/** Raster tiles that cover the drawn land and water where they have loaded. */
export interface Imagery {
  readonly tilesUrl: string;
  readonly maxZoom: number;
  readonly attribution: string;
  /** True where the pictures show names themselves: the names of the base map are then left out. */
  readonly named: boolean;
}
