import type { Environment } from 'relay-runtime';
import type { Language } from '#common/languages.ts';
import { ownEnvironment } from '#web/data/relay/ownEnvironment.ts';
import { followFavourites } from '#web/features/favourites/ownFavourites.ts';
import { followNotes } from '#web/features/notes/ownNotes.ts';
import { followOwnPlaces } from '#web/features/ownPlaces/ownPlaces.ts';
import { followOwnPhotos } from '#web/features/photos/ownPhotos.ts';
import { currentLanguage } from '#web/i18n/language.ts';

let followed: {
  readonly environment: Environment;
  readonly language: Language;
  readonly stops: readonly (() => void)[];
} | null = null;

/** Loads what is the user's own, once for a user and a language, and follows it. */
export function followOwnContent(language: Language): void {
  const environment = ownEnvironment();
  if (followed?.environment === environment && followed.language === language) return;
  const before = followed;
  followed = {
    environment,
    language,
    stops: [followFavourites(language), followNotes(), followOwnPlaces(), followOwnPhotos()],
  };
  before?.stops.forEach((stop) => stop());
}

/** Loads it anew, as after a failure. */
export function reloadOwnContent(): void {
  const language = followed?.language ?? currentLanguage();
  followed?.stops.forEach((stop) => stop());
  followed = null;
  followOwnContent(language);
}
