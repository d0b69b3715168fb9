import { loadedTexts } from './loadedTexts.tsx';

/** Gives its children the texts of areas that are saved for use offline; suspends until they have been loaded. */
export const SavedTexts = loadedTexts('saved');
