import { Layers } from 'lucide-react';
import { type ReactNode, Suspense, useEffect } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { BASE_MAP_IDS, type BaseMapId } from '#web/map/state/baseMapIds.ts';
import { setTurning, useTurningAllowed } from '#web/map/state/turning.ts';
import { MapButton } from './MapButton.tsx';
import { useOpening } from './useOpening.ts';
import styles from './LayerSwitch.module.css';

interface Props {
  readonly chosen: BaseMapId;
  readonly onChoose: (id: BaseMapId) => void;
  readonly canShow: (id: BaseMapId) => boolean;
  /** What else the panel has; loaded when it is opened. */
  readonly children: ReactNode;
}

/**
 * Opens the choice of the base map; Escape and a click elsewhere close it. Satellite without pictures says how to get
 * them.
 */
export function LayerSwitch(choice: Props) {
  const intl = useIntl();
  const { open, setOpen, root, button } = useOpening();
  useEffect(() => {
    if (open) root.current?.querySelector<HTMLInputElement>('input:checked')?.focus();
  }, [open, root]);
  return (
    <div ref={root} className={styles.root}>
      <MapButton
        ref={button}
        icon={Layers}
        label={intl.formatMessage({ id: 'layers.label' })}
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      />
      {open && <BaseMapChoice {...choice} />}
    </div>
  );
}

/** The base maps to choose from: those that this installation can show. */
function BaseMapChoice({ chosen, onChoose, canShow, children }: Props) {
  const turning = useTurningAllowed();
  return (
    <fieldset className={styles.menu}>
      <legend className={styles.legend}>
        <FormattedMessage id="layers.label" />
      </legend>
      {BASE_MAP_IDS.filter(canShow).map((id) => (
        <label key={id} className={styles.choice}>
          <input
            type="radio"
            name="baseMap"
            checked={id === chosen}
            onChange={() => onChoose(id)}
            // A radio button that is chosen already sends no change when it is clicked again.
            onClick={() => id === chosen && onChoose(id)}
          />
          <FormattedMessage id={`layers.${id}`} />
        </label>
      ))}
      <label className={styles.choice}>
        <input type="checkbox" checked={turning} onChange={() => setTurning(!turning)} />
        <FormattedMessage id="layers.turning" />
      </label>
      <Suspense fallback={null}>{children}</Suspense>
    </fieldset>
  );
}
