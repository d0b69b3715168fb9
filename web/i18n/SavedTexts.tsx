import { loadedTexts } from './loadedTexts.tsx';
import { loadSavedMessages } from './messages.ts';

/** Has what is in it speak the texts of areas that are saved; suspends until they have come. */
export const SavedTexts = loadedTexts(loadSavedMessages);
