import { loadedTexts } from './loadedTexts.tsx';
import { loadPwaMessages } from './messages.ts';

/** Has what is in it speak the texts of the app itself: network, versions, files that were shared; suspends until they have come. */
export const PwaTexts = loadedTexts(loadPwaMessages);
