import { loadedTexts } from './loadedTexts.tsx';

/** Gives its children the texts that only admins see; suspends until they have been loaded. */
export const AdminTexts = loadedTexts('admin');
