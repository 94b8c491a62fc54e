import { GardenSummarySkeleton } from '@/components/GardenSummary/GardenSummary';
import { PlantCardSkeleton } from '@/components/PlantCard/PlantCardSkeleton';
import { Skeleton } from '@/design/components/Skeleton/Skeleton';
import { VisuallyHidden } from '@/design/components/VisuallyHidden/VisuallyHidden';
import { plants, section } from '@/features/garden/Plants.css';
import { commonTexts } from '@/texts/common';
import { summary } from './GardenScreen.css';

/** The skeleton of the garden. */
export function GardenSkeleton() {
  return (
    <>
      <div className={summary}>
        <GardenSummarySkeleton />
      </div>
      <div className={section} aria-busy="true">
        <VisuallyHidden>{commonTexts.loading}</VisuallyHidden>
        <Skeleton width={120} height={25} />
        <div className={plants}>
          {[0, 1, 2].map((at) => (
            <PlantCardSkeleton key={at} />
          ))}
        </div>
      </div>
    </>
  );
}
