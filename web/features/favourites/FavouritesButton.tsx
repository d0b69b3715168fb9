import { Heart } from 'lucide-react';
import { useIntl } from 'react-intl';
import { LoginPrompt } from '#web/features/account/LoginPrompt.tsx';
import { useSpeaksToUser } from '#web/features/account/viewer.ts';
import { MapButton } from '#web/map/controls/MapButton.tsx';
import { useOpening } from '#web/map/controls/useOpening.ts';
import { showFavouritesOnMap, useFavouritesOnMap } from './favourites.ts';
import styles from './FavouritesButton.module.css';

/** Shows only the user's favourites on the map; a visitor is asked to log in (SPEC §6). */
export function FavouritesButton() {
  const intl = useIntl();
  const { open, setOpen, root, button } = useOpening();
  const isUser = useSpeaksToUser();
  const label = intl.formatMessage({ id: 'favourites.onMap' });
  const shown = useFavouritesOnMap();
  if (isUser)
    return <MapButton icon={Heart} label={label} aria-pressed={shown} onClick={() => showFavouritesOnMap(!shown)} />;
  return (
    <div ref={root} className={styles.root}>
      <MapButton ref={button} icon={Heart} label={label} aria-expanded={open} onClick={() => setOpen(!open)} />
      {open && (
        <section className={styles.prompt} aria-label={label}>
          <LoginPrompt text="login.favouritesOnMap" />
        </section>
      )}
    </div>
  );
}
