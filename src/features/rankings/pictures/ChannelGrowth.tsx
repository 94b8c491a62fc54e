import { lazyPart } from '@/design/components/LazyPart/lazyPart';
import { Skeleton } from '@/design/components/Skeleton/Skeleton';
import { rankedChannelTexts } from '@/texts/rankedChannels';
import { rankingTexts } from '@/texts/rankings';
import type { GrowthPictureProps } from './GrowthPicture';
import { PictureCard } from './PictureCard';
import { byScript } from './pictures.css';

// The text of the page comes first.
const GrowthPicture = lazyPart(() => import('./GrowthPicture'), { after: 1000, lost: 'leftOut' });

/** The growth chart of the largest channels in a list. */
export function ChannelGrowth(props: GrowthPictureProps) {
  return (
    <div className={byScript}>
      <PictureCard
        heading={rankedChannelTexts.growthHeading}
        note={rankedChannelTexts.growthNote(rankingTexts.measures[props.chosen.sort])}
      >
        <GrowthPicture {...props} fallback={<Skeleton height={320} radius="md" />} />
      </PictureCard>
    </div>
  );
}
