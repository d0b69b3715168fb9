import { loadedTexts } from './loadedTexts.tsx';
import { loadOutsideMessages } from './messages.ts';

/** Has what is in it speak the texts of the weather and of the encyclopedia; suspends until they have come. */
export const OutsideTexts = loadedTexts(loadOutsideMessages);
