// How much detail is drawn: all of it in Finland, less in the countries beside it, little in the rest of the world
// (which is there so that no map view ever ends at a cut edge). Smallest corner (triangle), island and lake drawn, km².

const within = ([x, y], [west, south, east, north]) => x >= west && x <= east && y >= south && y <= north;

const zones = [
  { box: [17, 58.2, 33, 71.3], corner: 0.4, island: 0.5, lake: 4 },
  { box: [2, 53, 46, 72], corner: 4, island: 20, lake: 60 },
  { box: [-30, 34, 75, 82], corner: 60, island: 300, lake: 600 },
  { box: [-180, -90, 180, 90], corner: 400, island: 2500, lake: 4000 },
];

/** Finland itself: every corner the source has, and all but the smallest islands. */
export const finland = { corner: 0, island: 0.02 };

/** The least sizes that are drawn at a position outside Finland. */
export const zoneAt = (position) => zones.find((zone) => within(position, zone.box)) ?? zones[zones.length - 1];

/** Whether a position lies where shores are drawn with care. */
export const isNearFinland = (position) => within(position, zones[0].box);

/** Whether a position lies in the countries seen together with Finland. */
export const isInNorthernEurope = (position) => within(position, zones[1].box);
