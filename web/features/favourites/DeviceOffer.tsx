import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { useStore } from '#web/data/store.ts';
import { focusContent } from '#web/navigation/focusContent.ts';
import { Button } from '#web/ui/buttons/Button.tsx';
import { OutlineButton } from '#web/ui/buttons/OutlineButton.tsx';
import { showToast } from '#web/ui/feedback/toasts.ts';
import { notifyOfFailure } from './chooseFavourite.ts';
import { leaveOnDevice, wereLeft } from './deviceFavourites.ts';
import { deviceFavourites } from './deviceStore.ts';
import { useFavouritesState } from './favourites.ts';
import { moveDeviceFavourites } from './moveDeviceFavourites.ts';
import styles from './DeviceOffer.module.css';

/**
 * Offers a user who is logged in to move the favourites of this device to the account, once: left on the device, they
 * are offered again when a visitor has added another.
 */
export function DeviceOffer() {
  const count = useStore(deviceFavourites, (state) => (state.status === 'known' ? state.value.size : 0));
  const { status } = useFavouritesState();
  const [isLeft, setLeft] = useState(wereLeft);
  const [isMoving, setMoving] = useState(false);
  if (count === 0 || isLeft || status !== 'known') return null;

  async function move(): Promise<void> {
    if (isMoving) return;
    setMoving(true);
    const failure = await moveDeviceFavourites();
    setMoving(false);
    if (failure) return notifyOfFailure(failure);
    // The buttons are removed while one of them has the focus.
    focusContent();
    showToast('favourites.moved');
  }

  return (
    <section className={styles.offer}>
      <p>
        <FormattedMessage id="device.offer" values={{ count }} />
      </p>
      <div className={styles.ways}>
        <Button aria-disabled={isMoving} onClick={() => void move()}>
          <FormattedMessage id="device.move" />
        </Button>
        <OutlineButton
          aria-disabled={isMoving}
          onClick={() => {
            if (isMoving) return;
            focusContent();
            leaveOnDevice();
            setLeft(true);
          }}
        >
          <FormattedMessage id="device.leave" />
        </OutlineButton>
      </div>
    </section>
  );
}
