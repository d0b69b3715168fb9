import { loadedTexts } from './loadedTexts.tsx';

/** Gives its children the texts of the weather and the encyclopedia; suspends until they have been loaded. */
export const OutsideTexts = loadedTexts('outside');
