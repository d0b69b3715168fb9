import { loadedTexts } from './loadedTexts.tsx';

/** Gives its children the texts of the detail page of a place; suspends until they have been loaded. */
export const PlaceTexts = loadedTexts('place');
