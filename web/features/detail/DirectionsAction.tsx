import { Bus, Map, MapPinned, Navigation } from 'lucide-react';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import type { Position } from '#common/geo/bounds.ts';
import { ActionMenu } from './ActionMenu.tsx';
import { type DirectionsLink, directionsLinks } from './externalLinks.ts';
import styles from './ActionMenu.module.css';

const ICONS = { apple: MapPinned, google: MapPinned, hsl: Bus, matka: Bus, osm: Map } as const satisfies Record<
  DirectionsLink['by'],
  unknown
>;

/** A menu of the services that show the way to a place, each of which opens beside the app. */
export function DirectionsAction(place: { name: string; position: Position }) {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  const label = (
    <>
      <Navigation size={22} aria-hidden="true" />
      <FormattedMessage id="actions.directions" />
    </>
  );
  return (
    <ActionMenu label={label} open={open} onPress={() => setOpen(!open)} onClose={close}>
      {directionsLinks(place).map(({ by, url }) => {
        const Icon = ICONS[by];
        return (
          <a key={by} className={styles.way} href={url} target="_blank" rel="noopener noreferrer" onClick={close}>
            <Icon size={20} aria-hidden="true" />
            <FormattedMessage id={`directions.${by}`} />
          </a>
        );
      })}
    </ActionMenu>
  );
}
