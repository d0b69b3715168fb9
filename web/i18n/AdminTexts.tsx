import { loadedTexts } from './loadedTexts.tsx';
import { loadAdminMessages } from './messages.ts';

/** Has what is in it speak the texts that only admins see; suspends until they have come. */
export const AdminTexts = loadedTexts(loadAdminMessages);
