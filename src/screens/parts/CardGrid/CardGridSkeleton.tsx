import { Card } from '@/design/components/Card/Card';
import { Skeleton } from '@/design/components/Skeleton/Skeleton';
import { Stack } from '@/design/components/Stack/Stack';
import { grid } from './CardGrid.css';

function CardSkeleton() {
  return (
    <Card edge padding="none">
      <Skeleton ratio={16 / 9} />
      <Stack gap={8} padding={16}>
        <Skeleton width="92%" height={20} />
        <Skeleton width="60%" height={18} />
        <Skeleton width="44%" height={18} />
        <Skeleton width="100%" height={36} radius="sm" />
      </Stack>
    </Card>
  );
}

/** The skeleton of a list of cards. */
export function CardGridSkeleton() {
  return (
    <div className={grid}>
      {Array.from({ length: 6 }, (_, at) => (
        <CardSkeleton key={at} />
      ))}
    </div>
  );
}
