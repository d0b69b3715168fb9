import { loadedTexts } from './loadedTexts.tsx';

/** Gives its children the texts that only users who are logged in see; suspends until they have been loaded. */
export const OwnTexts = loadedTexts('own');
