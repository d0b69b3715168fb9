/** Names OpenStreetMap as the source, as its licence (ODbL) asks. */
export const BASE_ATTRIBUTION =
  '<a href="https://www.openstreetmap.org/copyright">© OpenStreetMap contributors</a>, ODbL';
