import { loadedTexts } from './loadedTexts.tsx';
import { loadOwnMessages } from './messages.ts';

/** Has what is in it speak the texts that only those see who are logged in; suspends until they have come. */
export const OwnTexts = loadedTexts(loadOwnMessages);
