import { Skeleton } from '@/design/components/Skeleton/Skeleton';
import * as styles from './PlantCard.css';

/** A plant that is on its way. */
export function PlantCardSkeleton() {
  return (
    <div className={styles.card}>
      <div className={styles.stage}>
        <Skeleton height="100%" radius="sm" />
      </div>
      <div className={styles.body}>
        <Skeleton width="50%" height={25} />
        <div className={styles.foot}>
          <Skeleton height={35} />
          <Skeleton height={56} radius="md" />
        </div>
      </div>
    </div>
  );
}
