import { Skeleton } from '@/design/components/Skeleton/Skeleton';
import { Stack } from '@/design/components/Stack/Stack';
import * as styles from './PlantCard.css';

/** The skeleton of a plant card. */
export function PlantCardSkeleton() {
  return (
    <div className={styles.card}>
      <div className={styles.stage}>
        <Skeleton height="100%" radius="sm" />
      </div>
      <div className={styles.body}>
        <Skeleton width="50%" height={25} />
        <Stack gap={12} className={styles.foot}>
          <Skeleton height={35} />
          <Skeleton height={56} radius="md" />
        </Stack>
      </div>
    </div>
  );
}
