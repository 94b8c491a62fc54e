import { Skeleton } from '@/design/components/Skeleton/Skeleton';
import { Box } from '@/design/components/Box/Box';
import { Stack } from '@/design/components/Stack/Stack';
import * as styles from './PlantCard.css';

/** The skeleton of a plant card. */
export function PlantCardSkeleton() {
  return (
    <div className={styles.card}>
      <div className={styles.stage}>
        <Skeleton height="100%" radius="sm" />
      </div>
      <Stack
        gap={12}
        flexGrow={1}
        padding={{ base: 12, wide: 20 }}
        paddingTop={{ base: 12, wide: 16 }}
      >
        <Skeleton width="50%" height={25} />
        <Box display="flex" flexDirection="column" gap={12} className={styles.foot}>
          <Skeleton height={35} />
          <Skeleton height={52} radius="md" />
        </Box>
      </Stack>
    </div>
  );
}
