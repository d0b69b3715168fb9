import { rows as outdoors } from './outdoors.mjs';
import { rows as protectedAreas } from './protected.mjs';
import { rows as routes } from './routes.mjs';
import { rows as services } from './services.mjs';
import { rows as shops } from './shops.mjs';
import { rows as sights } from './sights.mjs';
import { rows as stays } from './stays.mjs';
import { rows as town } from './town.mjs';
import { rows as water } from './water.mjs';

/** All hand-written rows, the most interesting first: their order decides what an OSM object with several tags is. */
export const rows = [
  ...protectedAreas,
  ...routes,
  ...sights,
  ...outdoors,
  ...water,
  ...stays,
  ...town,
  ...shops,
  ...services,
];
