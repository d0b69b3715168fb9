import { CardSkeletons } from '#web/ui/layout/CardSkeletons.tsx';
import styles from './OwnPlacesSkeleton.module.css';

/** Placeholder of the user's own places, as high as their section is where there are none. */
export function OwnPlacesSkeleton() {
  return (
    <div className={styles.room}>
      <CardSkeletons count={2} />
    </div>
  );
}
