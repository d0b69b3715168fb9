import { loadedTexts } from './loadedTexts.tsx';

/**
 * Gives its children the texts of the app itself: connection, new versions, shared files; suspends until they have been
 * loaded.
 */
export const PwaTexts = loadedTexts('pwa');
