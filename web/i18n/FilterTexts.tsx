import { loadedTexts } from './loadedTexts.tsx';

/** Gives its children the texts of filters and orders; suspends until they have been loaded. */
export const FilterTexts = loadedTexts('filters');
