import { Heart } from 'lucide-react';
import { useIntl } from 'react-intl';
import { LoginPrompt } from '#web/features/account/LoginPrompt.tsx';
import { MapButton } from '#web/map/controls/MapButton.tsx';
import { useOpening } from '#web/map/controls/useOpening.ts';
import { showFavouritesOnMap, useFavouritesOnMap, useHasFavourites } from './favourites.ts';
import styles from './FavouritesButton.module.css';

/** Shows only the favourites on the map; a visitor without any is asked to log in (SPEC §6). */
export function FavouritesButton() {
  const intl = useIntl();
  const { open, setOpen, root, button } = useOpening();
  const hasFavourites = useHasFavourites();
  const label = intl.formatMessage({ id: 'favourites.onMap' });
  const shown = useFavouritesOnMap();
  if (hasFavourites)
    return <MapButton icon={Heart} label={label} aria-pressed={shown} onClick={() => showFavouritesOnMap(!shown)} />;
  return (
    <div ref={root} className={styles.root}>
      <MapButton ref={button} icon={Heart} label={label} aria-expanded={open} onClick={() => setOpen(!open)} />
      {open && (
        <section className={styles.prompt} aria-label={label}>
          <LoginPrompt text="login.noFavourites" />
        </section>
      )}
    </div>
  );
}
